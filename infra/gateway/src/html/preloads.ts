import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { appOf, messagesLocale, routeOfMatch, type Locale, type RouteMatch } from '@foyer/links';
import { escapeHtml } from '@foyer/runtime';
import { pageMatch } from './pageMatch.ts';

export const SHELL_APP = 'shell';

/** A released file with its integrity. */
export interface FileWithIntegrity {
  readonly url: string;
  readonly integrity: string;
}

/**
 * Preloads of a page beyond the shell's own tags: one round trip instead of a chain
 * (requirements/platform#performance, depth 2).
 */
export function preloadsOf(releases: ReleaseSet, path: string, locale: Locale): readonly FileWithIntegrity[] {
  const shell = entryOf(releases, SHELL_APP);
  const match = pageMatch(releases, path);
  const remote = match ? entryOf(releases, appOf(routeOfMatch(match).owner)) : undefined;
  const files = [
    // the shell's own pages are separate files, too
    ...(shell
      ? withIntegrity(shell, [...messagesOf(shell, locale), ...(match ? (shell.pages[match.id] ?? []) : [])])
      : []),
    ...(remote && match && remote.app !== SHELL_APP
      ? withIntegrity(remote, remoteFiles(remote, match, locale))
      : []),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

export function entryOf(releases: ReleaseSet, app: string): ReleaseSetEntry | undefined {
  return releases.apps.find((entry) => entry.app === app);
}

/** Omits files without a hash, which the browser would reject. */
export function withIntegrity(
  entry: ReleaseSetEntry,
  names: readonly string[],
): readonly FileWithIntegrity[] {
  return names.flatMap((name) => {
    const integrity = entry.sri[name];
    return integrity === undefined ? [] : [{ url: `${entry.base}${name}`, integrity }];
  });
}

/**
 * Attributes must equal those of the later request, otherwise the browser fetches twice
 * (requirements/platform#preloads).
 */
export function preloadTag(file: FileWithIntegrity, nonce: string): string {
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
