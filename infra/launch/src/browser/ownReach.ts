import type { Page } from '@playwright/test';

interface ReachingWindow {
  __foyerReach?: { read(): readonly string[] };
}

/**
 * Records what the files below `base` do to error reports, to data of the browser and to other tabs: a release that
 * silences the console or the error handlers hides its failures from a rollout. Must be called before the page navigates.
 * @returns a function that reads the findings so far, each as a clause.
 */
export async function watchReach(page: Page, base: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(recordReach, base);
  return () => page.evaluate(() => (globalThis as ReachingWindow).__foyerReach?.read() ?? []);
}

/** Runs in the page before its first script, and therefore cannot use anything of this module. */
function recordReach(base: string): void {
  const found = new Set<string>();
  const isCalledByRelease = (): boolean =>
    new Error('stack of the caller').stack?.split('\n')[3]?.includes(base) === true;
  const { defineProperty, getOwnPropertyDescriptor } = Object;

  /** Notes the assignment of a property; libraries of the shell may assign it as well. */
  const watchAssignment = (holder: object, key: string, clause: string): void => {
    const original = getOwnPropertyDescriptor(holder, key);
    if (original?.configurable !== true) return;
    let current: unknown = original.value;
    defineProperty(holder, key, {
      configurable: true,
      enumerable: original.enumerable === true,
      get: () => (original.get ? (original.get.call(holder) as unknown) : current),
      set(value: unknown) {
        if (isCalledByRelease()) found.add(clause);
        if (original.set) original.set.call(holder, value);
        else current = value;
      },
    });
  };
  for (const key of ['error', 'warn', 'info', 'log'])
    watchAssignment(console, key, `replaces console.${key}`);
  for (const key of ['onerror', 'onunhandledrejection'])
    watchAssignment(globalThis, key, `replaces window.${key}`);
  watchAssignment(navigator, 'sendBeacon', 'replaces navigator.sendBeacon');
  for (const key of ['Date', 'Intl', 'matchMedia'])
    watchAssignment(globalThis, key, `replaces window.${key}`);

  /** Notes the call of a built-in function. */
  const watchCall = (holder: object | undefined, key: string, clause: string): void => {
    const original = holder && (getOwnPropertyDescriptor(holder, key)?.value as unknown);
    if (holder === undefined || typeof original !== 'function') return;
    defineProperty(holder, key, {
      configurable: true,
      writable: true,
      enumerable: true,
      value: function call(this: unknown, ...args: unknown[]): unknown {
        if (isCalledByRelease()) found.add(clause);
        return Reflect.apply(original, this, args) as unknown;
      },
    });
  };
  // absent from pages without a secure origin
  const builtIn = (name: string): object | undefined =>
    (globalThis as unknown as Readonly<Record<string, object | undefined>>)[name];
  const prototypeOf = (name: string): object | undefined =>
    (builtIn(name) as { readonly prototype: object } | undefined)?.prototype;
  for (const key of ['open', 'delete'])
    watchCall(prototypeOf('CacheStorage'), key, 'changes the caches of the browser itself');
  for (const key of ['open', 'deleteDatabase'])
    watchCall(prototypeOf('IDBFactory'), key, 'changes databases of the browser itself');
  const PERMISSION = 'asks for a permission of the browser while it is shown';
  watchCall(builtIn('Notification'), 'requestPermission', PERMISSION);
  for (const key of ['getCurrentPosition', 'watchPosition'])
    watchCall(prototypeOf('Geolocation'), key, PERMISSION);
  watchCall(prototypeOf('MediaDevices'), 'getUserMedia', PERMISSION);
  watchCall(prototypeOf('PushManager'), 'subscribe', PERMISSION);

  /** Notes a new object of a built-in class. */
  const watchClass = (
    name: string,
    onNew: (isOfRelease: boolean, args: readonly unknown[]) => void,
  ): void => {
    const original = builtIn(name) as (new (...args: never) => object) | undefined;
    if (!original) return;
    const watched = new Proxy(original, {
      construct(target, args, newTarget) {
        onNew(isCalledByRelease(), args);
        return Reflect.construct(target, args, newTarget) as object;
      },
    });
    defineProperty(globalThis, name, { configurable: true, writable: true, value: watched });
  };
  // no policy of the page limits where it connects to
  watchClass('RTCPeerConnection', (isOfRelease) => {
    if (isOfRelease) found.add('opens a connection to another browser');
  });
  const ownChannels = new Set<unknown>();
  const otherChannels = new Set<unknown>();
  watchClass('BroadcastChannel', (isOfRelease, [name]) => {
    (isOfRelease ? ownChannels : otherChannels).add(name);
  });

  (globalThis as ReachingWindow).__foyerReach = {
    read: () => [
      ...found,
      ...[...ownChannels]
        .filter((name) => otherChannels.has(name))
        .map((name) => `sends to other tabs on the channel ${String(name)} of the shell`),
    ],
  };
}
