import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropOldReleases } from './releaseRetention.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-retention-'));
});

afterEach(() => rm(home, { recursive: true, force: true }));

async function release(name: string, daysAgo: number): Promise<void> {
  for (const kind of ['releases', 'maps']) {
    const folder = join(home, kind, 'mfe-casino', name);
    await mkdir(folder, { recursive: true });
    await utimes(folder, new Date(NOW - daysAgo * DAY_MS), new Date(NOW - daysAgo * DAY_MS));
  }
}

async function setLive(name: string): Promise<void> {
  await writeFile(join(home, 'release-set.json'), JSON.stringify({ payload: JSON.stringify({ apps: [{ app: 'mfe-casino', release: name }] }) }));
}

describe('old releases', () => {
  it('go when nobody can have them open any more; the live one stays however old it is', async () => {
    await release('live', 30);
    await release('recent', 6);
    await release('old', 8);
    await setLive('live');
    expect(await dropOldReleases({ home, days: 7, clock: () => NOW })).toEqual([join('mfe-casino', 'old')]);
    expect((await readdir(join(home, 'releases', 'mfe-casino'))).sort()).toEqual(['live', 'recent']);
    expect((await readdir(join(home, 'maps', 'mfe-casino'))).sort()).toEqual(['live', 'recent']);
  });

  it('count from when they were last live, not from when they were made', async () => {
    await release('first', 30);
    await setLive('first');
    await dropOldReleases({ home, days: 7, clock: () => NOW });
    await setLive('second');
    expect(await dropOldReleases({ home, days: 7, clock: () => NOW + 6 * DAY_MS })).toEqual([]);
    expect(await dropOldReleases({ home, days: 7, clock: () => NOW + 8 * DAY_MS })).toEqual([join('mfe-casino', 'first')]);
  });

  it('all stay as long as no set says what is live', async () => {
    await release('old', 80);
    expect(await dropOldReleases({ home, days: 7, clock: () => NOW })).toEqual([]);
    await rm(join(home, 'releases'), { recursive: true });
    expect(await dropOldReleases({ home, days: 7, clock: () => NOW })).toEqual([]);
  });
});
