import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CALENDAR_PATHS, calendarAnswerSchema, doorAnswerSchema } from '@foyer/kernel/calendar';
import { dayOf } from '@foyer/kernel/history-range';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import * as v from 'valibot';
import { calendarOf } from '../testing/calendarBuilder.ts';
import { startEngagementStage, type EngagementStage } from '../testing/engagementStage.ts';
import { DAY_MS, rulesOf } from '../testing/factBuilder.ts';

const ZONE = 'Europe/Tallinn';
/** The second door opened today: calls of the operator are signed with the present time. */
const YESTERDAY = dayOf(Date.now() - DAY_MS, ZONE);

let stage: EngagementStage;
let players = 0;
beforeAll(async () => {
  stage = await startEngagementStage(
    rulesOf([], { calendars: [calendarOf({ startsOn: YESTERDAY.slice('yyyy-'.length) })] }),
  );
}, DATABASE_START_MS);
beforeEach(() => {
  stage.operator.blocks = [];
});
afterAll(() => stage.close());

async function join(): Promise<string> {
  players += 1;
  const token = await stage.token(`calendar-${players}`);
  await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  return token;
}

const read = async (token: string) =>
  v.parse(
    calendarAnswerSchema,
    (await stage.request(`${CALENDAR_PATHS.calendar}?locale=fi`, { token })).body,
  );

const open = (token: string, day: number | string, body: object = { key: randomUUID() }) =>
  stage.request(`${CALENDAR_PATHS.doors}/${day}`, { method: 'POST', token, body });

describe('calendar', () => {
  it('lists the doors with their states, and what no closed one contains', async () => {
    const { calendar, blocks } = await read(await join());
    expect(blocks).toEqual([]);
    expect(calendar).toMatchObject({
      id: `winter-${YESTERDAY.slice(0, 'yyyy'.length)}`,
      name: 'Joulukalenteri',
      phase: 'RUNNING',
      timeZone: 'Europe/Tallinn',
      nextDoorAt: expect.any(String),
      contents: { points: 2, money: 2, bonusMoney: 0, freeSpins: 0, none: 1 },
    });
    expect(calendar?.doors.map(({ state }) => state)).toEqual([
      'OPENABLE',
      'OPENABLE',
      'CLOSED',
      'CLOSED',
      'CLOSED',
    ]);
    expect(calendar?.doors.every(({ reward }) => reward === null)).toBe(true);
    expect(calendar?.doors[2]?.requirement).toMatchObject({ kind: 'wager', progress: 0, target: 500 });
  });

  it('opens a door, answers a repetition with the same door, and shows it as opened', async () => {
    const token = await join();
    const body = { key: randomUUID() };
    const [first, second] = [await open(token, 2, body), await open(token, 2, body)];
    expect(v.parse(doorAnswerSchema, first.body).door).toMatchObject({
      state: 'OPENED',
      reward: { kind: 'reward', rewardType: 'MoneyDrop', amount: 200, currency: 'EUR' },
    });
    expect(second).toMatchObject({ status: 200, body: { door: { state: 'OPENED' } } });
    await stage.resendRewards(async () => (await read(token)).calendar?.doors[1]?.delivery === 'SENT');
    expect(await open(token, 2)).toMatchObject({ status: 409, body: { code: 'DOOR_ALREADY_OPENED' } });
  });

  it.each<[string, number | string, object | undefined, number]>([
    ['UNKNOWN_DOOR', 6, undefined, 404],
    ['UNKNOWN_DOOR', 'first', undefined, 404],
    ['DOOR_NOT_YET', 3, undefined, 409],
    ['FIELD_INVALID', 1, { key: 'no key' }, 422],
  ])('answers %s', async (code, day, body, status) => {
    expect(await open(await join(), day, body)).toMatchObject({ status, body: { code } });
  });

  it('is closed to players who are blocked, and to visitors', async () => {
    const token = await join();
    stage.operator.blocks = ['SELF_EXCLUDED'];
    expect(await open(token, 1)).toMatchObject({
      status: 409,
      body: { code: 'SELF_EXCLUDED', blocks: ['SELF_EXCLUDED'] },
    });
    expect((await open('', 1)).status).toBe(401);
    stage.operator.isDown = true;
    const refused = await open(token, 1);
    stage.operator.isDown = false;
    expect(refused.status).toBe(503);
  });
});
