import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, type TestRegistry } from '../testing/testRegistry.ts';

import { promote, REASON, startPublishedRegistry } from '../testing/publishedRegistry.ts';
jest.setTimeout(START_MS);

let registry: TestRegistry;
let operator: CheckedClient;
beforeAll(async () => {
  ({ registry, operator } = await startPublishedRegistry());
  await promote(operator, 'mfe-jackpot-raffle', 'j2');
}, START_MS);
afterAll(() => registry.close(), START_MS);

describe('a decision', () => {
  it('refuses a preview with the same code as the change, and writes nothing', async () => {
    const before = await registry.plan();
    const off = {
      environment: 'production',
      kind: 'off',
      app: 'mfe-jackpot-raffle',
      scope: { licence: 'est' },
      publicReason: 'regulation',
      reason: REASON,
    };
    const preview = await operator.post('/v1/changes/preview', off);
    expect(preview.brands).toEqual(['tuli']);
    expect(preview.differences).toMatchObject([
      {
        brand: 'tuli',
        before: [{ shares: [{ decision: { kind: 'release', release: 'j2' }, share: 10_000 }] }],
        after: [{ shares: [{ decision: { kind: 'off', reason: 'regulation' } }] }],
      },
    ]);
    await expect(operator.post('/v1/changes/preview', { ...off, app: 'shell' })).rejects.toMatchObject({
      code: 'SHELL_REQUIRED',
    });
    expect(await registry.plan()).toEqual(before);
  });

  it('previews the brands that the end of the schedule reaches', async () => {
    const rollout = {
      environment: 'production',
      kind: 'rollout',
      app: 'mfe-jackpot-raffle',
      release: 'j3',
      brands: ['tuli'],
      reason: REASON,
    };
    const preview = (change: object) => operator.post('/v1/changes/preview', { ...rollout, ...change });
    expect(await preview({ schedule: [{ share: 100, minutes: 1 }] })).toMatchObject({
      brands: ['tuli'],
      end: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
    });
    expect(await preview({ share: 100 })).not.toHaveProperty('end');
  });
});
