import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from '../../webpack/releaseFile.ts';
import { writeReleaseSet } from './releaseSet.ts';
import { removeExpired } from './retention.ts';
import { releaseFolder } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-01T00:00:00.000Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-retention-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function made(release: string): Release {
  const folder = releaseFolder(home, 'mfe-one', release);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, START, START);
  return {
    app: 'mfe-one',
    release,
    version: '1.0.0',
    contract: 1,
    owner: 'one',
    container: `mfe_one_${release}`,
    base: `/assets/mfe-one/${release}/`,
    entry: 'entry.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
    documents: [],
    bytes: {},
  };
}

describe('retention', () => {
  it('keeps live releases indefinitely, and replaced ones for seven days after their replacement', async () => {
    await writeReleaseSet(home, [made('first')], START);
    const set = await writeReleaseSet(home, [made('second')], after(30));
    expect(removeExpired(home, set, after(36))).toEqual([]);
    expect(removeExpired(home, set, after(38))).toEqual(['mfe-one/first']);
    expect(existsSync(releaseFolder(home, 'mfe-one', 'first'))).toBe(false);
    expect(removeExpired(home, set, after(400))).toEqual([]);
  });

  it('keeps a release that became live again', async () => {
    const first = made('first');
    await writeReleaseSet(home, [first], START);
    await writeReleaseSet(home, [made('second')], after(1));
    const set = await writeReleaseSet(home, [first], after(2));
    expect(removeExpired(home, set, after(20))).toEqual(['mfe-one/second']);
  });
});
