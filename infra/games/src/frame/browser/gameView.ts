import type { RoundView, SessionView } from '../../rgs/view.ts';
import type { Amounts } from './amounts.ts';
import type { SoundBoard } from './shell/soundBoard.ts';
import type { Texts } from './texts.ts';

/** What the shell gives to a game. */
export interface GameKit {
  readonly session: SessionView;
  readonly texts: Texts;
  readonly amounts: Amounts;
  readonly sound: SoundBoard;
  /** Shown beside the balance, not read out. */
  setWin(minor: number | null): void;
  /** One line under the game for those who see it; the shell announces the result by itself. */
  setStatus(...content: readonly (string | Node)[]): void;
  /** The choice has changed: stake and buttons are to be drawn anew. */
  onBetChanged(): void;
  /** The player asks for a round, as with the button. */
  play(): void;
}

export interface ShowOptions {
  readonly isTurbo: boolean;
  readonly isCalm: boolean;
  /** False when the return is not more than the stake and the licence wants no celebration. */
  readonly isCelebrated: boolean;
  /** Fires when the player cuts the show short. */
  readonly signal: AbortSignal;
}

/** What a game is to the shell. */
export interface GameView {
  readonly stage: HTMLElement;
  /** Stake or chip controls, beside the play button. */
  readonly controls: HTMLElement;
  readonly stakeMinor: () => number;
  /** Undefined while there is nothing to play for. */
  readonly bet: () => unknown;
  setEnabled(isEnabled: boolean): void;
  /** Movement from the press until the answer. */
  begin(options: Omit<ShowOptions, 'isCelebrated'>): void;
  /** The whole round, to its end. */
  show(round: RoundView, options: ShowOptions): Promise<void>;
  /** The round did not take place. */
  cancel(): void;
  /** A past round, standing still. */
  restore(round: RoundView): void;
  rules(): readonly HTMLElement[];
  /** The result in words, for screen readers. */
  describe(round: RoundView): string;
}

export type CreateGameView = (kit: GameKit) => GameView;
