import { useEffect, useRef, type RefObject } from 'react';
import { LOAD_THRESHOLD_PX } from '@foyer/market/constants';

/** Unbounded upwards: a player who jumps far below the end of the list is also past it. */
const MARGIN = `1000000px 0px ${LOAD_THRESHOLD_PX}px`;

/**
 * Reports when the end of a list is less than the threshold away from the screen. Synchronises with the
 * browser's scrolling.
 */
export function useScrollEnd(isListening: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });

  useEffect(() => {
    const element = end.current;
    if (element === null || !isListening || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isListening]);

  return end;
}
