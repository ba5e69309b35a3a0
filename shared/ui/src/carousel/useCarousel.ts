import { LOAD_THRESHOLD_PX } from '@foyer/market/constants';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const STEP_DIVISOR = 1.5; // requirements/screens#games

export interface CarouselState {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  go(direction: 1 | -1): void;
}

/** Scroll position of a track and whether it can scroll further. Updates when the track scrolls or resizes. */
export function useCarousel(count: number, onNearEnd?: () => void): CarouselState {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ canGoBack: false, canGoOn: false });
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    nearEnd.current = onNearEnd;
  });

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { left, right } = distances(element);
      setEdges((before) =>
        before.canGoBack === left > 1 && before.canGoOn === right > 1
          ? before
          : { canGoBack: left > 1, canGoOn: right > 1 },
      );
      if (left > 1 && right < LOAD_THRESHOLD_PX) nearEnd.current?.();
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The observer reports once after layout; measuring here would force a layout for every row of the page.
    const resize = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (resize) resize.observe(element);
    else measure();
    return () => {
      element.removeEventListener('scroll', measure);
      resize?.disconnect();
    };
  }, [count]);

  const go = useCallback((direction: 1 | -1) => {
    const element = track.current;
    if (element === null) return;
    const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: (towardsEnd * element.clientWidth) / STEP_DIVISOR });
  }, []);

  return { track, ...edges, go };
}

/** Hidden width on either side; `scrollLeft` is negative in right-to-left text. */
function distances(element: HTMLElement): { left: number; right: number } {
  const left = Math.abs(element.scrollLeft);
  return { left, right: element.scrollWidth - element.clientWidth - left };
}
