import { Text, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Slot, useConnectionState, useServices } from '@foyer/platform';
import { Notice, SkipLink, Spinner } from '@foyer/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { GameMode } from '@foyer/graphql/main';
import { FailureCard } from './parts/FailureCard.tsx';
import { RefusalNotice } from './parts/RefusalNotice.tsx';
import { StageBar } from './parts/StageBar.tsx';
import type { OpenFrame } from './gameFrame.states.ts';
import * as css from './GameStage.css.ts';
import { messages } from './GameStage.messages.ts';
import { useGameFrame, type StageGame } from './useGameFrame.ts';

export interface GameStageProps {
  readonly game: StageGame;
  readonly mode: GameMode;
  onModeChange(mode: GameMode): void;
  onLeft(): void;
}

const BEFORE = 'before-game';
const AFTER = 'after-game';

/** A running game with all its states. */
export function GameStage({ game, mode, onModeChange, onLeft }: GameStageProps) {
  const text = useText();
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, send } = useGameFrame({ game, mode, frame, onLeft });
  // wherever the page was scrolled to, the whole game is visible when play starts
  useEffect(() => {
    // newer browsers return a promise, which an effect must not return
    void stage.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <SkipLink target={AFTER}>{text(messages.skip)}</SkipLink>
      <section
        ref={stage}
        id={BEFORE}
        tabIndex={-1}
        className={css.stage}
        aria-label={text(messages.frame, { game: game.name })}
      >
        <StageBar
          game={game}
          mode={mode}
          state={state}
          stage={stage}
          onMute={() => send({ type: 'mute-pressed' })}
          onLeave={() => send({ type: 'leave-pressed' })}
        />
        {mode === 'REAL' && (
          <Slot
            name="jackpot-raffle.widget"
            props={{ placement: 'game', stake: money(game.minStake, game.currency) }}
          />
        )}
        <div className={css.screen}>
          {state.status === 'open' && <Frame key={state.attempt} game={game} state={state} frame={frame} />}
          {(state.status === 'launching' || state.status === 'closed') && <Opening game={game} />}
          {state.status === 'refused' && (
            <Cover>
              <RefusalNotice
                game={game}
                reasons={state.reasons}
                until={state.until}
                onDemo={() => onModeChange('DEMO')}
                onRetry={() => send({ type: 'play-pressed', mode })}
              />
            </Cover>
          )}
          {state.status === 'failed' && (
            <Cover>
              <FailureCard
                game={game}
                cause={state.cause}
                onRetry={() => send({ type: 'play-pressed', mode })}
              />
            </Cover>
          )}
        </div>
      </section>
      <SkipLink target={BEFORE}>{text(messages.skipBack)}</SkipLink>
      <div id={AFTER} tabIndex={-1} className={css.landing} />
    </>
  );
}

/**
 * Cover of a launching game. The state before the launch looks the same, because the player has selected
 * play already.
 */
function Opening({ game }: { readonly game: StageGame }) {
  const text = useText();
  return (
    <div className={css.cover}>
      <img className={css.picture} src={game.artwork.wide} alt="" />
      <Spinner label={text(messages.opening, { game: game.name })} size="large" />
    </div>
  );
}

function Cover({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.cover}>
      <div className={css.content}>{children}</div>
    </div>
  );
}

interface FrameProps {
  readonly game: StageGame;
  readonly state: OpenFrame;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

function Frame({ game, state, frame }: FrameProps) {
  const text = useText();
  const { telemetry } = useServices();
  return (
    <>
      <iframe
        ref={frame}
        // the shell returns the focus to the element with this attribute
        data-game-frame=""
        className={css.frame}
        title={text(messages.frame, { game: game.name })}
        src={state.launch.url}
        // all communication uses messages: no forms, no pop-ups, no access to the top window
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
        onError={() => telemetry.failed('casino.game-frame', new Error('The frame did not load'))}
      />
      {!state.isReady && <Opening game={game} />}
      <FrameNotices state={state} />
    </>
  );
}

function FrameNotices({ state }: { readonly state: OpenFrame }) {
  const connection = useConnectionState();
  const isOffline = connection !== 'online';
  if (!isOffline && state.ending === undefined) return null;
  return (
    <div className={css.strip}>
      <Notice tone={isOffline ? 'warning' : 'info'} live>
        <Text {...(isOffline ? messages.offline : messages.leaving)} />
      </Notice>
    </div>
  );
}
