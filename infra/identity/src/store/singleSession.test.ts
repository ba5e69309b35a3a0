import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrandId } from '@foyer/market';
import { createServices } from '../services.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { createLog } from '@foyer/runtime';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

describe('session of a second device', () => {
  it.each<[BrandId, 'strict' | undefined, string | null]>([
    ['aurora', undefined, 'LOGGED_IN_FROM_ANOTHER_DEVICE'],
    ['tuli', undefined, 'LOGGED_IN_FROM_ANOTHER_DEVICE'],
    ['caravel', undefined, 'LOGGED_IN_FROM_ANOTHER_DEVICE'],
    ['zephyra', undefined, 'LOGGED_IN_FROM_ANOTHER_DEVICE'],
    ['quetzal', undefined, null],
    ['quetzal', 'strict', 'LOGGED_IN_FROM_ANOTHER_DEVICE'],
  ])('ends the first at %s in mode %s with %s', async (brand, protectionMode, reason) => {
    const { sessions, serviceClient } = createServices({
      settings: { ...stage.settings, protectionMode },
      pool: stage.pool,
      bus: stage.bus,
      clock: Date.now,
      log: createLog('identity', () => undefined),
    });
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const sid of [first, second])
      await sessions.open(brand, {
        sid,
        playerId: `${brand}-empty`,
        methods: ['pwd'],
        provedAt: Date.now(),
        origin: '',
        from: { address: '203.0.113.7', country: 'FI', userAgent: '' },
      });
    const { rows } = await stage.pool.query<{ end_reason: string | null }>(
      'select end_reason from identity.player_session where sid = $1',
      [first],
    );
    expect(rows).toEqual([{ end_reason: reason }]);
    await serviceClient.close();
  });
});
