import { remountPage, watchTab, type WatchedTab } from '@foyer/launch/page-check';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const ORIGIN = 'http://aurora.localhost:1';
const BASE = '/assets/mfe-planted/r1/';
/** Calls and assignments by the shell are allowed, also those that a release asks for. */
const SHELL = `
  globalThis.services = { store: (key, value) => localStorage.setItem(key, value) };
  { const push = history.pushState; history.pushState = function (...all) { return push.apply(this, all); }; }
  document.adoptedStyleSheets = [new CSSStyleSheet()];`;

// a trace runs its own scripts in the page
test.use({ trace: 'off' });

/** Shows documents whose release has this script, one after the other in one tab. */
async function watched(page: Page): Promise<(script: string) => Promise<WatchedTab>> {
  let release = '';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith(BASE)) return route.fulfill({ contentType: 'text/javascript', body: release });
    if (pathname === '/assets/shell/s1/main.js')
      return route.fulfill({ contentType: 'text/javascript', body: SHELL });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Planted</title><script src="/assets/shell/s1/main.js"></script><script src="${BASE}entry.js"></script>`,
    });
  });
  const tab = await watchTab(page, ORIGIN, { base: BASE, signed: new Map() });
  return async (script) => {
    release = script;
    tab.tab.beginPage();
    await tab.processor.restart();
    await page.goto(`${ORIGIN}/en/`, { waitUntil: 'commit' });
    await tab.processor.arrive();
    await page.waitForLoadState('load');
    return tab;
  };
}

test('a tab reports what the scripts of a release change, and forgets it with the next page', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const show = await watched(page);
  for (const [script, changes] of [
    [`services.store('shared', '1'); [1].map(String); setTimeout(() => {}, 1)`, []],
    [
      'const push = history.pushState; history.pushState = (...all) => push.apply(history, all)',
      ['replaces history.pushState'],
    ],
    ['History.prototype.replaceState = () => {}', ['replaces history.replaceState']],
    [
      `Object.defineProperty(history, 'pushState', { value: () => {}, configurable: true })`,
      ['changes pushState of the history'],
    ],
    ['globalThis.fetch = async () => new Response()', ['replaces window.fetch']],
    ['Array.prototype.last = () => 1', ['changes last of the prototype of Array']],
    ['Array.prototype.map = () => []', ['changes map of the prototype of Array']],
    // fields that Svelte prepares on every node
    [`Element.prototype[Symbol('style')] = undefined; Element.prototype.__e = undefined`, []],
    ['Element.prototype.__e = () => 1', ['changes __e of the prototype of Element']],
    [`Element.prototype.owner = null`, ['changes owner of the prototype of Element']],
    ['Object.prototype.__e = undefined', ['changes __e of the prototype of Object']],
    [
      `Array.prototype[Symbol.isConcatSpreadable] = false`,
      ['changes Symbol(Symbol.isConcatSpreadable) of the prototype of Array'],
    ],
    [`Node.prototype[Symbol.for('owner')] = 1`, ['changes Symbol(owner) of the prototype of Node']],
    [
      `localStorage.setItem('theme', '1'); localStorage.removeItem('consent')`,
      ['changes the stored value theme itself', 'changes the stored value consent itself'],
    ],
    [`localStorage.theme2 = '1'`, ['changes the stored value theme2 itself']],
    ['sessionStorage.clear()', ['removes all stored values']],
    [`document.cookie = 'country=EE; path=/'`, ['writes cookies']],
    [`navigator.serviceWorker.register('/assets/worker.js').catch(() => {})`, ['registers a service worker']],
    [`alert('Welcome')`, ['opens the dialog alert']],
    [
      'document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()]',
      ['adds style sheets to the document'],
    ],
    ['document.adoptedStyleSheets.push(new CSSStyleSheet())', ['adds style sheets to the document']],
    ['', []],
  ] as const) {
    const { changes: read } = await show(script);
    expect([script, await read()]).toEqual([script, changes]);
  }
  await page.context().close();
});

test('a tab reports tokens, foreign sockets and frames that go on', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const show = await watched(page);
  const observed = async (script: string): Promise<readonly unknown[]> => {
    const { secrets, foreign, own } = await show(script);
    const { 'animation loops': loops } = await own.counts();
    return [secrets(), foreign(), loops];
  };
  expect(await observed('requestAnimationFrame(() => {})')).toEqual([[], [], 0]);
  expect(await observed('const next = () => { requestAnimationFrame(next); }; next()')).toEqual([[], [], 1]);
  expect(await observed(`console.info('eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln')`)).toEqual([
    ['writes a token to the console'],
    [],
    0,
  ]);
  expect(await observed(`new WebSocket('ws://tracker.example/')`)).toEqual([
    [],
    ['a request is sent to ws://tracker.example'],
    0,
  ]);
  await page.context().close();
});

test('a tab finds loops of timeouts, and no timeout that ends', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const show = await watched(page);
  for (const [script, loops] of [
    ['setTimeout(() => {}, 20_000)', 0],
    ['setTimeout(() => setTimeout(() => {}, 1), 1)', 0],
    ['const id = setTimeout(() => {}, 20_000); clearTimeout(id)', 0],
    ['const next = () => { setTimeout(next, 20_000); }; next()', 1],
    ['const next = () => { setTimeout(() => next(), 500); }; next(); next()', 2],
    [
      `const poll = async () => { await fetch('/plan.json'); setTimeout(poll, 20_000); }; setTimeout(poll, 20_000)`,
      1,
    ],
    ['setTimeout((...all) => { globalThis.received = all; }, 1, 1, 2)', 0],
  ] as const) {
    const { own } = await show(script);
    expect([script, (await own.counts())['timer loops']]).toEqual([script, loops]);
  }
  expect(await page.evaluate('received')).toEqual([1, 2]);
  await page.context().close();
});

/** Shows the page of a release at its address, as the shell does. */
const ROUTER = (mount: string): string => `
  const heading = document.createElement('h1');
  heading.textContent = 'Planted';
  const show = () => {
    if (location.pathname === '/en/') { document.body.append(heading); (() => { ${mount} })(); }
    else heading.remove();
  };
  addEventListener('popstate', show);
  addEventListener('load', show);`;

test('each visit of a page leaves its timer loops behind, and a loop of all visits does not count', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const show = await watched(page);
  const poll = 'const poll = async () => { await fetch("/plan.json"); setTimeout(poll, 20_000); };';
  for (const [mount, leaks] of [
    [`${poll} setTimeout(poll, 20_000);`, ['each visit leaves 1 timer loops behind']],
    ['const next = () => { setTimeout(next, 50); }; next();', ['each visit leaves 1 timer loops behind']],
    [`${poll} if (!globalThis.polls) { globalThis.polls = true; setTimeout(poll, 20_000); }`, []],
    ['setTimeout(() => {}, 20_000);', []],
  ] as const) {
    const { own } = await show(ROUTER(mount));
    const heading = page.getByRole('heading', { level: 1 });
    expect([mount, await remountPage(page, heading, () => own.counts())]).toEqual([
      mount,
      { again: [], leaks },
    ]);
  }
  await page.context().close();
});

test('a tab counts the processor time of each page alone', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const show = await watched(page);
  const used = async (script: string): Promise<number> => (await show(script)).processor.milliseconds();
  const busy = `let sum = 0; for (let count = 0; count < 3e8; count += 1) sum += count; globalThis.sum = sum;`;
  await used(busy);
  const [heavy, light] = [await used(busy), await used('')];
  expect(heavy).toBeGreaterThan(100);
  expect(light).toBeLessThan(100);
  await page.context().close();
});
