import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { definitionId, type RewardOfferId } from '../../content/rewards.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';

const OFFER: RewardOfferId = 'shop-money-2';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()), START_MS);
afterAll(() => api.close());

async function grant(playerId: string, offer: RewardOfferId, key: string): Promise<object> {
  const { body } = await callTyped<object>({
    baseUrl: api.baseUrl,
    path: '/internal/engagement/grants',
    body: { brand: 'aurora', playerId, offer, key },
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
  return body;
}

async function rewardsOf(playerId: string): Promise<number> {
  const { rowCount } = await api.pool.query('select 1 from api.player_reward where player_id = $1', [
    playerId,
  ]);
  return rowCount ?? 0;
}

describe('grants of the engagement service', () => {
  it('assign a reward once for a key', async () => {
    const { playerId } = await openLedgerPlayer(api.pool, { brand: 'aurora', isKnown: true });
    const key = crypto.randomUUID();
    expect([await grant(playerId, OFFER, key), await grant(playerId, OFFER, key)]).toEqual([
      { granted: true },
      { granted: true },
    ]);
    expect(await rewardsOf(playerId)).toBe(1);
  });

  it('are refused for a reward that the brand does not define, so that a purchase is paid back', async () => {
    const { playerId } = await openLedgerPlayer(api.pool, { brand: 'aurora', isKnown: true });
    const undefinedOffer: RewardOfferId = 'calendar-money-5';
    await api.pool.query('delete from api.reward_definition where id = $1', [
      definitionId('aurora', undefinedOffer),
    ]);
    expect(await grant(playerId, undefinedOffer, crypto.randomUUID())).toEqual({
      granted: false,
      code: 'UNKNOWN_OFFER',
    });
    expect(await rewardsOf(playerId)).toBe(0);
  });

  it('are refused for an unknown player', async () => {
    expect(await grant(crypto.randomUUID(), OFFER, crypto.randomUUID())).toEqual({
      granted: false,
      code: 'UNKNOWN_PLAYER',
    });
  });
});
