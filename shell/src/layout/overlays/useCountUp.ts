import { useEffect, useState } from 'react';
import { countedAt } from './countUp.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

/** The amount while it counts up to `minor`; exact at once with reduced motion. */
export function useCountUp(minor: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? minor : 0));

  // Synchronises with the display's frames.
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const next = countedAt(minor, now - startedAt);
      setShown(next);
      if (next !== minor) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [minor]);

  return shown;
}
