/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { HotRuntime } from './hotUpdates.ts';

/** Versions of the style sheets of the newest build by file. */
export type StyleVersions = Readonly<Record<string, string>>;

interface Builds {
  readonly app: string;
  readonly styles: StyleVersions;
  /** Release ids that contain the newest build as they are. */
  readonly unchanged: ReadonlySet<string>;
}

const SHEET = /^\/assets\/([a-z0-9-]+)\/([a-z0-9]+)\/([^/]+\.css)$/;

/** Loads the newest content of the app's style sheets into their links; a link keeps its element and its place. */
export function replaceStyles(head: HTMLElement, { app, styles, unchanged }: Builds): void {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { pathname } = new URL(link.href, location.href);
    const [, ofApp, release = '', file = ''] = SHEET.exec(pathname) ?? [];
    const version = styles[file];
    if (ofApp !== app || version === undefined) continue;
    const shown = link.dataset['version'];
    if (shown === undefined && unchanged.has(release)) link.dataset['version'] = version;
    else if (shown !== version) {
      link.dataset['version'] = version;
      replace(link, `${pathname}?v=${version}`);
    }
  }
}

/** The next sheet is in the page before the link changes, so that no frame is without styles. */
function replace(link: HTMLLinkElement, href: string): void {
  const next = link.cloneNode() as HTMLLinkElement;
  next.removeAttribute('integrity');
  next.href = href;
  next.addEventListener('load', () => {
    link.addEventListener('load', () => next.remove(), { once: true });
    link.removeAttribute('integrity');
    link.href = href;
  });
  next.addEventListener('error', () => next.remove());
  link.after(next);
}

/** Releases whose files are those of the newest build. */
export function unchangedReleases(
  runtimes: readonly Pick<HotRuntime, 'release'>[],
  firstHashes: ReadonlyMap<string, string>,
  hash: string,
): ReadonlySet<string> {
  return new Set(
    runtimes.map(({ release }) => release).filter((release) => firstHashes.get(release) === hash),
  );
}
