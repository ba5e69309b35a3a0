import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseFolder, type Release } from '@foyer/build';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageView } from '../pageViews.ts';
import { pageReuse, type OpenedPage, type PageReuse, type ReuseContext } from './pageReuse.ts';
import { MAX_AGE_MS } from './pageStore.ts';

const NOW = Date.UTC(2026, 10, 30);
const FIRST = '1111111111';
const SECOND = '2222222222';
const VIEW: PageView = { brand: 'aurora', page: 'profile', path: '/en/profile/' };
/** Files of a release as the build writes them, with its name in each. */
const filesOf = (release: string) => ({
  'entry.js': `var mfe_account_${release}={profile:"sha384-${release.repeat(7).slice(0, 64)}"};`,
  'profile.js': `chunk_${release}({title:"f${release.slice(0, 6)}_x1"})`,
  'profile.css': `.f${release.slice(0, 6)}_x1{color:red}`,
  'register.js': 'register()',
});

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-reuse-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function releaseWith(
  release: string,
  changes: Readonly<Record<string, string>> = {},
  manifest: object = {},
): Release {
  const files = { ...filesOf(release), ...changes };
  const folder = releaseFolder(home, 'mfe-account', release);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return {
    app: 'mfe-account',
    release,
    base: `/assets/mfe-account/${release}/`,
    sri: Object.fromEntries(Object.keys(files).map((name) => [name, `sha384-${release}`])),
    pages: { profile: ['profile.css', 'profile.js'], register: ['register.js'] },
    describes: { slots: { fills: [], shows: [] }, laterPages: [] },
    ...manifest,
  } as unknown as Release;
}

function liveWith(releases: Readonly<Record<string, string>>): LiveEvidence {
  const apps = Object.entries(releases).map(([app, release]) => ({ app, release }));
  return { plan: { apps }, releases: [], squads: [], edge: { port: 1 } } as unknown as LiveEvidence;
}

const LIVE = liveWith({ shell: 's1', 'mfe-account': 'before', 'mfe-casino': 'c1' });
const reuseOf = (candidate: Release, changes: Partial<ReuseContext> = {}): PageReuse =>
  pageReuse({
    home,
    candidate,
    live: LIVE,
    schemas: { main: 'type Query' },
    check: 'v1',
    now: NOW,
    ...changes,
  });
const opened = (changes: Partial<OpenedPage> = {}): OpenedPage =>
  ({
    brand: 'aurora',
    page: 'profile',
    path: '/en/profile/',
    visit: 'page',
    files: ['entry.js', 'profile.css', 'profile.js'],
    isClean: true,
    longestTaskMs: 40,
    ...changes,
  }) as OpenedPage;

describe('pageReuse', () => {
  beforeEach(() => reuseOf(releaseWith(FIRST)).keep([opened()], () => VIEW));

  it('takes a page over when only names and integrity of the release differ', () => {
    const found = reuseOf(releaseWith(SECOND, { 'register.js': 'register("new")' })).find(VIEW, 'page');
    expect(found).toMatchObject({ release: FIRST, page: { path: '/en/profile/', longestTaskMs: 40 } });
  });

  it.each([
    ['a file that the page loads', { 'profile.js': 'chunk_2222222222({title:"new"})' }, {}],
    ['a style that the page loads', { 'profile.css': '.f222222_x1{color:blue}' }, {}],
    ['the entry', { 'entry.js': 'var mfe_account_2222222222={profile:"",extra:1};' }, {}],
    ['the list of the page’s files', {}, { pages: { profile: ['profile.js'] } }],
    ['the first query of the page', {}, { firstQueries: { profile: { documentId: 'sha256:1' } } }],
    ['the versions that the release requires', {}, { requires: { react: '^18' } }],
  ])('opens a page again after a change of %s', (_case, files, manifest) => {
    expect(reuseOf(releaseWith(SECOND, files, manifest)).find(VIEW, 'page')).toBeUndefined();
  });

  it.each([
    [
      'another live release',
      { live: liveWith({ shell: 's2', 'mfe-account': 'before', 'mfe-casino': 'c1' }) },
    ],
    ['another schema of the API', { schemas: { main: 'type Query { a: Int }' } }],
    ['another version of the check', { check: 'v2' }],
    ['half a day', { now: NOW + MAX_AGE_MS }],
  ])('opens a page again with %s', (_case, changes) => {
    expect(reuseOf(releaseWith(SECOND), changes).find(VIEW, 'page')).toBeUndefined();
  });

  it('takes over no page of another brand, account or kind of visit', () => {
    const reuse = reuseOf(releaseWith(SECOND));
    expect(reuse.find({ ...VIEW, brand: 'tuli' }, 'page')).toBeUndefined();
    expect(reuse.find({ ...VIEW, player: { email: 'a@b.test', password: 'x' } }, 'page')).toBeUndefined();
    expect(reuse.find(VIEW, 'updates')).toBeUndefined();
  });

  it('repeats an exchange with another live release of the candidate’s application', () => {
    const candidate = releaseWith(SECOND);
    reuseOf(candidate).keep([opened({ visit: 'updates' })], () => VIEW);
    const live = liveWith({ shell: 's1', 'mfe-account': 'later', 'mfe-casino': 'c1' });
    expect(reuseOf(candidate).find(VIEW, 'updates')).toBeDefined();
    expect(reuseOf(candidate, { live }).find(VIEW, 'updates')).toBeUndefined();
    expect(reuseOf(candidate, { live }).find(VIEW, 'page')).toBeDefined();
  });

  it('keeps no page with a finding, and none with a file that the release does not have', () => {
    const candidate = releaseWith(SECOND);
    const register: PageView = { brand: 'aurora', page: 'register', path: '/en/register/' };
    const reuse = reuseOf(candidate);
    reuse.keep([opened({ isClean: false }), opened({ files: ['elsewhere.js'] })], () => register);
    expect(reuseOf(candidate).find(register, 'page')).toBeUndefined();
  });
});
