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
  apps: Record<string, Bytes & { page?: string }>;
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
