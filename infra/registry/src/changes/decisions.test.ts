import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';

import { promote, REASON, startPublishedRegistry } from '../testing/publishedRegistry.ts';
jest.setTimeout(START_MS);

let registry: TestRegistry;
let operator: CheckedClient;
beforeAll(async () => {
  ({ registry, operator } = await startPublishedRegistry());
}, START_MS);
afterAll(() => registry.close(), START_MS);

describe('a decision', () => {
  it('is signed for the edge, with a higher version and an expiry', async () => {
    const before = (await registry.plan()).version;
    const { version } = await promote(await registry.as('squads/jackpot-raffle'), 'mfe-jackpot-raffle', 'j2');
    const plan = await registry.plan();
    expect(plan).toMatchObject({ version, expiresAt: expect.any(String) as unknown });
    expect(version).toBe(before + 1);
    expect(plan.apps.find(({ app }) => app === 'mfe-jackpot-raffle')).toMatchObject({
      release: 'j2',
      sri: expect.any(Object) as unknown,
    });
  });

  it('ignores version changes caused by other applications', async () => {
    const { version: seen } = await registry.plan();
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'off',
      app: 'mfe-casino',
      scope: { brand: 'tuli' },
      publicReason: 'incident',
      reason: REASON,
    });
    const onWhatWasSeen = {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-jackpot-raffle',
      reason: REASON,
      expectedVersion: seen,
    };
    await operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j1' });
    await expect(operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2' })).rejects.toMatchObject({
      code: 'VERSION_CHANGED',
    });
    await expect(
      operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2', expectedVersion: seen + 1_000 }),
    ).rejects.toMatchObject({ code: 'VERSION_CHANGED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'on',
      app: 'mfe-casino',
      scope: { brand: 'tuli' },
      reason: REASON,
    });
    await operator.post('/v1/changes', { ...onWhatWasSeen, release: 'j2', expectedVersion: undefined });
  });

  it.each([
    [
      'of an unknown release',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'none' },
      'RELEASE_UNKNOWN',
    ],
    [
      'on an older version',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'j1', expectedVersion: 1 },
      'VERSION_CHANGED',
    ],
    [
      'without a reason',
      { kind: 'promote', app: 'mfe-jackpot-raffle', release: 'j1', reason: ' ' },
      'REQUEST_MALFORMED',
    ],
    [
      'for an unknown brand',
      { kind: 'pin', app: 'mfe-jackpot-raffle', release: 'j1', brands: ['unknown-brand'] },
      'REQUEST_MALFORMED',
    ],
    [
      'with an unknown member',
      { kind: 'rollback', app: 'mfe-jackpot-raffle', overrides: {} },
      'REQUEST_MALFORMED',
    ],
  ])('%s is refused', async (_what, change, code) => {
    await expect(
      operator.post('/v1/changes', { environment: 'production', reason: REASON, ...change }),
    ).rejects.toMatchObject({ code });
  });

  it('refuses a second rollout of the same remote', async () => {
    const rollout = (release: string): Promise<object> =>
      operator.post('/v1/changes', {
        environment: 'staging',
        kind: 'rollout',
        app: 'mfe-jackpot-raffle',
        release,
        share: 500,
        reason: REASON,
      });
    await promote(operator, 'mfe-jackpot-raffle', 'j1', { environment: 'staging' });
    const results = await Promise.allSettled([rollout('j2'), rollout('j3')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'ROLLOUT_RUNNING',
    });
    await expect(
      promote(operator, 'mfe-jackpot-raffle', 'j2', { environment: 'production', from: 'staging' }),
    ).rejects.toMatchObject({ code: 'FROM_MISPLACED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-jackpot-raffle',
      from: 'staging',
      reason: REASON,
    });
    expect((await registry.plan()).apps.find(({ app }) => app === 'mfe-jackpot-raffle')?.release).toBe('j1');
  });

  it('is refused in locked brands only', async () => {
    const decide = (change: object): Promise<object> =>
      operator.post('/v1/changes', {
        environment: 'production',
        app: 'mfe-jackpot-raffle',
        reason: REASON,
        ...change,
      });
    await decide({ kind: 'pin', release: 'j1', brands: ['tuli'] });
    await decide({ kind: 'lock', app: undefined, brands: ['tuli'] });
    await expect(decide({ kind: 'unpin', brands: ['tuli'] })).rejects.toMatchObject({
      code: 'LOCKED',
      status: 423,
    });
    await expect(decide({ kind: 'off', publicReason: 'incident' })).rejects.toMatchObject({ code: 'LOCKED' });
    // the promotion does not affect a pinned brand
    await decide({ kind: 'promote', release: 'j3' });
    // a forced change waits in no brand
    await expect(decide({ kind: 'promote', release: 'j3', force: true })).rejects.toMatchObject({
      code: 'LOCKED',
      status: 423,
    });
    await decide({ kind: 'unlock', app: undefined, brands: ['tuli'] });
    await decide({ kind: 'unpin', brands: ['tuli'] });
    await decide({ kind: 'lock', app: undefined });
    await expect(decide({ kind: 'promote', release: 'j1', app: 'mfe-jackpot-raffle' })).rejects.toMatchObject(
      { code: 'LOCKED' },
    );
    await promote(operator, 'mfe-jackpot-raffle', 'j2', { environment: 'dev' });
    await decide({ kind: 'unlock', app: undefined });
  });
});
