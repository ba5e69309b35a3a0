import type { Page } from '@playwright/test';

interface DocumentWindow {
  __foyerDocument?: { read(): readonly string[] };
}

/**
 * Records what the files below `base` do to the document beyond their own elements, and to the visitor without an action:
 * attributes of the root, the shell's elements, its focus, windows, speech, the clipboard. Must be called before the page
 * navigates, and before other recorders compare the members of built-in objects.
 * @returns a function that reads the findings so far, each as a clause.
 */
export async function watchDocument(page: Page, base: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(recordDocument, base);
  return () => page.evaluate(() => (globalThis as DocumentWindow).__foyerDocument?.read() ?? []);
}

/** Runs in the page before its first script; its helpers are its own, because a function cannot be handed to a page. */
function recordDocument(base: string): void {
  const found = new Set<string>();
  const [, squad = ''] = /\/assets\/(?:mfe-)?([^/]+)\//.exec(base) ?? [];
  const isCalledByRelease = (): boolean =>
    new Error('stack of the caller').stack?.split('\n')[3]?.includes(base) === true;
  const { defineProperty, getOwnPropertyDescriptor } = Object;
  const builtIn = (name: string): object | undefined =>
    (globalThis as unknown as Readonly<Record<string, object | undefined>>)[name];
  const prototypeOf = (name: string): object | undefined =>
    (builtIn(name) as { readonly prototype: object } | undefined)?.prototype;
  /** The harm of a call; decided before the stack is read, which every change of an element would pay for. */
  type Clause = (target: unknown, args: readonly unknown[]) => string | undefined;
  const watchCall = (holder: object | undefined, keys: readonly string[], clauseOf: Clause): void => {
    for (const key of holder ? keys : []) {
      const original = getOwnPropertyDescriptor(holder ?? {}, key);
      if (!original || typeof original.value !== 'function') continue;
      const call = original.value as (...args: unknown[]) => unknown;
      defineProperty(holder ?? {}, key, {
        ...original,
        value: function watched(this: unknown, ...args: unknown[]): unknown {
          const clause = clauseOf(this, args);
          if (clause !== undefined && isCalledByRelease()) found.add(clause);
          return Reflect.apply(call, this, args);
        },
      });
    }
  };
  const watchProperty = (
    holder: object | undefined,
    key: string,
    access: 'get' | 'set',
    clauseOf: Clause,
  ): void => {
    const original = holder && getOwnPropertyDescriptor(holder, key);
    const run = original?.[access] as ((...args: unknown[]) => unknown) | undefined;
    if (!original || !run || !original.configurable) return;
    defineProperty(holder, key, {
      ...original,
      [access]: function watched(this: unknown, ...args: unknown[]): unknown {
        const clause = clauseOf(this, args);
        if (clause !== undefined && isCalledByRelease()) found.add(clause);
        return Reflect.apply(run, this, args);
      },
    });
  };

  const ROOT = 'changes attributes of the document element';
  const ofRoot: Clause = (target) => (target === document.documentElement ? ROOT : undefined);
  watchCall(Element.prototype, ['setAttribute', 'removeAttribute', 'toggleAttribute'], ofRoot);
  for (const key of ['style', 'dataset']) watchProperty(HTMLElement.prototype, key, 'get', ofRoot);
  for (const key of ['lang', 'dir']) watchProperty(HTMLElement.prototype, key, 'set', ofRoot);
  watchProperty(Element.prototype, 'className', 'set', ofRoot);
  watchCall(DOMTokenList.prototype, ['add', 'remove', 'toggle', 'replace'], (list) =>
    list === document.documentElement.classList ? ROOT : undefined,
  );
  watchProperty(HTMLMetaElement.prototype, 'content', 'set', () => 'changes a meta element of the shell');

  const isOfShell = (target: unknown): boolean => {
    const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
    return element?.closest('header, nav, footer') != null && element.closest('[data-remote]') === null;
  };
  const ofShell: Clause = (target) => (isOfShell(target) ? 'changes elements of the shell' : undefined);
  watchCall(Element.prototype, ['remove', 'replaceWith', 'replaceChildren', 'append', 'prepend'], ofShell);
  watchCall(Node.prototype, ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'], ofShell);
  watchProperty(Node.prototype, 'textContent', 'set', ofShell);
  watchProperty(HTMLElement.prototype, 'innerText', 'set', ofShell);
  for (const key of ['innerHTML', 'outerHTML']) watchProperty(Element.prototype, key, 'set', ofShell);
  watchCall(HTMLElement.prototype, ['focus'], (target) =>
    isOfShell(target) ? 'moves the focus into the shell' : undefined,
  );

  watchCall(prototypeOf('CookieStore'), ['set', 'delete'], () => 'writes cookies');
  watchCall(globalThis, ['open'], () => 'opens a window without an action of the visitor');
  watchCall(globalThis, ['stop'], () => 'stops the requests of the page');
  watchCall(prototypeOf('SpeechSynthesis'), ['speak'], () => 'speaks without an action of the visitor');
  watchCall(
    Element.prototype,
    ['requestFullscreen'],
    () => 'fills the screen without an action of the visitor',
  );
  watchCall(
    prototypeOf('Clipboard'),
    ['write', 'writeText', 'read', 'readText'],
    () => 'uses the clipboard without an action of the visitor',
  );
  watchProperty(History.prototype, 'scrollRestoration', 'set', () => 'replaces history.scrollRestoration');
  watchCall(prototypeOf('CustomElementRegistry'), ['define'], (_target, [name]) =>
    String(name).startsWith(`${squad}-`)
      ? undefined
      : `defines the element ${String(name)}: its name has to start with ${squad}-`,
  );
  for (const key of ['onbeforeunload', 'onkeydown', 'onclick', 'onpopstate', 'onpagehide', 'name'])
    watchProperty(globalThis, key, 'set', () => `replaces window.${key}`);

  (globalThis as DocumentWindow).__foyerDocument = {
    read() {
      const clauses: string[] = [];
      for (const clause of found) clauses[clauses.length] = clause;
      return clauses;
    },
  };
}
