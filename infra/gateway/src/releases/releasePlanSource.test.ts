import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { createLog, type RegistryClient } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { createReleasePlanSource, type ReleasePlanSource } from './releasePlanSource.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
let releases: ReleaseHome;
let skewMs = 0;
let lines: string[] = [];
let watched: ReleasePlanSource | undefined;

async function watch(): Promise<ReleasePlanSource> {
  watched = await createReleasePlanSource({
    home: releases.home,
    log: createLog('test', (line) => void lines.push(line)),
    clock: () => NOW + skewMs,
    registry: async () => ({ post: async () => ({}) }) as unknown as RegistryClient,
    pollMs: 60_000,
  });
  return watched;
}

beforeEach(async () => {
  skewMs = 0;
  lines = [];
  releases = await createReleaseHome();
});

afterEach(async () => {
  await watched?.close();
  await releases.remove();
});

describe('release plan source', () => {
  it('loads signed plans and follows the file', async () => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const file = await watch();
    expect(file.current()?.version).toBe(1);
    const versions: number[] = [];
    file.onChange((set) => versions.push(set.version));
    await releases.publish(releaseSet(2, [releases.shell, releases.casino]));
    await file.refresh();
    expect(file.current()?.apps).toHaveLength(2);
    expect(versions).toEqual([2]);
  });

  const spoilt: readonly [why: string, spoil: () => Promise<void>][] = [
    [
      'signed with another key',
      () => releases.publish(releaseSet(2, []), { key: generateKeyPairSync('ed25519').privateKey }),
    ],
    ['not signed', () => releases.publish(releaseSet(2, []), { signature: '' })],
    ['older than the live plan', () => releases.publish(releaseSet(0, []))],
    ['truncated', () => releases.writeFile('release-set.json', '{"payload":')],
    ['an HTML page', () => releases.writeFile('release-set.json', '<!doctype html>')],
    ['removed', () => rm(join(releases.home, 'release-set.json'))],
    [
      'signed, with a base on another origin',
      () => releases.publish(releaseSet(2, [{ ...releases.shell, base: 'https://evil.example/' }])),
    ],
    [
      'signed, with a file name outside its base',
      () => releases.publish(releaseSet(2, [{ ...releases.shell, entry: '../main.js' }])),
    ],
    [
      'signed and expired',
      () => releases.publish({ ...releaseSet(2, [releases.shell]), expiresAt: '2026-11-21T11:59:59.000Z' }),
    ],
    [
      'signed, with the shell switched off',
      () =>
        releases.publish({
          ...releaseSet(2, [releases.shell]),
          rules: [
            {
              id: '1',
              app: 'shell',
              scope: { brand: 'aurora' },
              decision: { kind: 'off', reason: 'incident' },
            },
          ],
        }),
    ],
    [
      'signed, with a rule of an empty scope',
      () =>
        releases.publish({
          ...releaseSet(2, [releases.shell]),
          rules: [{ id: '1', app: 'mfe-casino', scope: {}, decision: { kind: 'off', reason: 'incident' } }],
        }),
    ],
    [
      'signed, with a rollout to more than all buckets',
      () =>
        releases.publish({
          ...releaseSet(2, [releases.shell]),
          rollouts: [{ id: '1', app: 'mfe-casino', release: 'x', from: 0, to: 10_001 }],
        }),
    ],
    [
      'signed, with an unsigned browser plan',
      () =>
        releases.publish(releaseSet(2, [releases.shell]), {
          browser: { payload: '{"version":2}', signature: '' },
        }),
    ],
    [
      'signed, with an older browser plan',
      async () => {
        const { browser } = JSON.parse(
          await readFile(join(releases.home, 'release-set.json'), 'utf8'),
        ) as SignedReleaseSet;
        await releases.publish(releaseSet(2, [releases.shell]), browser && { browser });
      },
    ],
    [
      'signed, with the edge plan as browser plan',
      async () => {
        await releases.publish(releaseSet(2, [releases.shell]));
        const { payload, signature } = JSON.parse(
          await readFile(join(releases.home, 'release-set.json'), 'utf8'),
        ) as SignedReleaseSet;
        await releases.publish(releaseSet(2, [releases.shell]), { browser: { payload, signature } });
      },
    ],
    [
      'signed, with a malformed hash',
      () =>
        releases.publish(releaseSet(2, [{ ...releases.shell, sri: { 'main.js': 'sha384-x" onload="' } }])),
    ],
  ];
  it.each(spoilt)(
    'keeps the last good plan when the file is %s, also after a restart',
    async (_why, spoil) => {
      await releases.publish(releaseSet(1, [releases.shell]));
      const file = await watch();
      await spoil();
      await file.refresh();
      expect(file.current()).toEqual(releaseSet(1, [releases.shell]));
      await file.close();
      expect((await watch()).current()).toEqual(releaseSet(1, [releases.shell]));
    },
  );

  it('notifies pages while the disk is full, stores the plan later and logs once', async () => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const file = await watch();
    const versions: number[] = [];
    file.onChange(() => {
      throw new Error('listener failed');
    });
    file.onChange(({ version }) => versions.push(version));
    // a folder at the draft's path makes writing fail even for root
    const draft = join(releases.home, 'release-set.last-good.json.new');
    await mkdir(draft);
    await releases.publish(releaseSet(2, [releases.shell, releases.casino]));
    await file.refresh();
    await file.refresh();
    expect([versions, file.current()?.version, file.isPersisted()]).toEqual([[2], 2, false]);
    expect(lines.filter((line) => line.includes('ALERT'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('refused'))).toEqual([]);
    await rm(draft, { recursive: true });
    await file.refresh();
    expect(file.isPersisted()).toBe(true);
    await file.close();
    await rm(join(releases.home, 'release-set.json'));
    expect((await watch()).current()?.version).toBe(2);
  });

  it('has no plan before the first and rejects an unknown key', async () => {
    await releases.publish(releaseSet(1, [releases.shell]), {
      key: generateKeyPairSync('ed25519').privateKey,
    });
    expect((await watch()).current()).toBeUndefined();
  });

  const until = (expiresAt: string): ReleasePlan => ({ ...releaseSet(3, [releases.shell]), expiresAt });

  it('rejects an expired plan on a new edge and keeps it on a running one, also after a restart', async () => {
    await releases.publish(until('2026-11-21T12:30:00.000Z'));
    const running = await watch();
    skewMs = HOUR_MS;
    await running.refresh();
    expect(running.current()?.version).toBe(3);
    await running.close();
    const again = await watch();
    expect([again.current()?.version, again.forBrowsers()?.key]).toEqual([3, expect.any(String)]);
    await again.close();
    await rm(join(releases.home, 'release-set.last-good.json'));
    expect((await watch()).current()).toBeUndefined();
  });

  it.each([
    [-HOUR_MS, 3],
    [HOUR_MS, 3],
    [13 * HOUR_MS, undefined],
  ])('accepts a clock difference of %i ms while half a day of validity is left: %s', async (off, version) => {
    await releases.publish(until('2026-11-22T00:00:00.000Z')); // renewed after half of its validity
    skewMs = off;
    expect((await watch()).current()?.version).toBe(version);
  });
});
