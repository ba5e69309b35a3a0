import type { RoundView, SessionView } from '../../rgs/view.ts';
import type { Amounts } from './amounts.ts';
import type { SoundEffects } from './shell/soundEffects.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';

/** Services that the frame's shell provides to a game. */
export interface GameKit {
  readonly session: SessionView;
  readonly texts: FormatFrameText;
  readonly amounts: Amounts;
  readonly sound: SoundEffects;
  /** Shows a text beside the balance, without announcing it to screen readers. */
  setWin(minor: number | null): void;
  /** Shows a line of text below the game, without announcing it to screen readers. */
  setStatus(...content: readonly (string | Node)[]): void;
  /** Renders stake and buttons again after the player changed the bet. */
  onBetChanged(): void;
  /** Starts a round, as the play button does. */
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
  /** Current bet; undefined when it is not valid. */
  readonly bet: () => unknown;
  setEnabled(isEnabled: boolean): void;
  /** Plays the animation between the request of a round and its response. */
  begin(options: Omit<ShowOptions, 'isCelebrated'>): void;
  /** Shows the whole round, animated. */
  show(round: RoundView, options: ShowOptions): Promise<void>;
  /** Ends the animation of a round that was not played. */
  cancel(): void;
  /** Shows a past round without animation. */
  restore(round: RoundView): void;
  rules(): readonly HTMLElement[];
  /** Describes the result as text, for screen readers. */
  describe(round: RoundView): string;
}

export type CreateGameView = (kit: GameKit) => GameView;
