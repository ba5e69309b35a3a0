import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFolder } from '@foyer/build/store';
import type { Release } from '@foyer/build';
import type { CandidateFacts } from './facts.ts';
import { gatherFacts, liveFacts, type LiveRelease } from './gather.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-gather-'));
  mkdirSync(path.join(home, 'shared/build'), { recursive: true });
  writeFileSync(
    path.join(home, 'shared/build/sizes.json'),
    JSON.stringify({
      firstLobbyContent: { js: 1_000, css: 1_000 },
      apps: { 'mfe-account': { js: 500, css: 100 } },
    }),
  );
});
afterAll(() => rmSync(home, { recursive: true }));

/** Creates a release in the store whose script has the given number of bytes. */
function stored(release: string, bytes: number): Release {
  const folder = releaseFolder(home, 'mfe-account', release);
  const script = 'x'.repeat(bytes);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), script);
  const sri = { 'entry.js': `sha384-${createHash('sha384').update(script).digest('base64')}` };
  return {
    app: 'mfe-account',
    release,
    owner: 'account',
    contract: 1,
    requires: {},
    entry: 'entry.js',
    scripts: [],
    css: [],
    i18n: { en: [] },
    pages: {},
    sri,
  } as unknown as Release;
}

const live = (release: string, bytes: number, more: Partial<LiveRelease> = {}): LiveRelease => ({
  app: 'mfe-account',
  release,
  brands: ['aurora'],
  document: { ...stored(release, bytes), files: {} },
  ...more,
});
const candidateOf = (
  candidate: Release,
  live: readonly LiveRelease[],
  defaults: Readonly<Record<string, string>>,
): CandidateFacts =>
  gatherFacts({
    home,
    root: home,
    candidate,
    live,
    defaults,
    brands: ['aurora'],
    schemas: undefined,
    sources: { types: [], imports: [], packages: { declared: {}, nested: [] }, generated: [] },
    today: '2026-11-22',
    smoke: undefined,
  }).candidate;

describe('size comparison', () => {
  it('uses the default release, not a canary or a fallback', () => {
    const releases = [
      live('canary', 400),
      live('default', 200),
      live('before', 300, { isRollbackTarget: true }),
    ];
    expect(candidateOf(stored('next', 210), releases, { 'mfe-account': 'default' }).sizes).toMatchObject([
      { actual: { js: 210 }, live: { js: 200 } },
    ]);
  });

  it('reports a first release, and a live release that is missing in the store', () => {
    expect(candidateOf(stored('next', 210), [], {}).sizes).toMatchObject([{ live: 'first-release' }]);
    const missing: LiveRelease = { app: 'mfe-account', release: 'deleted', brands: ['aurora'] };
    expect(candidateOf(stored('next', 210), [missing], { 'mfe-account': 'deleted' }).sizes).toMatchObject([
      { live: 'not-weighed' },
    ]);
  });

  it('has no sizes for a release without a budget, or with a missing file', () => {
    expect(candidateOf({ ...stored('next', 210), app: 'mfe-new' }, [], {}).sizes).toEqual([]);
    expect(candidateOf({ ...stored('next', 210), css: ['missing.css'] }, [], {}).sizes).toEqual([]);
  });

  it('throws when a file of the store cannot be read', () => {
    const next = stored('unreadable', 210);
    symlinkSync('entry.css', path.join(releaseFolder(home, 'mfe-account', 'unreadable'), 'entry.css'));
    expect(() => candidateOf({ ...next, css: ['entry.css'] }, [], {})).toThrow('ELOOP');
  });
});

it('ignores scripts that do not match their hashes', () => {
  const next = stored('spoilt', 20);
  expect(candidateOf(next, [], {}).scripts).toEqual({ 'entry.js': 'x'.repeat(20) });
  writeFileSync(path.join(releaseFolder(home, 'mfe-account', 'spoilt'), 'entry.js'), 'eval("1")');
  expect(candidateOf(next, [], {}).scripts).toBeUndefined();
});

it('marks a compared release that is a fallback', () => {
  expect(
    liveFacts(home, [live('before', 10, { isRollbackTarget: true }), live('default', 10)], ['aurora']).map(
      ({ isRollbackTarget }) => isRollbackTarget,
    ),
  ).toEqual([true, undefined]);
});
