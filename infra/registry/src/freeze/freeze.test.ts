import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { promote, startPublishedRegistry } from '../testing/publishedRegistry.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';
import { twoOperators } from '../testing/twoOperators.ts';

jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
const APP = 'mfe-jackpot-raffle';
const REASON = 'Cup final tonight';
let registry: TestRegistry;
let operator: CheckedClient;
let squad: CheckedClient;

beforeAll(async () => {
  ({ registry, operator } = await startPublishedRegistry());
  squad = await registry.as('squads/jackpot-raffle');
}, START_MS);

afterAll(() => registry.close(), START_MS);

function change(kind: string, more: object = {}, client = operator): Promise<{ version: number }> {
  return client.post('/v1/changes', { environment: 'production', kind, reason: REASON, ...more });
}

function until(hours = 1): string {
  return new Date(Date.now() + registry.skew.milliseconds + hours * HOUR_MS).toISOString();
}

describe('a freeze', () => {
  beforeEach(async () => {
    registry.skew.milliseconds = 0;
    await change('unfreeze').catch(() => undefined);
    await promote(operator, APP, 'j1').catch(() => undefined);
    await change('on', { app: APP }).catch(() => undefined);
  });

  it('refuses promotions, rollouts and pins that reach its brand, and names its end and reason', async () => {
    const end = until();
    await change('freeze', { scope: { brand: 'tuli' }, until: end });
    await expect(promote(squad, APP, 'j2')).rejects.toMatchObject({
      status: 423,
      code: 'FROZEN',
      message: `tuli is frozen until ${end}: ${REASON}`,
    });
    for (const more of [
      { kind: 'rollout', share: 500 },
      { kind: 'pin', scope: { brand: 'tuli' } },
    ])
      await expect(change(more.kind, { app: APP, release: 'j2', ...more })).rejects.toMatchObject({
        code: 'FROZEN',
      });
  });

  it('allows changes of other brands and everything that takes a release away', async () => {
    await change('freeze', { scope: { brand: 'tuli' }, until: until() });
    await change('rollout', { app: APP, release: 'j2', share: 500, brands: ['aurora'] });
    await change('rollout-stop', { app: APP });
    await change('off', { app: APP, scope: { brand: 'tuli' }, publicReason: 'incident' });
    await change('on', { app: APP, scope: { brand: 'tuli' } });
    await change('unfreeze', { scope: { brand: 'tuli' } });
    await promote(operator, APP, 'j2');
    await change('freeze', { until: until() });
    await change('rollback', { app: APP });
  });

  it('is overridden by break-glass of two operators only, and the audit names it', async () => {
    await change('freeze', { until: until() });
    await expect(
      change('promote', { app: APP, release: 'j2', breakGlass: true }, squad),
    ).rejects.toMatchObject({ code: 'FROZEN' });
    expect(
      await operator.post('/v1/changes/preview', {
        environment: 'production',
        kind: 'promote',
        app: APP,
        release: 'j2',
        reason: REASON,
      }),
    ).toMatchObject({ unchecked: { code: 'FROZEN' } });
    const override = { app: APP, release: 'j2', breakGlass: true };
    await expect(change('promote', override)).rejects.toMatchObject({ code: 'APPROVAL_REQUIRED' });
    const { breakGlass } = await twoOperators(registry);
    await breakGlass({ environment: 'production', kind: 'promote', reason: REASON, ...override });
    const { entries } = await operator.get(`/v1/audit?limit=1`);
    expect(entries[0]).toMatchObject({ kind: 'promote', unchecked: 'FROZEN' });
  });

  it('is shown until its end and applies no longer after it', async () => {
    await change('freeze', { scope: { brand: 'aurora' }, until: until() });
    expect((await operator.get('/v1/status')).freezes).toMatchObject([{ brand: 'aurora', reason: REASON }]);
    registry.skew.milliseconds = 1.5 * HOUR_MS;
    expect((await operator.get('/v1/status')).freezes).toEqual([]);
    await promote(operator, APP, 'j2');
  });

  it.each([
    ['without an end', { until: undefined }, 'FREEZE_END_INVALID'],
    ['with an end in the past', { until: '2020-01-01T00:00:00.000Z' }, 'FREEZE_END_INVALID'],
    ['of a locale', { scope: { brand: 'tuli', locale: 'fi' } }, 'SCOPE_TOO_FINE'],
    [
      'beyond 30 days',
      { until: new Date(Date.now() + 31 * 24 * HOUR_MS).toISOString() },
      'FREEZE_END_INVALID',
    ],
  ])('is refused %s', async (_what, more, code) => {
    await expect(change('freeze', { until: until(), ...more })).rejects.toMatchObject({ code });
  });

  it('ends for all brands at once, and only when one is active', async () => {
    await change('freeze', { brands: ['tuli', 'aurora'], until: until() });
    await expect(change('unfreeze', { scope: { brand: 'caravel' } })).rejects.toMatchObject({
      code: 'NOT_FROZEN',
    });
    await change('unfreeze');
    expect((await operator.get('/v1/status')).freezes).toEqual([]);
  });

  it('needs an operator', async () => {
    await expect(change('freeze', { until: until() }, squad)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});
