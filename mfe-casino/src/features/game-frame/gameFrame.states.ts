import type { GameFatalCode, GameJurisdiction, GameMessage, GamePauseReason } from '@foyer/kernel/game-host';
import type { GameLaunchRefusalReason, GameMode } from '@foyer/graphql/main';

/** Response to a launch. */
export interface LaunchedGame {
  readonly gameSessionId: string;
  readonly url: string;
  readonly origin: string;
  readonly nonce: string;
  readonly currency: string;
  readonly jurisdiction: GameJurisdiction;
  /** Net position of the session so far, minor units. */
  readonly netMinor: number;
  /** Server time, ms since the epoch. */
  readonly sessionStart: number;
}

/** Reason why a game has stopped permanently; the card explains the next step. */
export type FrameFailure = GameFatalCode | 'LAUNCH_FAILED' | 'NOT_READY' | 'CONTINUED_ELSEWHERE';

/** Content that the page shows over a paused game at the game's request. */
export type Interruption = 'cashier' | 'help' | 'history' | 'rules';

/** Reason why the game ends after the current round. */
export type Ending = 'left' | 'session-ended' | 'continued-elsewhere';

export interface OpenFrame {
  readonly status: 'open';
  readonly attempt: number;
  readonly mode: GameMode;
  readonly launch: LaunchedGame;
  readonly isReady: boolean;
  /** The current round; nothing interrupts it until it ends or is overdue. */
  readonly roundId: string | undefined;
  readonly isRoundOverdue: boolean;
  readonly pause: 'none' | 'pending' | 'sent';
  readonly pauseReason: GamePauseReason;
  readonly pendingInterruption: Interruption | undefined;
  readonly isOverlayOpen: boolean;
  readonly netMinor: number;
  readonly isMuted: boolean;
  readonly ending: Ending | undefined;
}

export type GameFrameState =
  | { readonly status: 'closed'; readonly attempt: number }
  | { readonly status: 'launching'; readonly attempt: number; readonly mode: GameMode }
  | {
      readonly status: 'refused';
      readonly attempt: number;
      readonly mode: GameMode;
      readonly reasons: readonly GameLaunchRefusalReason[];
      readonly until: string | undefined;
    }
  | {
      readonly status: 'failed';
      readonly attempt: number;
      readonly mode: GameMode;
      readonly cause: FrameFailure;
    }
  | OpenFrame;

export type GameFrameEvent =
  | { readonly type: 'play-pressed'; readonly mode: GameMode }
  | { readonly type: 'launch-answered'; readonly attempt: number; readonly launch: LaunchedGame }
  | {
      readonly type: 'launch-refused';
      readonly attempt: number;
      readonly reasons: readonly GameLaunchRefusalReason[];
      readonly until: string | undefined;
    }
  | { readonly type: 'launch-failed'; readonly attempt: number }
  /** A message whose origin, source and nonce have been checked. */
  | { readonly type: 'message-arrived'; readonly message: GameMessage }
  | { readonly type: 'ready-overdue' }
  | { readonly type: 'round-overdue' }
  | { readonly type: 'overlay-opened'; readonly reason: GamePauseReason }
  | { readonly type: 'overlay-closed' }
  | { readonly type: 'mute-pressed' }
  | { readonly type: 'leave-pressed' }
  | { readonly type: 'connection-restored' }
  /** The balance changed for another reason than this game: a deposit, a withdrawal, a correction. */
  | { readonly type: 'money-moved' }
  /** A guard was lifted, for example by accepted terms, so a refused launch may now succeed. */
  | { readonly type: 'guard-lifted' }
  | { readonly type: 'session-ended' }
  | { readonly type: 'continued-elsewhere' };

/** The actions of the page, run in order. */
export type GameFrameEffect =
  | { readonly type: 'launch'; readonly attempt: number; readonly mode: GameMode }
  | { readonly type: 'close-session'; readonly gameSessionId: string }
  | { readonly type: 'start-watchdog'; readonly of: Watchdog }
  | { readonly type: 'stop-watchdog'; readonly of: Watchdog }
  | { readonly type: 'send-init' }
  | { readonly type: 'send-pause'; readonly reason: GamePauseReason }
  | { readonly type: 'send-resume' }
  | { readonly type: 'send-refresh-balance' }
  | { readonly type: 'send-muted'; readonly isMuted: boolean }
  | { readonly type: 'send-net-position'; readonly minor: number }
  | { readonly type: 'send-stop' }
  | { readonly type: 'focus-frame' }
  | { readonly type: 'show'; readonly interruption: Interruption }
  | { readonly type: 'refresh-wallet' }
  | { readonly type: 'announce-launched'; readonly mode: GameMode }
  | { readonly type: 'announce-round-started'; readonly roundId: string }
  | {
      readonly type: 'announce-round-finished';
      readonly stakeMinor: number;
      readonly returnMinor: number;
      readonly currency: string;
    }
  | { readonly type: 'left' };

export type Watchdog = 'ready' | 'round';

export interface GameFrameStep {
  readonly state: GameFrameState;
  readonly effects: readonly GameFrameEffect[];
}
