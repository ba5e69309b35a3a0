import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { watchReleasePlan, type ReleasePlanFile } from './releasePlanFile.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
let releases: ReleaseHome;
let watched: ReleasePlanFile | undefined;

async function watch(): Promise<ReleasePlanFile> {
  watched = await watchReleasePlan({ home: releases.home, log: createLog('test', () => undefined), clock: () => NOW, pollMs: 60_000 });
  return watched;
}

beforeEach(async () => {
  releases = await createReleaseHome();
});

afterEach(async () => {
  watched?.close();
  await releases.remove();
});

describe('the release set', () => {
  it('is what the holder of the key signed, and follows the file', async () => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const file = await watch();
    expect(file.current()?.version).toBe(1);
    const told: number[] = [];
    file.onChange((set) => told.push(set.version));
    await releases.publish(releaseSet(2, [releases.shell, releases.casino]));
    await file.refresh();
    expect(file.current()?.apps).toHaveLength(2);
    expect(told).toEqual([2]);
  });

  const spoilt: readonly [why: string, spoil: () => Promise<void>][] = [
    ['signed by somebody else', () => releases.publish(releaseSet(2, []), { key: generateKeyPairSync('ed25519').privateKey })],
    ['not signed', () => releases.publish(releaseSet(2, []), { signature: '' })],
    ['older than what is live', () => releases.publish(releaseSet(0, []))],
    ['cut off', () => releases.writeFile('release-set.json', '{"payload":')],
    ['a page', () => releases.writeFile('release-set.json', '<!doctype html>')],
    ['gone', () => rm(join(releases.home, 'release-set.json'))],
    ['signed, with a base elsewhere', () => releases.publish(releaseSet(2, [{ ...releases.shell, base: 'https://evil.example/' }]))],
    ['signed, with a file name that leads out', () => releases.publish(releaseSet(2, [{ ...releases.shell, entry: '../main.js' }]))],
    ['signed, and expired', () => releases.publish({ ...releaseSet(2, [releases.shell]), expiresAt: '2026-11-21T11:59:59.000Z' })],
    ['signed, with the shell switched off', () => releases.publish({ ...releaseSet(2, [releases.shell]), rules: [{ id: '1', app: 'shell', scope: { brand: 'aurora' }, decision: { kind: 'off', reason: 'incident' } }] })],
    ['signed, with a rule for nobody', () => releases.publish({ ...releaseSet(2, [releases.shell]), rules: [{ id: '1', app: 'mfe-casino', scope: {}, decision: { kind: 'off', reason: 'incident' } }] })],
    ['signed, with a rollout to more than everybody', () => releases.publish({ ...releaseSet(2, [releases.shell]), rollouts: [{ id: '1', app: 'mfe-casino', release: 'x', from: 0, to: 10_001 }] })],
    ['signed, with a hash that is none', () => releases.publish(releaseSet(2, [{ ...releases.shell, sri: { 'main.js': 'sha384-x" onload="' } }]))],
  ];
  it.each(spoilt)('stays the last good one when the file is %s, also after a restart', async (_why, spoil) => {
    await releases.publish(releaseSet(1, [releases.shell]));
    const file = await watch();
    await spoil();
    await file.refresh();
    expect(file.current()).toEqual(releaseSet(1, [releases.shell]));
    file.close();
    expect((await watch()).current()).toEqual(releaseSet(1, [releases.shell]));
  });

  it('is none before the first, and none from a stranger', async () => {
    await releases.publish(releaseSet(1, [releases.shell]), { key: generateKeyPairSync('ed25519').privateKey });
    expect((await watch()).current()).toBeUndefined();
  });
});
