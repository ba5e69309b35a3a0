import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRANDS, type BrandId } from '@foyer/market';
import { rewardValuesSchema } from '@foyer/market/engagement-answers';
import {
  engagementCost,
  ENGAGEMENT_APPROVAL_CENTS,
  MISSIONS,
  SHOP_ITEMS,
} from '@foyer/market/engagement-rules';
import { callTyped } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { MISSION_OFFER_IDS, REWARD_OFFERS, valueOfOffer } from '../../content/rewards.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { SPIN_VALUE } from '../../test/worlds/freeSpinWorld.ts';
import { gameMovement, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { stakeFreeRound } from '../bets/freeRounds.ts';
import { postRewardClaim } from '../rewards/claimReward.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()), START_MS);
afterAll(() => api.close());

async function call<Body extends object>(path: string, body: object): Promise<Body> {
  const answer = await callTyped<Body>({
    baseUrl: api.baseUrl,
    path: `/internal/engagement/${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

const isSpinOffer = (offer: string): boolean =>
  Object.entries(REWARD_OFFERS).some(([id, { kind }]) => id === offer && kind === 'FreeSpin');
const missions = MISSIONS.filter(({ reward }) => reward.kind === 'offer' && isSpinOffer(reward.offer));
const items = SHOP_ITEMS.filter(({ offer }) => isSpinOffer(offer));

describe('delivered rules with free spins', () => {
  it('are a mission and an item of the shop whose cost counts every spin, without a second approval', () => {
    const values = {
      offers: Object.fromEntries(MISSION_OFFER_IDS.map((id) => [id, valueOfOffer(id)])),
      centsPerPoint: 1,
    };
    expect([missions.length, items.length]).toEqual([1, 1]);
    for (const cost of [
      ...missions.map((mission) => engagementCost('missions', mission, values)),
      ...items.map((item) => engagementCost('shop', item, values)),
    ]) {
      expect(cost).toBeGreaterThanOrEqual(100_000);
      expect(cost).toBeLessThanOrEqual(ENGAGEMENT_APPROVAL_CENTS);
    }
  });

  it.each(BRANDS)('are given, claimed and played on %s without staff', async (brand: BrandId) => {
    const player = await openLedgerPlayer(api.pool, { brand, isKnown: true });
    for (const offer of ['mission-spins-5', 'shop-spins-10']) {
      const key = crypto.randomUUID();
      await call('grants', { brand, playerId: player.playerId, offer, key });
      const assignationId = `engagement-${key}`;
      const at = Date.now();
      const claim = { brand, playerId: player.playerId, key: `reward:${key}`, assignationId };
      expect(await postRewardClaim(api.pool, claim, at)).toMatchObject({ ok: true });
      const round = gameMovement(player, `bet-${key}`, SPIN_VALUE, `round-${key}`);
      expect(await stakeFreeRound(api.pool, round, assignationId, at)).toMatchObject({ ok: true });
    }
  });
});

describe('offers with free spins', () => {
  it.each(BRANDS)('carry their terms on %s', async (brand) => {
    const { offers } = await call<{ offers: readonly { id: string }[] }>('offers', { brand });
    expect(offers.find(({ id }) => id === 'mission-spins-5')).toMatchObject({
      rewardType: 'FreeSpin',
      amount: 5,
      spinValue: SPIN_VALUE,
      // the catalogue of the test is empty
      spinTerms: { gameName: null, wageringFactor: 10, maxPayout: 5_000, lastsHours: 168 },
    });
    expect(offers.find(({ id }) => id === 'shop-spins-10')).toMatchObject({
      amount: 10,
      spinTerms: { wageringFactor: null, maxPayout: null },
    });
    expect(v.parse(rewardValuesSchema, await call('reward-values', { brand })).offers).toHaveLength(
      MISSION_OFFER_IDS.length,
    );
  });
});
