import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { releaseFolder } from '../publish/release/store.ts';

/** Bytes over the wire, brotli. */
export interface Bytes {
  js: number;
  css: number;
}

export interface Budgets {
  /** Files that a visitor downloads before the first content of the lobby. */
  firstLobbyContent: Bytes;
  /** Bytes that each app adds to a first load: its entry, English texts, and the named page. */
  apps: Record<string, AppBudget>;
}

interface AppBudget extends Bytes {
  /** The page with which most visits of the app start. */
  page?: string | undefined;
  /** The most that a page of the app may weigh. */
  eachPage?: PageBudget;
}

interface PageBudget {
  own: number;
  /** Limit for the total of the first page, which every other page may expect in the browser's cache. */
  firstPage: number;
  /** Limit for what another page adds to it. */
  adds: number;
  total: number;
}

/** Weight of one page, scripts, styles and English texts together. */
export interface PageBytes {
  /** Files that only this page downloads. */
  own: number;
  /** Files that the first page of the app does not download; 0 for the first page itself. */
  adds: number;
  /** Everything that the app adds to the shell for this page: entry, texts, shared parts, own files. */
  total: number;
}

export interface MeasuredPage {
  name: string;
  isFirst: boolean;
  actual: PageBytes;
  allowed: PageBytes;
}

export interface Measured {
  name: string;
  actual: Bytes;
  allowed: Bytes;
}

const TEXTS = 'en';

/** A release that has no budget, or lacks the page of its budget. */
export class NotMeasurable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotMeasurable';
  }
}

/**
 * Compares the releases of a set with their size budgets. An app without a budget is an error, because its
 * growth would not be noticed.
 * @throws NotMeasurable
 */
export function measure(home: string, set: ReleaseSet, budgets: Budgets): Measured[] {
  const rows = set.apps.map((entry) => {
    const allowed = budgets.apps[entry.app];
    if (!allowed) throw new NotMeasurable(`${entry.app} has no budget in shared/build/sizes.json`);
    return { name: entry.app, actual: weigh(home, entry, firstFiles(entry, allowed.page)), allowed };
  });
  const lobby = rows.filter(({ name }) => name === 'shell' || name === 'mfe-casino').map((row) => row.actual);
  const total = lobby.reduce((sum, bytes) => ({ js: sum.js + bytes.js, css: sum.css + bytes.css }), {
    js: 0,
    css: 0,
  });
  return [...rows, { name: 'first lobby content', actual: total, allowed: budgets.firstLobbyContent }];
}

/** Returns the file with the English texts of a page besides those of a first visit; undefined for a page without one. */
export type LaterTextsOf = (app: string, page: string) => string | undefined;

/** Pages of the apps with a budget for each page, heaviest first. */
export function measurePages(
  home: string,
  set: ReleaseSet,
  budgets: Budgets,
  laterTextsOf: LaterTextsOf,
): MeasuredPage[] {
  return set.apps
    .flatMap((entry) => {
      const { eachPage, page: firstPage } = budgets.apps[entry.app] ?? {};
      if (eachPage === undefined) return [];
      const pages = Object.entries(entry.pages);
      const users = (file: string): number => pages.filter(([, files]) => files.includes(file)).length;
      const sizeOf = (files: readonly string[]): number => {
        const { js, css } = weigh(home, entry, files);
        return js + css;
      };
      const ofFirstPage = new Set(firstFiles(entry, firstPage));
      return pages.map(([page, files]) => {
        const isFirst = page === firstPage;
        const all = [...firstFiles(entry, page), ...listOf(laterTextsOf(entry.app, page))];
        return {
          name: `${entry.app} ${page}`,
          isFirst,
          actual: {
            own: sizeOf(files.filter((file) => users(file) === 1)),
            adds: isFirst ? 0 : sizeOf(all.filter((file) => !ofFirstPage.has(file))),
            total: sizeOf(all),
          },
          allowed: {
            own: eachPage.own,
            adds: eachPage.adds,
            total: isFirst ? eachPage.firstPage : eachPage.total,
          },
        };
      });
    })
    .toSorted((left, right) => right.actual.own - left.actual.own);
}

function listOf(file: string | undefined): readonly string[] {
  return file === undefined ? [] : [file];
}

export function isPageTooHeavy({ actual, allowed }: MeasuredPage): boolean {
  return actual.own > allowed.own || actual.adds > allowed.adds || actual.total > allowed.total;
}

export function isTooHeavy({ actual, allowed }: Measured): boolean {
  return actual.js > allowed.js || actual.css > allowed.css;
}

/** Files that a first visit of an app downloads: its entry and scripts, its styles, English texts, and the named page. */
export function firstFiles(entry: ReleaseSetEntry, page: string | undefined): string[] {
  const ofPage = page === undefined ? [] : entry.pages[page];
  if (!ofPage) throw new NotMeasurable(`${entry.app} has no page ${page}`);
  return [entry.entry, ...entry.scripts, ...entry.css, ...(entry.i18n[TEXTS] ?? []), ...ofPage];
}

function weigh(home: string, { app, release }: ReleaseSetEntry, files: readonly string[]): Bytes {
  const bytes: Bytes = { js: 0, css: 0 };
  for (const file of new Set(files)) {
    const plain = path.join(releaseFolder(home, app, release), file);
    const size = statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
    bytes[file.endsWith('.css') ? 'css' : 'js'] += size;
  }
  return bytes;
}
