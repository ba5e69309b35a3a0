import { useEffect, useRef, useState } from 'react';
import { countedAt } from './counting.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * The number between the shown and the current value; immediate with reduced motion or without a shown value.
 */
export function useCount(target: number): { readonly shown: number; readonly isMoving: boolean } {
  const [shown, setShown] = useState(target);
  const last = useRef(target);

  // Synchronises with the display's frames.
  useEffect(() => {
    const from = last.current;
    if (from === target) return;
    if (matchMedia(REDUCED_MOTION).matches) {
      last.current = target;
      setShown(target);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      last.current = countedAt(from, target, now - startedAt);
      setShown(last.current);
      if (last.current !== target) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return { shown, isMoving: shown !== target };
}
