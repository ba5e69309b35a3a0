import type { GameMessage } from '@foyer/kernel/game-host';
import type { GameFrameEvent, LaunchedGame } from './gameFrame.states.ts';

export const NONCE = 'nonce-1';

export const LAUNCH: LaunchedGame = {
  gameSessionId: 'session-1',
  url: 'http://games.localhost:4003/play/1',
  origin: 'http://games.localhost:4003',
  nonce: NONCE,
  currency: 'EUR',
  jurisdiction: {
    autoplay: false,
    turbo: false,
    minimumRoundMs: 2_500,
    maximumStakeMinor: null,
    celebrateReturnUpToStake: false,
    buyFeature: false,
    showRtp: true,
    showNetPosition: true,
    showSessionClock: true,
    fullscreen: true,
  },
  netMinor: -500,
  sessionStart: 1_790_000_000_000,
};

type FrameMessageBody = GameMessage extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'v' | 'nonce'>
    : never
  : never;

/** A message of the frame in its envelope. */
export function frameMessage(body: FrameMessageBody): GameFrameEvent {
  // the envelope adds the fields that `Words` omits
  return { type: 'message-arrived', message: { v: 1, nonce: NONCE, ...body } as GameMessage };
}

export const pressPlay: GameFrameEvent = { type: 'play-pressed', mode: 'REAL' };
export const answered: GameFrameEvent = { type: 'launch-answered', attempt: 1, launch: LAUNCH };
export const hello = frameMessage({ type: 'hello' });
export const ready = frameMessage({ type: 'ready' });
export const idle = frameMessage({ type: 'idle' });
export const busy = frameMessage({ type: 'busy', roundId: 'round-1' });
export const result = frameMessage({
  type: 'roundResult',
  roundId: 'round-1',
  stake: 100,
  return: 250,
  ccy: 'EUR',
});

/** The events up to the first idle. */
export const PLAYING: readonly GameFrameEvent[] = [pressPlay, answered, hello, ready, idle];
