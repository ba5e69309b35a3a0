import type { Services } from '@foyer/contract';
import { money } from '@foyer/money';
import { createWatchdogs } from './adapters/watchdogs.ts';
import { openFrameChannel, type FrameChannel } from './frameChannel.ts';
import { CloseGameSessionDocument } from './GameFrame.generated.ts';
import type {
  GameFrameEffect,
  GameFrameEvent,
  GameFrameState,
  Interruption,
  OpenFrame,
} from './gameFrame.states.ts';
import { sendEffect } from './sendEffect.ts';
import { launchGame } from './launchGame.ts';
import { openGame } from './openGames.ts';

export interface GameFrameOptions {
  readonly services: Services;
  readonly game: { readonly id: string; readonly slug: string; readonly isLiveCasinoGame: boolean };
  /** The window that receives the game's messages. */
  readonly page: Window;
  readonly frame: () => HTMLIFrameElement | null;
  show(interruption: Interruption): void;
  onLeft(): void;
}

export interface GameFrameEffects {
  opened(open: OpenFrame): void;
  /** Called when no round is played any more: announces the end of one without a result, such as a refused one. */
  roundEnded(): void;
  /** Called when the frame has closed; may be called twice. */
  closed(): void;
  perform(effect: GameFrameEffect, state: GameFrameState): void;
  dispose(): void;
}

const OVERDUE = { ready: 'ready-overdue', round: 'round-overdue' } as const;

/** Runs the machine's effects on the frame, the server and the page. */
export function createEffects(
  options: GameFrameOptions,
  send: (event: GameFrameEvent) => void,
): GameFrameEffects {
  const { services, game } = options;
  const watchdogs = createWatchdogs((of) => send({ type: OVERDUE[of] }));
  let channel: FrameChannel | undefined;
  let stopPlaying: (() => void) | undefined;
  let currency: string | undefined;
  /** The announced round has no result yet. */
  let isRoundOpen = false;

  return {
    opened({ mode, launch: { origin, nonce, ...launch } }) {
      ({ currency } = launch);
      channel = openFrameChannel({
        page: options.page,
        frame: options.frame,
        origin,
        nonce,
        onMessage: (message) => send({ type: 'message-arrived', message }),
      });
      stopPlaying = openGame(mode);
      services.storage.rememberPlayedGame(game.id, game.isLiveCasinoGame);
    },
    roundEnded() {
      if (!isRoundOpen || currency === undefined) return;
      isRoundOpen = false;
      announce(services, game.slug, {
        type: 'announce-round-finished',
        stakeMinor: 0,
        returnMinor: 0,
        currency,
      });
    },
    closed() {
      reportHostility(services, channel);
      channel?.close();
      channel = undefined;
      stopPlaying?.();
    },
    perform(effect, state) {
      switch (effect.type) {
        case 'start-watchdog':
          return watchdogs.start(effect.of);
        case 'stop-watchdog':
          return watchdogs.stop(effect.of);
        case 'launch':
          return void launchGame(services, game.slug, effect.mode, effect.attempt).then(send);
        case 'close-session':
          return closeSession(services, effect.gameSessionId);
        case 'refresh-wallet':
          return refreshWallet(services);
        case 'focus-frame':
          return options.frame()?.focus();
        case 'show':
          return options.show(effect.interruption);
        case 'left':
          return options.onLeft();
        case 'announce-round-started':
        case 'announce-round-finished':
          isRoundOpen = effect.type === 'announce-round-started';
          return announce(services, game.slug, effect);
        case 'announce-launched':
          return announce(services, game.slug, effect);
        default:
          return sendEffect(services, channel, state, effect);
      }
    },
    dispose: () => watchdogs.stopAll(),
  };
}

type Announcement = Extract<GameFrameEffect, { type: `announce-${string}` }>;

function announce({ bus }: Services, slug: string, effect: Announcement): void {
  if (effect.type === 'announce-launched') bus.emit('game.launched', { slug, mode: effect.mode });
  else if (effect.type === 'announce-round-started')
    bus.emit('game.round-started', { slug, roundId: effect.roundId });
  else
    bus.emit('game.round-finished', {
      slug,
      stake: money(effect.stakeMinor, effect.currency),
      returned: money(effect.returnMinor, effect.currency),
    });
}

export function closeSession({ apollo, telemetry }: Services, gameSessionId: string): void {
  // the server ends sessions that are not closed; the player does not wait for the response
  apollo
    .mutate({ mutation: CloseGameSessionDocument, variables: { input: { gameSessionId } } })
    .catch((error: unknown) => telemetry.failed('casino.close-session', error));
}

function refreshWallet({ wallet, telemetry }: Services): void {
  wallet.refresh().catch((error: unknown) => telemetry.failed('casino.wallet-refresh', error));
}

/** Reports malformed messages of the frame itself: an incompatible provider, or injected code. */
function reportHostility({ telemetry }: Services, channel: FrameChannel | undefined): void {
  const rejections = channel?.rejections();
  if (rejections === undefined) return;
  const suspicious = rejections.malformed + rejections['old-nonce'];
  if (suspicious > 0)
    telemetry.failed(
      'casino.game-frame',
      new Error(`rejected ${suspicious} messages of the game frame: ${JSON.stringify(rejections)}`),
    );
}
