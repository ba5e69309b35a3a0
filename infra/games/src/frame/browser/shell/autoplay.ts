import { pause } from '../element.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import type { Dialogs } from './dialogs.ts';

export interface Autoplay {
  readonly isRunning: () => boolean;
  toggle(): void;
  stop(): void;
}

export interface AutoplayParts {
  readonly texts: FormatFrameText;
  readonly dialogs: Dialogs;
  /** Plays one round; resolves with false when the round could not start. */
  press(): Promise<boolean>;
  onChange(): void;
}

const COUNTS = [10, 25, 50];
const BETWEEN_ROUNDS_MS = 600;

/** Plays consecutive rounds if the licence allows autoplay. A pause, refusal or input stops them. */
export function createAutoplay({ texts, dialogs, press, onChange }: AutoplayParts): Autoplay {
  let left = 0;
  function stop(): void {
    left = 0;
    onChange();
  }
  async function run(count: number): Promise<void> {
    left = count;
    onChange();
    while (left > 0) {
      left -= 1;
      if (!(await press())) return stop();
      await pause(BETWEEN_ROUNDS_MS);
    }
    stop();
  }
  return {
    isRunning: () => left > 0,
    stop,
    toggle() {
      if (left > 0) return stop();
      dialogs.open(
        texts('autoplay'),
        [texts('autoplayText')],
        COUNTS.map((count) => ({ label: texts('autoplayRounds', { count }), act: () => void run(count) })),
      );
    },
  };
}
