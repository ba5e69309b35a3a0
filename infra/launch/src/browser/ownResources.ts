import type { Page } from '@playwright/test';
import { watchConnections } from './ownConnections.ts';
import { watchTimers } from './ownTimers.ts';

/** Resources that the code of one release holds in the page, by kind. */
export interface OwnResources {
  readonly listeners: number;
  readonly intervals: number;
  readonly sockets: number;
  readonly styles: number;
  /** Elements that the release adds to head or body itself, beside those of the shell. */
  readonly 'elements outside': number;
  /** Callbacks that are requested again for each frame, also while the page is left. */
  readonly 'animation loops': number;
  /** Timeouts that are started again and again, also while the page is left. */
  readonly 'timer loops': number;
  /** Intervals below a second, which keep a phone awake on every page. */
  readonly 'fast intervals': number;
  /** Channels, workers, streams, audio, locks, and observers of the whole page. */
  readonly 'open connections': number;
}

/** Resources that the recorder in the page counts. */
type RecordedResources = Omit<OwnResources, 'timer loops' | 'open connections'>;

export interface WatchedResources {
  counts(): Promise<OwnResources>;
  /** Milliseconds of the longest task of the page, without those of {@link WatchedResources.aside}. */
  longestTask(): Promise<number>;
  /** Runs work of the check in the page, whose tasks are not those of the release. */
  aside<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Compressed bytes of the release's files that the page has loaded. */
  bytes(): Promise<number>;
}

interface RecordingWindow {
  __foyerOwn?: {
    counts(): Promise<RecordedResources>;
    longestTask(): number;
    aside(isRunning: boolean): void;
    bytes(): number;
  };
}

/**
 * Counts listeners of window and document, intervals, sockets, loops of frames and timers, and style elements that the
 * files below `base` create; the stack of each call shows its file. Must be called before the page navigates.
 * @param settled - resolves when no request of the page is in flight.
 */
export async function watchResources(
  page: Page,
  base: string,
  settled: () => Promise<void>,
): Promise<WatchedResources> {
  await page.addInitScript(recordResources, base);
  const timers = await watchTimers(page, base, settled);
  const connections = await watchConnections(page, base);
  const read = <Value>(
    pick: (own: NonNullable<RecordingWindow['__foyerOwn']>) => Value | Promise<Value>,
  ): Promise<Value> => page.evaluate<Value>(`(${pick.toString()})(globalThis.__foyerOwn)`);
  return {
    async counts() {
      const loops = await timers.loops();
      return {
        ...(await read((own) => own.counts())),
        'timer loops': loops,
        'open connections': await connections(),
      };
    },
    longestTask: () => read((own) => own.longestTask()),
    async aside(work) {
      await read((own) => own.aside(true));
      try {
        return await work();
      } finally {
        await read((own) => own.aside(false));
      }
    },
    bytes: () => read((own) => own.bytes()),
  };
}

const KINDS = [
  'listeners',
  'intervals',
  'sockets',
  'styles',
  'elements outside',
  'animation loops',
  'timer loops',
  'open connections',
] as const satisfies readonly (keyof OwnResources)[];

/** Kinds of which there is more than before, as `2 listeners`. */
export function growthOf(before: OwnResources, after: OwnResources): readonly string[] {
  return KINDS.filter((kind) => after[kind] > before[kind]).map(
    (kind) => `${after[kind] - before[kind]} ${kind}`,
  );
}

/** Runs in the page before its first script, and therefore cannot use anything of this module. */
function recordResources(base: string): void {
  const isOwn = (): boolean => new Error('stack of the caller').stack?.includes(base) === true;
  const listeners = new Map<string, Set<unknown>>();
  const intervals = new Map<unknown, number>();
  const sockets = new Set<WebSocket>();
  let longest = 0;
  /** Times of tasks that are not those of the release. */
  const asides: { readonly from: number; until: number }[] = [];
  let framesRequested = 0;
  const isPage = (target: unknown): boolean => target === globalThis || target === document;
  const keyOf = (
    target: unknown,
    type: string,
    options: boolean | EventListenerOptions | undefined,
  ): string => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    return `${target === document ? 'document' : 'window'} ${type} ${isCapture}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options): void {
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (isPage(this ?? globalThis) && listener !== null && !once && isOwn()) {
      const key = keyOf(this ?? globalThis, type, options);
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      if (signal) add.call(signal, 'abort', () => known.delete(listener), { once: true });
    }
    add.call(this ?? globalThis, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options): void {
    if (isPage(this ?? globalThis)) listeners.get(keyOf(this ?? globalThis, type, options))?.delete(listener);
    remove.call(this ?? globalThis, type, listener, options);
  };
  const { setInterval: start, clearInterval: stop, WebSocket: Socket } = globalThis;
  const starting = (...args: Parameters<typeof start>): ReturnType<typeof start> => {
    const id = start(...args);
    if (isOwn()) intervals.set(id, args[1] ?? 0);
    return id;
  };
  globalThis.setInterval = starting as typeof start;
  globalThis.clearInterval = (id): void => {
    intervals.delete(id);
    stop(id);
  };
  globalThis.WebSocket = new Proxy(Socket, {
    construct(target, args: ConstructorParameters<typeof WebSocket>) {
      const socket = new target(...args);
      if (isOwn()) {
        sockets.add(socket);
        add.call(socket, 'close', () => sockets.delete(socket));
      }
      return socket;
    },
  });
  const { requestAnimationFrame: request } = globalThis;
  globalThis.requestAnimationFrame = (callback) => {
    if (isOwn()) framesRequested += 1;
    return request(callback);
  };
  const added = new Set<Element>();
  /** Scripts and styles of a release are loaded once and stay. */
  const isLoaded = (node: unknown): boolean => node instanceof Element && node.matches('script, link, style');
  const watchAdding = (holder: object, key: string): void => {
    const original = Object.getOwnPropertyDescriptor(holder, key)?.value as (...args: unknown[]) => unknown;
    Object.defineProperty(holder, key, {
      configurable: true,
      writable: true,
      enumerable: true,
      value: function addNodes(this: unknown, ...nodes: unknown[]): unknown {
        if ((this === document.body || this === document.head) && isOwn())
          for (const node of nodes) if (node instanceof Element && !isLoaded(node)) added.add(node);
        return original.apply(this, nodes);
      },
    });
  };
  for (const key of ['append', 'prepend']) watchAdding(Element.prototype, key);
  for (const key of ['appendChild', 'insertBefore']) watchAdding(Node.prototype, key);
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => request(resolve));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      // a task of the release may end when the work of the check begins
      if (!asides.some(({ from, until }) => startTime >= from && startTime < until))
        longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  (globalThis as RecordingWindow).__foyerOwn = {
    async counts() {
      // the clean-up of a page may request a frame; a loop also requests the next ones
      await nextFrame();
      await nextFrame();
      framesRequested = 0;
      await nextFrame();
      return {
        listeners: [...listeners.values()].reduce((sum, known) => sum + known.size, 0),
        intervals: intervals.size,
        'fast intervals': [...intervals.values()].filter((ms) => ms < 1_000).length,
        sockets: [...sockets].filter(({ readyState }) => readyState <= 1).length,
        styles: document.querySelectorAll('style').length + document.adoptedStyleSheets.length,
        'elements outside': [...added].filter((element) => element.isConnected).length,
        'animation loops': framesRequested,
      };
    },
    aside(isRunning) {
      if (isRunning) asides.push({ from: performance.now(), until: Infinity });
      else for (const one of asides) one.until = Math.min(one.until, performance.now());
    },
    longestTask: () => Math.round(longest),
    bytes: () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(base))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
