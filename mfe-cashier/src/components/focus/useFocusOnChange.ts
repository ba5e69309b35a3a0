import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of the new screen when the control that had it has disappeared, for screen
 * reader and keyboard users.
 * @param screenKey - Identifies the screen: a new value moves the focus; undefined does not.
 * @param target - Selector of the target, if it is not the focusable heading.
 * @returns a ref for the container.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  screenKey: string | undefined,
  target = '[tabindex="-1"]',
): RefObject<Element | null> {
  const container = useRef<Element>(null);
  // the focus belongs to the document, not to React
  useLayoutEffect(() => {
    if (screenKey !== undefined) container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [screenKey, target]);
  return container;
}
