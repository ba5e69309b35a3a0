import type { Page } from '@playwright/test';

interface RecordingWindow {
  __foyerChanges?: { read(): readonly string[] };
}

/**
 * Records what the files below `base` change that other releases use: built-in functions, stored values, cookies, service
 * workers, dialogs, and style sheets of the document. Must be called before the page navigates.
 * @returns a function that reads the changes so far, each as a clause.
 */
export async function watchChanges(page: Page, base: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(recordChanges, base);
  return () => page.evaluate(() => (globalThis as RecordingWindow).__foyerChanges?.read() ?? []);
}

/** Runs in the page before its first script, and therefore cannot use anything of this module. */
function recordChanges(base: string): void {
  const found = new Set<string>();
  /** Style sheets that others have added. */
  let adopted = 0;
  /** True if the function that called the replaced one is in a file of the release; services of the shell are not. */
  const isCalledByRelease = (): boolean =>
    new Error('stack of the caller').stack?.split('\n')[3]?.includes(base) === true;
  const { defineProperty, getOwnPropertyDescriptor } = Object;

  /** Notes the call of a built-in function. */
  const watchCall = (
    holder: object,
    key: string,
    clauseOf: (args: readonly unknown[]) => string,
    onCall: (args: readonly unknown[]) => void = () => undefined,
  ): void => {
    const original = getOwnPropertyDescriptor(holder, key)?.value as
      | ((...args: unknown[]) => unknown)
      | undefined;
    if (!original) return;
    defineProperty(holder, key, {
      configurable: true,
      writable: true,
      enumerable: true,
      value: function call(this: unknown, ...args: unknown[]): unknown {
        if (isCalledByRelease()) found.add(clauseOf(args));
        onCall(args);
        return original.apply(this, args);
      },
    });
  };
  /** Notes the assignment of a property with a setter. */
  const watchSetter = (
    holder: object,
    key: string,
    clause: string,
    onValue: (value: unknown) => void = () => undefined,
  ): void => {
    const original = getOwnPropertyDescriptor(holder, key);
    if (!original?.set) return;
    const { set } = original;
    defineProperty(holder, key, {
      ...original,
      set(this: unknown, value: unknown) {
        if (isCalledByRelease()) found.add(clause);
        else onValue(value);
        set.call(this, value);
      },
    });
  };
  /** Values of the pages before, and those that are stored through functions. */
  const stored = new Set<string>();
  // the first document of a tab and frames without an origin have no storage
  const storages = (): readonly Storage[] =>
    globalThis.origin === 'null' ? [] : [localStorage, sessionStorage];
  // other tabs of the visitor store as well
  addEventListener('storage', ({ key }) => void (key !== null && stored.add(key)));
  for (const storage of storages()) for (const key of Object.keys(storage)) stored.add(key);
  for (const area of ['setItem', 'removeItem'])
    watchCall(
      Storage.prototype,
      area,
      ([key]) => `changes the stored value ${String(key)} itself`,
      ([key]) => stored.add(String(key)),
    );
  watchCall(Storage.prototype, 'clear', () => 'removes all stored values');
  watchSetter(Document.prototype, 'cookie', 'writes cookies');
  watchSetter(Document.prototype, 'adoptedStyleSheets', 'adds style sheets to the document', (value) => {
    adopted = Math.max(adopted, (value as readonly unknown[]).length);
  });
  for (const name of ['alert', 'confirm', 'prompt'])
    watchCall(globalThis, name, () => `opens the dialog ${name}`);
  if ('ServiceWorkerContainer' in globalThis)
    watchCall(ServiceWorkerContainer.prototype, 'register', () => 'registers a service worker');

  // also replaced by libraries of the shell, so the caller counts
  const assigned: readonly (readonly [string, object, readonly string[]])[] = [
    ['window', globalThis, ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'WebSocket']],
    ['history', History.prototype, ['pushState', 'replaceState', 'back', 'go']],
  ];
  for (const [name, holder, keys] of assigned)
    for (const key of keys) {
      const original = getOwnPropertyDescriptor(holder, key);
      if (original?.configurable !== true || !('value' in original)) continue;
      let current: unknown = original.value;
      defineProperty(holder, key, {
        configurable: true,
        enumerable: original.enumerable === true,
        get: () => current,
        set(value: unknown) {
          if (isCalledByRelease()) found.add(`replaces ${name}.${key}`);
          current = value;
        },
      });
    }

  // replaced by no part of the product
  const compared: readonly (readonly [string, object])[] = [
    ['JSON', JSON],
    ['Math', Math],
    ['Object', Object],
    ['Reflect', Reflect],
    ['Date', Date],
    ['Intl', Intl],
    ['history', history],
    ['prototype of Object', Object.prototype],
    ['prototype of Array', Array.prototype],
    ['prototype of Function', Function.prototype],
    ['prototype of String', String.prototype],
    ['prototype of Promise', Promise.prototype],
    ['prototype of Date', Date.prototype],
    ['prototype of Number', Number.prototype],
    ['prototype of Map', Map.prototype],
    ['prototype of Set', Set.prototype],
    ['prototype of RegExp', RegExp.prototype],
    ['prototype of Element', Element.prototype],
    ['prototype of Node', Node.prototype],
    ['prototype of EventTarget', EventTarget.prototype],
    ['prototype of XMLHttpRequest', XMLHttpRequest.prototype],
  ];
  const { ownKeys } = Reflect;
  const { Date: date, Intl: intl } = globalThis;
  const membersOf = (holder: object): Map<string | symbol, unknown> => {
    const members = new Map<string | symbol, unknown>();
    for (const key of ownKeys(holder)) {
      const member = getOwnPropertyDescriptor(holder, key);
      members.set(key, member?.get ?? (member?.value as unknown));
    }
    return members;
  };
  const { keyFor } = Symbol;
  const wellKnown: unknown[] = [];
  for (const key of ownKeys(Symbol))
    wellKnown[wellKnown.length] = getOwnPropertyDescriptor(Symbol, key)?.value;
  const isWellKnown = (key: symbol): boolean => {
    for (const known of wellKnown) if (known === key) return true;
    return false;
  };
  /**
   * Frameworks prepare fields of nodes on the prototype, for instance Svelte: a symbol of their own, which no other code
   * has, or a name with two underscores and without a value.
   */
  const isPrivate = (name: string, key: string | symbol, member: unknown): boolean =>
    typeof key === 'symbol'
      ? keyFor(key) === undefined && !isWellKnown(key)
      : name === 'prototype of Element' &&
        key[0] === '_' &&
        key[1] === '_' &&
        (member === undefined || member === null);
  const before: (readonly [string, object, Map<string | symbol, unknown>])[] = [];
  for (const [name, holder] of compared) before[before.length] = [name, holder, membersOf(holder)];
  (globalThis as RecordingWindow).__foyerChanges = {
    // with loops only: a release may have replaced the functions of arrays
    read() {
      if (document.adoptedStyleSheets.length > adopted) found.add('adds style sheets to the document');
      const clauses: string[] = [];
      for (const clause of found) clauses[clauses.length] = clause;
      for (const [name, holder, members] of before)
        for (const [key, member] of membersOf(holder))
          if (members.has(key) ? members.get(key) !== member : !isPrivate(name, key, member))
            clauses[clauses.length] = `changes ${String(key)} of the ${name}`;
      if (globalThis.Date !== date) clauses[clauses.length] = 'replaces window.Date';
      if (globalThis.Intl !== intl) clauses[clauses.length] = 'replaces window.Intl';
      for (const storage of storages())
        for (const key of ownKeys(storage))
          if (typeof key === 'string' && !stored.has(key))
            clauses[clauses.length] = `changes the stored value ${key} itself`;
      return clauses;
    },
  };
}
