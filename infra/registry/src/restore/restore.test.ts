import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Status } from '@foyer/kernel/status-answers';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { promote, startPublishedRegistry } from '../testing/publishedRegistry.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

jest.setTimeout(START_MS);

const MINUTE_MS = 60_000;
const APP = 'mfe-jackpot-raffle';
const CASINO = 'mfe-casino';
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  ({ registry, operator } = await startPublishedRegistry());
  await registry.publish(CASINO, 'c2', 2);
  await promote(operator, CASINO, 'c1');
}, START_MS);

afterAll(() => registry.close(), START_MS);

function change(kind: string, more: object = {}): Promise<{ version: number }> {
  return operator.post('/v1/changes', { environment: 'production', kind, reason: 'Incident', ...more });
}

/** Moves the clock a minute on and returns the time of the past minute. */
function minute(): string {
  const at = new Date(Date.now() + registry.skew.milliseconds).toISOString();
  registry.skew.milliseconds += MINUTE_MS;
  return at;
}

async function cells(app: string): Promise<Readonly<Record<string, unknown>>> {
  const { apps }: Status = await operator.get('/v1/status');
  return Object.fromEntries(
    apps
      .find((row) => row.app === app)
      ?.brands.map(({ brand, decision }) => [
        brand,
        decision.kind === 'release' ? decision.release : `off ${decision.reason}`,
      ]) ?? [],
  );
}

describe('a restore', () => {
  it('restores the releases, pins and switch-offs of any minute without starting rollouts', async () => {
    await change('pin', { app: APP, release: 'j2', scope: { brand: 'caravel' } });
    await change('off', { app: CASINO, scope: { brand: 'tuli' }, publicReason: 'incident' });
    await change('rollout', { app: APP, release: 'j3', share: 500 });
    const first = minute();
    await promote(operator, APP, 'j3');
    await change('unpin', { app: APP });
    await change('on', { app: CASINO });
    const second = minute();
    await promote(operator, CASINO, 'c2');
    const preview = await operator.post('/v1/changes/preview', {
      environment: 'production',
      kind: 'restore',
      at: first,
      reason: 'Incident',
    });
    expect(preview.differences.map(({ app, brand }) => `${app} ${brand}`)).toEqual(
      expect.arrayContaining([`${APP} caravel`, `${APP} aurora`, `${CASINO} tuli`, `${CASINO} aurora`]),
    );
    await change('restore', { at: first });
    expect(await cells(APP)).toMatchObject({ aurora: 'j1', caravel: 'j2', tuli: 'j1' });
    expect(await cells(CASINO)).toMatchObject({ aurora: 'c1', tuli: 'off incident' });
    expect((await registry.plan()).rollouts).toBeUndefined();
    minute();
    await change('restore', { at: second });
    expect(await cells(APP)).toMatchObject({ aurora: 'j3', caravel: 'j3' });
    expect(await cells(CASINO)).toMatchObject({ aurora: 'c1', tuli: 'c1' });
    // a time after a restore is restored from its entry
    const third = minute();
    await promote(operator, APP, 'j1');
    await change('restore', { at: third });
    expect(await cells(APP)).toMatchObject({ aurora: 'j3' });
    await expect(change('restore', { at: third })).rejects.toMatchObject({ code: 'NOTHING_CHANGES' });
    expect(await operator.get('/v1/audit/verify')).toMatchObject({ faults: [] });
  });

  it('limits itself to one brand and leaves the others as they are', async () => {
    minute();
    await promote(operator, APP, 'j1');
    const before = minute();
    await promote(operator, APP, 'j2');
    await change('off', { app: CASINO, scope: { brand: 'aurora' }, publicReason: 'incident' });
    await change('restore', { at: before, scope: { brand: 'aurora' } });
    expect(await cells(APP)).toMatchObject({ aurora: 'j1', tuli: 'j2', caravel: 'j2' });
    expect(await cells(CASINO)).toMatchObject({ aurora: 'c1' });
    await change('unpin', { app: APP });
  });

  it('pins a brand outside of a rollout that runs now', async () => {
    minute();
    const before = minute();
    await change('rollout', { app: APP, release: 'j3', share: 5_000 });
    await change('restore', { at: before, scope: { brand: 'aurora' } });
    expect(await operator.get(`/v1/explain?brand=aurora&app=${APP}&bucket=1`)).toMatchObject({
      layer: 'market',
    });
    await change('rollout-stop', { app: APP });
    await change('unpin', { app: APP });
  });

  it('keeps the present release where the earlier one is withdrawn or damaged, and reports it', async () => {
    minute();
    await promote(operator, APP, 'j1');
    await promote(operator, CASINO, 'c2');
    const before = minute();
    await promote(operator, APP, 'j2');
    await promote(operator, CASINO, 'c1');
    await change('withdraw', { app: APP, release: 'j1' });
    await rm(join(registry.home, 'releases', CASINO, 'c2', 'main.css'));
    await expect(change('restore', { at: before })).rejects.toMatchObject({ code: 'NOTHING_CHANGES' });
    await change('off', { app: APP, scope: { brand: 'tuli' }, publicReason: 'incident' });
    const preview = await operator.post('/v1/changes/preview', {
      environment: 'production',
      kind: 'restore',
      at: before,
      reason: 'Incident',
    });
    expect(preview.kept).toMatchObject([
      { app: APP, release: 'j1', code: 'WITHDRAWN' },
      { app: CASINO, release: 'c2', code: 'FILES_DIFFER' },
    ]);
    await change('restore', { at: before });
    expect(await cells(APP)).toMatchObject({ aurora: 'j2', tuli: 'j2' });
  });

  it.each([
    ['of the future', { at: '2999-01-01T00:00:00.000Z' }, 'RESTORE_TIME_INVALID'],
    ['before the first decision', { at: '2020-01-01T00:00:00.000Z' }, 'RESTORE_TOO_EARLY'],
    ['without a time', {}, 'RESTORE_TIME_INVALID'],
    ['of a locale', { at: new Date().toISOString(), scope: { locale: 'fi' } }, 'SCOPE_TOO_FINE'],
  ])('is refused %s', async (_what, more, code) => {
    await expect(change('restore', more)).rejects.toMatchObject({ code });
  });
});
