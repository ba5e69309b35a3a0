import type { Page, Route } from '@playwright/test';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { RouteId } from '@foyer/links';
import { integrityOf, replaceReleaseInPages } from './releases.ts';

export interface RemoteFault {
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

/** True if a URL belongs to the part of the release that a fault breaks. */
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
  when: RemoteFault['when'],
  part: Part,
  answer: (route: Route) => Promise<void>,
): RemoteFault {
  return {
    name,
    when,
    async apply(page, release, visit) {
      let isRemoved = false;
      const matches = (url: URL): boolean => isHit(part, release, visit, url.pathname);
      // the page may close while a request is pending
      const answered = (route: Route): Promise<void> =>
        (isRemoved ? route.continue() : answer(route)).catch(() => undefined);
      await page.route(matches, answered);
      // without `unroute`, which would let requests continue that hang
      return async () => void (isRemoved = true);
    },
  };
}

function tampered(name: string, when: RemoteFault['when'], part: Part): RemoteFault {
  return network(name, when, part, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()) + (part.endsWith('style') ? TAMPERED_STYLE : TAMPERED_SCRIPT),
    });
  });
}

/** Simulates a correctly published release with faulty code: the page names the hash of that code. */
function faultyRelease(
  name: string,
  when: RemoteFault['when'],
  change: (entry: string, container: string) => string,
): RemoteFault {
  return {
    name,
    when,
    async apply(page, release, visit) {
      const original = await (
        await page.request.get(`${visit.origin}${release.base}${release.entry}`)
      ).text();
      const body = change(original, release.container);
      const replaced = await replaceReleaseInPages(page, release.app, (entry) => ({
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
        await page.evaluate(() => Object.assign(globalThis, { __faultHealed: true }));
        await replaced();
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
  const isBroken = () => globalThis.__faultHealed !== true;
  const wrap = ${wrap};
  globalThis[${JSON.stringify(container)}] = {
    init: (...parameters) => original.init(...parameters),
    get: (name) => Promise.resolve(original.get(name)).then((factory) => () => { const module = factory(); return { ...module, default: wrap(module.default, isBroken) }; }),
  };
})();`;
}

function wrapped(name: string, when: RemoteFault['when'], wrap: string): RemoteFault {
  return faultyRelease(
    name,
    when,
    (entry, container) =>
      entry.replace(
        new RegExp(`^var ${container};`),
        `globalThis.${container} = undefined; var ${container};`,
      ) + wrapRemote(container, wrap),
  );
}

function declares(name: string, change: (release: ReleaseSetEntry) => ReleaseSetEntry): RemoteFault {
  return {
    name,
    when: 'first-visit',
    apply: (page, release) => replaceReleaseInPages(page, release.app, change),
  };
}

const noResponse = (): Promise<void> => new Promise<void>(() => undefined);

export const REMOTE_FAULTS: readonly RemoteFault[] = [
  network('is unreachable', 'first-visit', 'entry', (route) => route.abort('connectionrefused')),
  network('answers 503', 'first-visit', 'entry', (route) =>
    route.fulfill({ status: 503, body: 'Service Unavailable' }),
  ),
  network('hangs', 'first-visit', 'entry', noResponse),
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
  network('hangs in its first style', 'first-visit', 'first-style', noResponse),
  network('hangs in a lazy style', 'next-page', 'lazy-style', noResponse),
  network('hangs in a lazy chunk', 'next-page', 'lazy-chunk', noResponse),
  declares('has no hash for its entry', (release) => ({
    ...release,
    sri: Object.fromEntries(Object.entries(release.sri).filter(([file]) => file !== release.entry)),
  })),
  declares('speaks another contract', (release) => ({ ...release, contract: release.contract + 1 })),
  declares('wants another React', (release) => ({
    ...release,
    requires: { ...release.requires, react: '^20.0.0' },
  })),
  faultyRelease(
    'throws at import',
    'first-visit',
    (entry) => `if (globalThis.__faultHealed !== true) throw new Error('fault: import');\n${entry}`,
  ),
  wrapped(
    'throws at mount',
    'first-visit',
    `(remote, isBroken) => ({ ...remote, mount: (props) => isBroken() ? Promise.reject(new Error('fault: mount')) : remote.mount(props) })`,
  ),
  wrapped(
    'throws in its first render',
    'first-visit',
    `(remote, isBroken) => ({ ...remote, mount: (props) => remote.mount({ ...props, host: { ...props.host, show: (view) => props.host.show({ ...view, View: (given) => { if (isBroken()) throw new Error('fault: render'); return view.View(given); } }) } }) })`,
  ),
  wrapped(
    'throws in a later render',
    'later',
    `(remote, isBroken) => ({ ...remote, mount: (props) => remote.mount({ ...props, host: { ...props.host, show: (view) => props.host.show({ ...view, View: (given) => { if (isBroken() && globalThis.__faultNow === true) throw new Error('fault: later render'); return view.View(given); } }) } }) })`,
  ),
];
