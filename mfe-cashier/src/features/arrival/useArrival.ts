import { useEffect, useRef, type RefObject } from 'react';

/**
 * What was pressed is gone with its screen: whoever reads by ear or by key goes on at the heading of what came instead.
 *
 * @param what - Of the screen: another value is another arrival.
 * @returns a ref for what holds the focusable heading.
 */
export function useArrival<Element extends HTMLElement>(what: string): RefObject<Element | null> {
  const place = useRef<Element>(null);
  // the focus is the document's, not React's
  useEffect(() => place.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus(), [what]);
  return place;
}
