import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Overflow {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLUListElement | null>;
  /** True while the content is wider than its frame; false until both are measured. */
  readonly isOverflowing: boolean;
}

/** Compares the width of a list with that of its frame, again whenever one of them changes its size. */
export function useOverflow(): Overflow {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLUListElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  // Synchronises with the layout.
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null) return undefined;
    const measure = (): void => setOverflowing(inner.offsetWidth > outer.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { frame, content, isOverflowing };
}
