import { entryForBrowser } from '@foyer/kernel/browser-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '@foyer/kernel/page-data';
import { pageTitle, routeOfMatch, textLanguageTag, type Locale } from '@foyer/links';
import type { Brand } from '@foyer/market';
import { BOOT_GUARD, escapeHtml, inlineJson } from '@foyer/runtime';
import type { FirstPicture } from '../first-picture/firstPicture.ts';
import { iconTags } from '../icons/icons.ts';
import { FATAL_CSS, FATAL_PREVIEW_CSS, fatalScreen, NO_SCRIPT_CSS } from './fatalScreen.ts';
import { pageMatch } from './pageMatch.ts';
import type { PageTheme } from './pageThemes.ts';
import { entryOf, preloadsOf, preloadTag, withIntegrity, SHELL_APP } from './preloads.ts';
import { skeleton, SKELETON_CSS } from './skeleton.ts';

export interface DocumentPage {
  readonly brand: Brand;
  readonly locale: Locale;
  /** Title until the page sets its own; empty for that of the brand alone. */
  readonly title: string;
  readonly path: string;
  readonly nonce: string;
  readonly theme: PageTheme;
  readonly releases: ReleaseSet;
  /** Data the shell reads first; contains the release set trimmed by {@link forBrowser}. */
  readonly pageData: PageData;
  /** Script that sends the page's first query; empty without one. */
  readonly earlyQuery: string;
  readonly firstPicture: FirstPicture | undefined;
  /** True for a bar with the session clock above the header. */
  readonly hasClockBar: boolean;
}

/**
 * Composes a page of the product.
 * @throws when no shell is live.
 */
export function composeDocument(page: DocumentPage): string {
  const { brand, locale, nonce, releases } = page;
  const shell = entryOf(releases, SHELL_APP);
  if (!shell) throw new Error('No release of the shell is live.');
  return [
    `<!doctype html><html lang="${textLanguageTag(locale)}" data-brand="${brand.id}" data-layout="${brand.layout}"><head>`,
    '<meta charset="utf-8">',
    `<script nonce="${nonce}">${BOOT_GUARD.text}</script>`,
    page.earlyQuery,
    `<title>${escapeHtml(pageTitle(page.title, brand.title))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${page.theme.themeColor}">`,
    isPrivate(releases, page.path) ? '<meta name="robots" content="noindex">' : '',
    `${iconTags(page.theme.settings)}<link rel="manifest" href="/manifest.webmanifest">`,
    shellTags(shell, nonce),
    ...preloadsOf(releases, page.path, locale).map((file) => preloadTag(file, nonce)),
    // low priority: fallback fonts have the same metrics, the scripts are more urgent
    ...page.theme.fontPreloads.map(
      (url) =>
        `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous" fetchpriority="low">`,
    ),
    `<style nonce="${nonce}">${page.theme.css}${SKELETON_CSS}${FATAL_CSS}${releases.staff ? FATAL_PREVIEW_CSS : ''}</style>`,
    `<noscript><style nonce="${nonce}">${NO_SCRIPT_CSS}</style></noscript>`,
    `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${inlineJson(page.pageData)}</script>`,
    `</head><body><div id="root"></div>${skeleton(page)}${fatalScreen(brand, locale, releases.staff && { notice: releases.staff, path: page.path })}</body></html>`,
  ].join('');
}

function shellTags(shell: ReleaseSetEntry, nonce: string): string {
  const sheets = withIntegrity(shell, shell.css).map(
    ({ url, integrity }) =>
      `<link rel="stylesheet" href="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous" nonce="${nonce}" data-shell>`,
  );
  const scripts = withIntegrity(shell, [...shell.scripts, shell.entry]).map(
    ({ url, integrity }) =>
      `<script defer src="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous" nonce="${nonce}" data-shell></script>`,
  );
  return [...sheets, ...scripts].join('');
}

/** The release set as embedded in the page. */
export function forBrowser(releases: ReleaseSet): ReleaseSet {
  return { ...releases, apps: releases.apps.map(entryForBrowser) };
}

function isPrivate(releases: ReleaseSet, path: string): boolean {
  const match = pageMatch(releases, path);
  return match === undefined || routeOfMatch(match).private === true;
}
