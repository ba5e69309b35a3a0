import { useLayoutEffect, useRef, type ReactNode } from 'react';

const SLIDE_MS = 250;

export interface AccountNoticesProps {
  readonly notices: ReactNode;
  /** Content of the current page. */
  readonly children: ReactNode;
}

/**
 * The account notices above the page. Their remote often loads after the page is painted: the page then
 * slides to its new position, because a jump would count as a layout shift.
 */
export function AccountNotices({ notices, children }: AccountNoticesProps) {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [from, page] = [above.current, below.current];
    if (!from || !page) return undefined;
    let height = from.offsetHeight;
    // runs before the browser lays out the change; in a ResizeObserver the shift would already be counted
    const observer = new MutationObserver(() => {
      const grown = from.offsetHeight - height;
      height += grown;
      // further down, scroll anchoring keeps the page where it is
      if (grown <= 0 || window.scrollY > 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      page.animate([{ translate: `0 ${-grown}px` }, { translate: '0 0' }], {
        duration: SLIDE_MS,
        easing: 'ease-out',
      });
    });
    observer.observe(from, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={above}>{notices}</div>
      <div ref={below}>{children}</div>
    </>
  );
}
