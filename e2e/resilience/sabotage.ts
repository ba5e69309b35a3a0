import type { Page, Route } from '@playwright/test';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { RouteId } from '@foyer/links';
import { integrityOf, pageSays } from './releases.ts';

export interface Sabotage {
  readonly name: string;
  /**
   * When the fault occurs: on the first visit of a remote, when another of its pages is opened, or while a
   * page is in use.
   */
  readonly when: 'first-visit' | 'next-page' | 'later';
  /**
   * Breaks the remote.
   * @returns a function that removes the fault.
   */
  apply(page: Page, release: ReleaseSetEntry, visit: Visit): Promise<() => Promise<void>>;
}

type Part = 'entry' | 'first-chunk' | 'lazy-chunk' | 'first-style' | 'lazy-style';

const TAMPERED_SCRIPT = '\n;globalThis.__tampered = true;';
const TAMPERED_STYLE = '\nbody { outline: 9px solid red !important; }';

/** The two pages of a remote that a test visits. */
export interface Visit {
  readonly origin: string;
  readonly first: RouteId;
  readonly next: RouteId;
}

/** Whether a URL belongs to the part of the release that a sabotage breaks. */
function isHit(part: Part, release: ReleaseSetEntry, visit: Visit, path: string): boolean {
  if (!path.startsWith(release.base)) return false;
  const file = path.slice(release.base.length);
  if (part === 'entry') return file === release.entry;
  const firstFiles = [...release.css, ...(release.pages[visit.first] ?? [])];
  const lazyFiles = (release.pages[visit.next] ?? []).filter((name) => !firstFiles.includes(name));
  const files = part.startsWith('first') ? firstFiles : lazyFiles;
  return files.includes(file) && file.endsWith(part.endsWith('style') ? '.css' : '.js');
}

function network(
  name: string,
  when: Sabotage['when'],
  part: Part,
  answer: (route: Route) => Promise<void>,
): Sabotage {
  return {
    name,
    when,
    async apply(page, release, visit) {
      const matches = (url: URL): boolean => isHit(part, release, visit, url.pathname);
      // a request that is pending when the page closes or the fault is removed is already handled
      const answered = (route: Route): Promise<void> => answer(route).catch(() => undefined);
      await page.route(matches, answered);
      return () => page.unroute(matches, answered);
    },
  };
}

function tampered(name: string, when: Sabotage['when'], part: Part): Sabotage {
  return network(name, when, part, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()) + (part.endsWith('style') ? TAMPERED_STYLE : TAMPERED_SCRIPT),
    });
  });
}

/** A correctly published release whose own code misbehaves: the page names its true hash. */
function badRelease(
  name: string,
  when: Sabotage['when'],
  change: (entry: string, container: string) => string,
): Sabotage {
  return {
    name,
    when,
    async apply(page, release, visit) {
      const original = await (
        await page.request.get(`${visit.origin}${release.base}${release.entry}`)
      ).text();
      const body = change(original, release.container);
      const says = await pageSays(page, release.app, (entry) => ({
        ...entry,
        sri: { ...entry.sri, [entry.entry]: integrityOf(body) },
      }));
      const matches = (url: URL): boolean => isHit('entry', release, visit, url.pathname);
      const serve = (route: Route): Promise<void> =>
        route.fulfill({
          body,
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      await page.route(matches, serve);
      return async () => {
        await page.evaluate(() => Object.assign(globalThis, { __sabotageHealed: true }));
        await says();
        await page.unroute(matches, serve);
      };
    },
  };
}

/**
 * Wraps the exports of the container; `broken` is evaluated at run time, so that a removed fault works
 * without a new page.
 */
function wrapRemote(container: string, wrap: string): string {
  return `
;(() => {
  const original = globalThis[${JSON.stringify(container)}];
  const isBroken = () => globalThis.__sabotageHealed !== true;
  const wrap = ${wrap};
  globalThis[${JSON.stringify(container)}] = {
    init: (...parameters) => original.init(...parameters),
    get: (name) => Promise.resolve(original.get(name)).then((factory) => () => { const module = factory(); return { ...module, default: wrap(module.default, isBroken) }; }),
  };
})();`;
}

function misbehaves(name: string, when: Sabotage['when'], wrap: string): Sabotage {
  return badRelease(
    name,
    when,
    (entry, container) =>
      entry.replace(
        new RegExp(`^var ${container};`),
        `globalThis.${container} = undefined; var ${container};`,
      ) + wrapRemote(container, wrap),
  );
}

function claims(name: string, change: (release: ReleaseSetEntry) => ReleaseSetEntry): Sabotage {
  return { name, when: 'first-visit', apply: (page, release) => pageSays(page, release.app, change) };
}

const never = (): Promise<void> => new Promise<void>(() => undefined);

export const SABOTAGES: readonly Sabotage[] = [
  network('is unreachable', 'first-visit', 'entry', (route) => route.abort('connectionrefused')),
  network('answers 503', 'first-visit', 'entry', (route) =>
    route.fulfill({ status: 503, body: 'Service Unavailable' }),
  ),
  network('hangs', 'first-visit', 'entry', never),
  network('is HTML instead of JavaScript', 'first-visit', 'entry', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Lobby</title>' }),
  ),
  tampered('has a tampered entry', 'first-visit', 'entry'),
  tampered('has a tampered first chunk', 'first-visit', 'first-chunk'),
  tampered('has a tampered lazy chunk', 'next-page', 'lazy-chunk'),
  tampered('has a tampered first style', 'first-visit', 'first-style'),
  tampered('has a tampered lazy style', 'next-page', 'lazy-style'),
  network('misses its style', 'first-visit', 'first-style', (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  ),
  network('hangs in its first style', 'first-visit', 'first-style', never),
  network('hangs in a lazy style', 'next-page', 'lazy-style', never),
  network('hangs in a lazy chunk', 'next-page', 'lazy-chunk', never),
  claims('has no hash for its entry', (release) => ({
    ...release,
    sri: Object.fromEntries(Object.entries(release.sri).filter(([file]) => file !== release.entry)),
  })),
  claims('speaks another contract', (release) => ({ ...release, contract: release.contract + 1 })),
  claims('wants another React', (release) => ({
    ...release,
    requires: { ...release.requires, react: '^20.0.0' },
  })),
  badRelease(
    'throws at import',
    'first-visit',
    (entry) => `if (globalThis.__sabotageHealed !== true) throw new Error('sabotage: import');\n${entry}`,
  ),
  misbehaves(
    'throws at mount',
    'first-visit',
    `(remote, isBroken) => ({ ...remote, mount: (props) => isBroken() ? Promise.reject(new Error('sabotage: mount')) : remote.mount(props) })`,
  ),
  misbehaves(
    'throws in its first render',
    'first-visit',
    `(remote, isBroken) => ({ ...remote, mount: (props) => remote.mount({ ...props, host: { ...props.host, show: (view) => props.host.show({ ...view, View: (given) => { if (isBroken()) throw new Error('sabotage: render'); return view.View(given); } }) } }) })`,
  ),
  misbehaves(
    'throws in a later render',
    'later',
    `(remote, isBroken) => ({ ...remote, mount: (props) => remote.mount({ ...props, host: { ...props.host, show: (view) => props.host.show({ ...view, View: (given) => { if (isBroken() && globalThis.__sabotageNow === true) throw new Error('sabotage: later render'); return view.View(given); } }) } }) })`,
  ),
];
