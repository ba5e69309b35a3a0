const SCROLL_AFTER_MS = 200; // requirements/screens#games, requirements/constants#layout
const MAX_POSITIONS = 50;

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
      else cancel = port.after(0, () => port.scrollTo(known));
    },
  };
}
