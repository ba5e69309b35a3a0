import type { Page } from '@playwright/test';

interface ConnectedWindow {
  __foyerConnections?: () => number;
}

/**
 * Counts what the files below `base` open and leave open: channels to other tabs, workers, event streams, audio, locks. Must
 * be called before the page navigates.
 */
export async function watchConnections(page: Page, base: string): Promise<() => Promise<number>> {
  await page.addInitScript(recordConnections, base);
  return () => page.evaluate(() => (globalThis as ConnectedWindow).__foyerConnections?.() ?? 0);
}

/** Runs in the page before its first script, and therefore cannot use anything of this module. */
function recordConnections(base: string): void {
  const isOwn = (): boolean => new Error('stack of the caller').stack?.includes(base) === true;
  const open = new Set<unknown>();
  const classes = globalThis as unknown as Record<string, (new (...args: never) => object) | undefined>;
  for (const [name, closing] of [
    ['BroadcastChannel', 'close'],
    ['Worker', 'terminate'],
    ['EventSource', 'close'],
    ['AudioContext', 'close'],
    ['MutationObserver', 'disconnect'],
    ['IntersectionObserver', 'disconnect'],
    ['ResizeObserver', 'disconnect'],
  ] as const) {
    const original = classes[name];
    // absent from pages without a secure origin
    if (!original) continue;
    const holder = original.prototype as Record<string, (...args: unknown[]) => unknown>;
    const close = holder[closing];
    holder[closing] = function closed(this: unknown, ...args: unknown[]): unknown {
      open.delete(this);
      return close && Reflect.apply(close, this, args);
    };
    const isObserver = name.endsWith('Observer');
    const observe = holder['observe'];
    // an observer holds nothing before it observes, and nothing of an element that was removed
    if (isObserver && observe)
      holder['observe'] = function observed(this: unknown, ...args: unknown[]): unknown {
        const isOfPage =
          args[0] === document || args[0] === document.body || args[0] === document.documentElement;
        if (isOfPage && isOwn()) open.add(this);
        return Reflect.apply(observe, this, args);
      };
    else
      classes[name] = new Proxy(original, {
        construct(target, args, newTarget) {
          const made = Reflect.construct(target, args, newTarget) as object;
          if (isOwn()) open.add(made);
          return made;
        },
      });
  }
  const locks = (globalThis as { LockManager?: { prototype: LockManager } }).LockManager?.prototype;
  const request = locks && (Reflect.get(locks, 'request') as (...args: unknown[]) => Promise<unknown>);
  if (locks && request)
    Reflect.set(locks, 'request', function requested(this: unknown, ...args: unknown[]): unknown {
      const answer = Reflect.apply(request, this, args);
      if (isOwn()) {
        open.add(answer);
        const release = (): void => void open.delete(answer);
        answer.then(release, release);
      }
      return answer;
    });
  (globalThis as ConnectedWindow).__foyerConnections = () => open.size;
}
