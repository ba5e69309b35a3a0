import { useLayoutEffect, type RefObject } from 'react';

/**
 * Synchronises a style property of the page with the height of an element, plus `gapsPx`, so that other parts
 * of the page can keep clear of it.
 */
export function useReservedSpace(
  element: RefObject<HTMLElement | null>,
  property: `--fy-${string}`,
  gapsPx = 0,
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measured = element.current;
    if (measured === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${measured.offsetHeight + gapsPx}px`),
    );
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, gapsPx]);
}
