import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { appOf, matchRoute, messagesLocale, routeOf, type Locale, type RouteMatch } from '@foyer/links';
import { escapeHtml } from './escape.ts';

export const SHELL_APP = 'shell';

/** A file of a release with the integrity under which alone it may run. */
export interface PromisedFile {
  readonly url: string;
  readonly integrity: string;
}

/** What a page is going to need beyond the shell's own tags: one round trip instead of a chain (requirements/platform#performance, depth 2). */
export function preloadsOf(releases: ReleaseSet, path: string, locale: Locale): readonly PromisedFile[] {
  const shell = entryOf(releases, SHELL_APP);
  const match = matchRoute(path);
  const remote = match ? entryOf(releases, appOf(routeOf(match.id).owner)) : undefined;
  const files = [
    // the shell's own pages, too, come in their own files
    ...(shell
      ? promised(shell, [...messagesOf(shell, locale), ...(match ? (shell.pages[match.id] ?? []) : [])])
      : []),
    ...(remote && match && remote.app !== SHELL_APP
      ? promised(remote, remoteFiles(remote, match, locale))
      : []),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

export function entryOf(releases: ReleaseSet, app: string): ReleaseSetEntry | undefined {
  return releases.apps.find((entry) => entry.app === app);
}

/** Files without a hash are left out: the browser would not be allowed to run them either. */
export function promised(entry: ReleaseSetEntry, names: readonly string[]): readonly PromisedFile[] {
  return names.flatMap((name) => {
    const integrity = entry.sri[name];
    return integrity === undefined ? [] : [{ url: `${entry.base}${name}`, integrity }];
  });
}

/** The attributes must be those of the later request, or the browser fetches twice (requirements/platform#preloads). */
export function preloadTag(file: PromisedFile, nonce: string): string {
  const kind = file.url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(file.url)}" integrity="${escapeHtml(file.integrity)}" crossorigin="anonymous" nonce="${nonce}">`;
}

function remoteFiles(remote: ReleaseSetEntry, match: RouteMatch, locale: Locale): readonly string[] {
  return [
    ...remote.css,
    remote.entry,
    ...remote.scripts,
    ...messagesOf(remote, locale),
    ...(remote.pages[match.id] ?? []),
  ];
}

function messagesOf(entry: ReleaseSetEntry, locale: Locale): readonly string[] {
  return entry.i18n[locale] ?? entry.i18n[messagesLocale(locale)] ?? [];
}
