import type { RoundView, SessionView } from '../../rgs/view.ts';
import type { Amounts } from './amounts.ts';
import type { SoundBoard } from './shell/soundBoard.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

/** Services that the frame's shell provides to a game. */
export interface GameKit {
  readonly session: SessionView;
  readonly texts: FormatFrameText;
  readonly amounts: Amounts;
  readonly sound: SoundBoard;
  /** Shown beside the balance, not announced. */
  setWin(minor: number | null): void;
  /** One visual line below the game; results are announced separately. */
  setStatus(...content: readonly (string | Node)[]): void;
  /** The choice changed: stake and buttons are rendered again. */
  onBetChanged(): void;
  /** Starts a round, like the button. */
  play(): void;
}

export interface ShowOptions {
  readonly isTurbo: boolean;
  readonly isCalm: boolean;
  /** False when the return does not exceed the stake and the licence forbids celebrating it. */
  readonly isCelebrated: boolean;
  /** Aborts when the player skips the animation. */
  readonly signal: AbortSignal;
}

/** Interface of a game for the frame's shell. */
export interface GameView {
  readonly stage: HTMLElement;
  /** Stake or chip controls, shown beside the play button. */
  readonly controls: HTMLElement;
  readonly stakeMinor: () => number;
  /** Undefined without a valid bet. */
  readonly bet: () => unknown;
  setEnabled(isEnabled: boolean): void;
  /** Animation from the press until the response. */
  begin(options: Omit<ShowOptions, 'isCelebrated'>): void;
  /** Shows the whole round. */
  show(round: RoundView, options: ShowOptions): Promise<void>;
  /** The round did not take place. */
  cancel(): void;
  /** Shows a past round without animation. */
  restore(round: RoundView): void;
  rules(): readonly HTMLElement[];
  /** The result as text, for screen readers. */
  describe(round: RoundView): string;
}

export type CreateGameView = (kit: GameKit) => GameView;
