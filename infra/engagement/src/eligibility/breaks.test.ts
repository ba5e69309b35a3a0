import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { missionsAnswerSchema } from '@foyer/kernel/engagement';
import { dayOf } from '@foyer/kernel/history-range';
import { shopAnswerSchema } from '@foyer/kernel/rewards-shop';
import { tournamentsAnswerSchema } from '@foyer/kernel/tournaments';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import * as v from 'valibot';
import { calendarOf } from '../testing/calendarBuilder.ts';
import { startEngagementStage, type EngagementStage } from '../testing/engagementStage.ts';
import { bet, missionOf, rulesOf } from '../testing/factBuilder.ts';
import { itemOf } from '../testing/shopBuilder.ts';
import { seriesOf } from '../testing/tournamentBuilder.ts';

const HOUR_MS = 3_600_000;
const firstStart = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString();
const ENGAGEMENT = '/api/engagement/v1';
const task = (filter: object) => ({
  tasks: [
    {
      id: 'rounds',
      title: 'rounds',
      filter: { kind: 'bet' as const, ...filter },
      counter: 'count' as const,
      target: 1,
    },
  ],
});
const claimed = { claim: { expiresAfterMinutes: null } };
const RULES = rulesOf(
  [
    missionOf({ id: 'casino', requiresOptIn: true, ...task({ product: 'casino' }) }),
    missionOf({ id: 'studio', requiresOptIn: true, ...task({ studios: ['emberwick'] }) }),
    missionOf({ id: 'sports', requiresOptIn: true, ...task({ product: 'sportsbook' }) }),
    missionOf({ id: 'any', requiresOptIn: true, ...task({}) }),
    missionOf({ id: 'done', ...claimed, ...task({ product: 'casino' }) }),
  ],
  {
    earning: [{ product: 'casino', points: 1, perCents: 100 }],
    shop: [itemOf(), itemOf({ id: 'bonus', offer: 'shop-bonus-5' })],
    tournaments: [seriesOf({ firstStart, lastsMinutes: 240, registrationAfterMinutes: 240 })],
    calendars: [calendarOf({ startsOn: dayOf(Date.now(), 'Europe/Tallinn').slice('yyyy-'.length) })],
  },
);
const RUN = `aurora-race-${firstStart.slice(0, 10)}`;

/** Every action that leads to play, with its path and body. */
const ACTIONS: readonly (readonly [action: string, path: string, body?: () => object])[] = [
  ['opt-in to a casino mission', `${ENGAGEMENT}/missions/casino/opt-in`],
  ['opt-in to a mission of a studio', `${ENGAGEMENT}/missions/studio/opt-in`],
  ['opt-in to a sports mission', `${ENGAGEMENT}/missions/sports/opt-in`],
  ['opt-in to a mission of any product', `${ENGAGEMENT}/missions/any/opt-in`],
  ['claim of a casino mission', `${ENGAGEMENT}/missions/done/claim`],
  ['registration for a tournament', `${ENGAGEMENT}/tournaments/${RUN}/registration`],
  [
    'purchase of money',
    `${ENGAGEMENT}/shop/purchases`,
    () => ({ itemId: 'cash', price: 100, key: randomUUID() }),
  ],
  [
    'purchase of bonus money',
    `${ENGAGEMENT}/shop/purchases`,
    () => ({ itemId: 'bonus', price: 100, key: randomUUID() }),
  ],
  ['opening of a door', `${ENGAGEMENT}/calendar/doors/1`, () => ({ key: randomUUID() })],
];

let stage: EngagementStage;
let players = 0;
beforeAll(async () => {
  stage = await startEngagementStage(RULES);
}, DATABASE_START_MS);
afterAll(() => stage.close());
beforeEach(() => {
  stage.operator.blocks = [];
  stage.operator.blockedProducts = [];
});

/** An opted-in player with points and a mission to claim; the token is that of an open tab. */
async function join(): Promise<string> {
  players += 1;
  const playerId = `break-${players}`;
  const token = await stage.token(playerId);
  await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  const { payload } = bet(Date.now(), { stakeMinor: 50_000, realStakeMinor: 50_000 });
  await stage.handled(await stage.report('api.bet-settled', { ...payload, playerId }));
  return token;
}

const send = (token: string, path: string, body?: () => object) =>
  stage.request(path, { method: 'POST', token, ...(body && { body: body() }) });

describe('time-out (ADR 0293)', () => {
  it.each(ACTIONS)('refuses with its own code: %s', async (_action, path, body) => {
    const token = await join();
    stage.operator.blocks = ['TIMED_OUT'];
    expect(await send(token, path, body)).toMatchObject({
      status: 409,
      body: { code: 'TIMED_OUT', blocks: ['TIMED_OUT'] },
    });
    stage.operator.blocks = [];
    expect((await send(token, path, body)).status).toBe(200);
  });

  it('refuses to opt in to gamification, and never to opt out', async () => {
    const token = await join();
    stage.operator.blocks = ['TIMED_OUT'];
    const participation = (way: string) =>
      stage.request(`/api/players-data/v1/player/${way}`, { method: 'POST', token });
    expect((await participation('opt-out')).status).toBe(200);
    expect(await participation('opt-in')).toMatchObject({ status: 409, body: { code: 'TIMED_OUT' } });
  });

  it('refuses all actions while the operator does not answer', async () => {
    const token = await join();
    stage.operator.isDown = true;
    const answers = await Promise.all(ACTIONS.map(([, path, body]) => send(token, path, body)));
    stage.operator.isDown = false;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });
});

describe('exclusion from the casino or sports (ADR 0293)', () => {
  const CASINO_ONLY = new Set([
    'opt-in to a casino mission',
    'opt-in to a mission of a studio',
    'claim of a casino mission',
    'registration for a tournament',
    'purchase of bonus money',
  ]);
  it.each(ACTIONS)('closes what leads to the casino: %s', async (action, path, body) => {
    const token = await join();
    stage.operator.blockedProducts = ['casino', 'raffle'];
    expect(await send(token, path, body)).toMatchObject(
      CASINO_ONLY.has(action) ? { status: 409, body: { code: 'PRODUCT_BLOCKED' } } : { status: 200 },
    );
  });

  it.each(ACTIONS)('closes what leads to sports: %s', async (action, path, body) => {
    const token = await join();
    stage.operator.blockedProducts = ['sportsbook'];
    const isRefused = action === 'opt-in to a sports mission';
    expect((await send(token, path, body)).status).toBe(isRefused ? 409 : 200);
  });

  it('is visible before the action', async () => {
    const token = await join();
    const read = async (path: string) => (await stage.request(`${ENGAGEMENT}/${path}`, { token })).body;
    stage.operator.blockedProducts = ['casino'];
    await stage.bus.publish('api.player-changed', { playerId: `break-${players}` });
    const { missions } = v.parse(missionsAnswerSchema, await read('missions'));
    expect(missions.map(({ id, canOptIn, canClaim }) => [id, canOptIn || canClaim])).toEqual([
      ['casino', false],
      ['studio', false],
      ['sports', true],
      ['any', true],
      ['done', false],
    ]);
    expect(v.parse(tournamentsAnswerSchema, await read('tournaments')).tournaments).toMatchObject([
      { canRegister: false, refusal: 'PRODUCT_BLOCKED' },
    ]);
    expect(v.parse(shopAnswerSchema, await read('shop')).items).toMatchObject([
      { id: 'cash', canBuy: true },
      { id: 'bonus', refusal: 'PRODUCT_BLOCKED' },
    ]);
  });
});
