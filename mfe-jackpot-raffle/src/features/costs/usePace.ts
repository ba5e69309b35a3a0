import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import type { Pace } from './jackpotCosts.ts';

const NO_ROUNDS: Pace = { rounds: 0, stakeMinor: 0, elapsedMs: 0 };

/** The player's pace in the real-money rounds since the widget was opened, in one currency. */
export function usePace(currency: string): Pace {
  const { bus } = useServices();
  const [pace, setPace] = useState(NO_ROUNDS);

  // Synchronises with the rounds of the open game.
  useEffect(() => {
    let startedAt: number | undefined;
    const stops = [
      bus.on('game.round-started', () => void (startedAt ??= performance.now())),
      bus.on('game.round-finished', ({ stake }) => {
        if (stake.currency !== currency || stake.minor === 0) return;
        const elapsedMs = startedAt === undefined ? 0 : performance.now() - startedAt;
        setPace(({ rounds, stakeMinor }) => ({
          rounds: rounds + 1,
          stakeMinor: stakeMinor + stake.minor,
          elapsedMs,
        }));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      setPace(NO_ROUNDS);
    };
  }, [bus, currency]);

  return pace;
}
