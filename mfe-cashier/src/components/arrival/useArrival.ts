import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed is gone with its screen: whoever reads by ear or by key goes on at the heading of what came instead.
 *
 * @param what - Of the screen: another value is another arrival; undefined when nobody came from elsewhere.
 * @param goal - Selects where to go on, when that is not the focusable heading.
 * @returns a ref for what holds it.
 */
export function useArrival<Element extends HTMLElement>(
  what: string | undefined,
  goal = '[tabindex="-1"]',
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  // the focus is the document's, not React's
  useEffect(() => {
    if (what !== undefined) place.current?.querySelector<HTMLElement>(goal)?.focus();
  }, [what, goal]);
  return place;
}
