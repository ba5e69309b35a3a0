import { randomUUID } from 'node:crypto';
import { purchaseAnswerSchema, purchasesAnswerSchema, shopAnswerSchema } from '@foyer/kernel/rewards-shop';
import { registrationAnswerSchema, tournamentsAnswerSchema } from '@foyer/kernel/tournaments';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { startEngagementStage, type EngagementStage } from './testing/engagementStage.ts';
import { bet, rulesOf } from './testing/factBuilder.ts';
import { itemOf } from './testing/shopBuilder.ts';
import { seriesOf } from './testing/tournamentBuilder.ts';

const SHOP = '/api/engagement/v1/shop';
const TOURNAMENTS = '/api/engagement/v1/tournaments';
const HOUR_MS = 3_600_000;
const firstStart = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
const RUN = `aurora-race-${firstStart.slice(0, 10)}`;
const RULES = rulesOf([], {
  earning: [{ product: 'casino', points: 1, perCents: 100 }],
  shop: [itemOf({ pool: 3, limit: { count: 1, period: 'day' } }), itemOf({ id: 'silver', minLevel: 2 })],
  tournaments: [
    seriesOf({ firstStart, lastsMinutes: 240, registrationAfterMinutes: 240 }, { cost: 20, playersMin: 2 }),
  ],
});

let stage: EngagementStage;
let players = 0;
beforeAll(async () => {
  stage = await startEngagementStage(RULES);
}, DATABASE_START_MS);
afterAll(() => stage.close());
beforeEach(() => {
  stage.operator.blocks = [];
});

/** An opted-in player with 200 points. */
async function join(): Promise<{ readonly playerId: string; readonly token: string }> {
  players += 1;
  const playerId = `player-${players}`;
  const token = await stage.token(playerId);
  await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  await play(playerId, 20_000);
  return { playerId, token };
}

async function play(playerId: string, stakeMinor = 100, wonMinor = 0): Promise<void> {
  const { payload } = bet(Date.now(), { stakeMinor, realStakeMinor: stakeMinor, wonMinor });
  await stage.handled(await stage.report('api.bet-settled', { ...payload, playerId }));
}

const buy = (token: string, body: object) =>
  stage.request(`${SHOP}/purchases`, { method: 'POST', token, body });

describe('rewards shop', () => {
  it('shows each price with its money equivalent, and why an item cannot be bought', async () => {
    const { token } = await join();
    const shop = v.parse(shopAnswerSchema, (await stage.request(`${SHOP}?locale=fi`, { token })).body);
    expect(shop).toMatchObject({ balance: 200, balanceValue: { amountMinor: 200, currency: 'EUR' } });
    expect(shop.items).toMatchObject([
      {
        id: 'cash',
        name: 'Rahapalkinto',
        type: 'Money',
        price: 100,
        priceValue: { amountMinor: 100, currency: 'EUR' },
        left: 3,
        canBuy: true,
        refusal: null,
      },
      { id: 'silver', canBuy: false, refusal: 'CONDITION' },
    ]);
  });

  it('buys, answers a repetition with the same purchase, and lists it', async () => {
    const { token } = await join();
    const body = { itemId: 'cash', key: randomUUID(), price: 100 };
    const [first, second] = [await buy(token, body), await buy(token, body)];
    expect(v.parse(purchaseAnswerSchema, first.body)).toMatchObject({
      balance: 100,
      purchase: { id: body.key },
    });
    expect(second).toMatchObject({ status: 200, body: { balance: 100, purchase: { id: body.key } } });
    const { purchases } = v.parse(
      purchasesAnswerSchema,
      (await stage.request(`${SHOP}/purchases`, { token })).body,
    );
    expect(purchases).toHaveLength(1);
    const again = await buy(token, { ...body, key: randomUUID() });
    expect(again).toMatchObject({ status: 409, body: { code: 'PURCHASE_LIMITATION' } });
    const shop = v.parse(shopAnswerSchema, (await stage.request(SHOP, { token })).body);
    expect(shop.items[0]).toMatchObject({ refusal: 'PURCHASE_LIMITATION', availableAt: expect.any(String) });
  });

  it('refuses unknown items, invalid bodies and players to whom the service is closed', async () => {
    const { token } = await join();
    const body = { itemId: 'cash', key: randomUUID(), price: 100 };
    expect(await buy(token, { ...body, itemId: 'nothing' })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_ITEM' },
    });
    expect(await buy(token, { ...body, key: 'no key' })).toMatchObject({
      status: 422,
      body: { code: 'FIELD_INVALID' },
    });
    stage.operator.blocks = ['SELF_EXCLUDED'];
    expect(await buy(token, body)).toMatchObject({
      status: 409,
      body: { code: 'SELF_EXCLUDED', blocks: ['SELF_EXCLUDED'] },
    });
    stage.operator.blocks = [];
    expect((await buy('', body)).status).toBe(401);
  });
});

describe('tournaments', () => {
  it('are listed with their terms, registered for once, and counted from then on', async () => {
    const { playerId, token } = await join();
    const list = async () =>
      v.parse(tournamentsAnswerSchema, (await stage.request(TOURNAMENTS, { token })).body).tournaments[0];
    expect(await list()).toMatchObject({
      id: RUN,
      phase: 'RUNNING',
      status: 'NOT_REGISTERED',
      canRegister: true,
      cost: 20,
      costValue: { amountMinor: 20, currency: 'EUR' },
      leaderboard: { me: null },
    });
    const register = () => stage.request(`${TOURNAMENTS}/${RUN}/registration`, { method: 'POST', token });
    const { body } = await register();
    expect(v.parse(registrationAnswerSchema, body).tournament).toMatchObject({
      status: 'PENDING',
      canRegister: false,
    });
    expect((await register()).status).toBe(200);
    await play(playerId, 100, 500);
    expect((await list())?.leaderboard.me).toEqual({ place: 1, score: 500, rounds: 1 });
    expect(v.parse(shopAnswerSchema, (await stage.request(SHOP, { token })).body).balance).toBe(181);
  });

  it('refuses unknown tournaments and players to whom the service is closed', async () => {
    const { token } = await join();
    const register = (id: string) =>
      stage.request(`${TOURNAMENTS}/${id}/registration`, { method: 'POST', token });
    expect(await register('nothing')).toMatchObject({ status: 404, body: { code: 'UNKNOWN_TOURNAMENT' } });
    stage.operator.blocks = ['KYC_REQUIRED'];
    expect(await register(RUN)).toMatchObject({ status: 409, body: { code: 'KYC_REQUIRED' } });
  });
});
