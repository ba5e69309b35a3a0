const SCROLL_AFTER_MS = 200; // requirements/screens#games, requirements/constants#layout
const POSITIONS_KEPT = 50;

export interface ScrollPort {
  position(): number;
  scrollTo(top: number): void;
  after(ms: number, act: () => void): () => void;
}

export interface Scrolling {
  /** The page changes now. `key` is the history entry's. */
  leave(key: string): void;
  /** It has changed: back to where one was, or to the top 200 ms later. */
  arrive(key: string, isBack: boolean): void;
}

/** The browser's own restoration scrolls before a page that loads is tall enough. */
export function createScrolling(port: ScrollPort): Scrolling {
  const positions = new Map<string, number>();
  let cancel: (() => void) | undefined;
  return {
    leave(key) {
      positions.delete(key);
      positions.set(key, port.position());
      const [oldest] = positions.keys();
      if (positions.size > POSITIONS_KEPT && oldest !== undefined) positions.delete(oldest);
    },
    arrive(key, isBack) {
      cancel?.();
      const known = isBack ? positions.get(key) : undefined;
      if (known === undefined) cancel = port.after(SCROLL_AFTER_MS, () => port.scrollTo(0));
      else cancel = port.after(0, () => port.scrollTo(known));
    },
  };
}
