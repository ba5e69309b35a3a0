import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of the new screen when the control that had it has disappeared, for screen
 * reader and keyboard users.
 * @param what - Identifies the screen: a new value moves the focus; undefined does not.
 * @param goal - Selector of the target, if it is not the focusable heading.
 * @returns a ref for the container.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  what: string | undefined,
  goal = '[tabindex="-1"]',
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  // the focus belongs to the document, not to React
  useEffect(() => {
    if (what !== undefined) place.current?.querySelector<HTMLElement>(goal)?.focus();
  }, [what, goal]);
  return place;
}
