const SCROLL_AFTER_MS = 200; // requirements/screens#games, requirements/constants#layout
const MAX_POSITIONS = 50;
/** While a page is still too low for its former position, it is scrolled again at this interval, in ms. */
const RETRY_MS = 50;
const MAX_RETRIES = 40;

export interface ScrollPort {
  position(): number;
  scrollTo(top: number): void;
  after(ms: number, act: () => void): () => void;
}

export interface Scrolling {
  /** Called before the page changes. `key` is the history entry's. */
  leave(key: string): void;
  /** Called after the page has changed: restores the position, or scrolls to the top 200 ms later. */
  arrive(key: string, isBack: boolean): void;
}

/** Replaces the browser's scroll restoration, which would scroll before a loading page is high enough. */
export function createScrolling(port: ScrollPort): Scrolling {
  const positions = new Map<string, number>();
  let cancel: (() => void) | undefined;

  /** A position that has changed since is the player's. */
  function restore(top: number, retries: number): void {
    port.scrollTo(top);
    const reached = port.position();
    if (reached >= top || retries === 0) return;
    cancel = port.after(RETRY_MS, () => {
      if (port.position() === reached) restore(top, retries - 1);
    });
  }

  return {
    leave(key) {
      positions.delete(key);
      positions.set(key, port.position());
      const [oldest] = positions.keys();
      if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
    },
    arrive(key, isBack) {
      cancel?.();
      const known = isBack ? positions.get(key) : undefined;
      if (known === undefined) cancel = port.after(SCROLL_AFTER_MS, () => port.scrollTo(0));
      else cancel = port.after(0, () => restore(known, MAX_RETRIES));
    },
  };
}
