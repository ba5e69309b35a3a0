import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus of a keyboard user where a form opens and closes in place of its button: into the first
 * field when it opens, back to the button when it closes (WCAG 2.4.3). The ref is for the element around both.
 */
export function useFocusOnToggle(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // synchronises with the document: the focused control may have been removed
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    part.current?.querySelector<HTMLElement>(isOpen ? 'input, select' : 'button')?.focus();
  }, [isOpen]);
  return part;
}
