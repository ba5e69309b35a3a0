import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { releaseFolder } from '../publish/release/store.ts';
import { isPageTooHeavy, isTooHeavy, measure, measurePages } from './measure.ts';
import type { Budgets } from './measure.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-sizes-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function entry(app: string, files: Record<string, number>, rest: Partial<ReleaseSetEntry>): ReleaseSetEntry {
  const folder = releaseFolder(home, app, 'r1');
  mkdirSync(folder, { recursive: true });
  for (const [file, size] of Object.entries(files))
    writeFileSync(path.join(folder, file), Buffer.alloc(size));
  return {
    app,
    release: 'r1',
    version: '1.0.0',
    contract: 1,
    owner: app,
    container: app,
    base: `/assets/${app}/r1/`,
    entry: 'entry.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
    ...rest,
  };
}

const budgets: Budgets = {
  firstLobbyContent: { js: 1050, css: 100 },
  apps: { shell: { js: 800, css: 50 }, 'mfe-casino': { page: 'lobby', js: 300, css: 50 } },
};

function set(lobbyBytes: number): ReleaseSet {
  const shell = entry(
    'shell',
    { 'entry.js': 9000, 'entry.js.br': 500, 'vendors.js': 200, 'main.css': 40 },
    { scripts: ['vendors.js'], css: ['main.css'] },
  );
  const casino = entry(
    'mfe-casino',
    { 'entry.js': 50, 'lobby.js': lobbyBytes, 'lobby.css': 10, 'game.js': 9999 },
    { pages: { lobby: ['lobby.js', 'lobby.css'], game: ['game.js'] } },
  );
  return { version: 1, issuedAt: '', apps: [casino, shell] };
}

describe('measure (requirements/platform#bundle-sizes)', () => {
  it('counts the compressed size of the files that a first visit downloads', () => {
    expect(measure(home, set(100), budgets).map(({ name, actual }) => [name, actual])).toEqual([
      ['mfe-casino', { js: 150, css: 10 }],
      ['shell', { js: 700, css: 40 }],
      ['first lobby content', { js: 850, css: 50 }],
    ]);
  });

  it.each([
    [100, []],
    [251, ['mfe-casino']],
    [351, ['mfe-casino', 'first lobby content']],
  ])('reports the files that are too large for a lobby of %d bytes: %j', (bytes, heavy) => {
    expect(
      measure(home, set(bytes), budgets)
        .filter(isTooHeavy)
        .map((row) => row.name),
    ).toEqual(heavy);
  });

  it.each([
    [{}, []],
    [{ own: 59 }, ['mfe-account limits']],
    [{ adds: 89 }, ['mfe-account limits']],
    [{ total: 294 }, ['mfe-account limits']],
    [{ firstPage: 204 }, ['mfe-account login']],
  ])('reports the pages that are too large with %j allowed for each page: %j', (limit, heavy) => {
    const eachPage = { own: 60, adds: 90, total: 295, firstPage: 205, ...limit };
    const account = entry(
      'mfe-account',
      {
        'entry.js': 100,
        'shared.js': 90,
        'shared.css': 10,
        'limits.js': 40,
        'limits.css': 20,
        'login.js': 5,
        'later-limits-en.js': 30,
      },
      {
        pages: {
          login: ['shared.js', 'shared.css', 'login.js'],
          limits: ['shared.js', 'shared.css', 'login.js', 'limits.js', 'limits.css'],
        },
      },
    );
    const rows = measurePages(
      home,
      { version: 1, issuedAt: '', apps: [account] },
      { ...budgets, apps: { 'mfe-account': { page: 'login', js: 0, css: 0, eachPage } } },
      (_app, page) => (page === 'limits' ? 'later-limits-en.js' : undefined),
    );
    expect(rows.map(({ name, isFirst, actual }) => [name, isFirst, actual])).toEqual([
      ['mfe-account limits', false, { own: 60, adds: 90, total: 295 }],
      ['mfe-account login', true, { own: 0, adds: 0, total: 205 }],
    ]);
    expect(rows.filter(isPageTooHeavy).map(({ name }) => name)).toEqual(heavy);
  });

  it('rejects an app without a budget', () => {
    expect(() => measure(home, set(1), { ...budgets, apps: {} })).toThrow(/no budget/);
  });
});
