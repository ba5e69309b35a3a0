import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deliveredCalendars,
  EARNING,
  ENGAGEMENT_SECTIONS,
  engagementCost,
  LEVELS,
  MINI_GAMES,
  MISSIONS,
  POINTS_VALUE,
  SHOP_ITEMS,
  TOURNAMENTS,
  type CalendarRule,
  type EngagementSection,
  type MissionRule,
} from '@foyer/market/engagement-rules';
import { MISSION_OFFER_IDS, valueOfOffer } from '../../content/rewards.ts';
import { callTyped } from '@foyer/runtime/service-calls';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { contentCalls } from '../../test/worlds/contentWorld.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { call, save, publish } = contentCalls(() => api);

const BODIES = {
  missions: MISSIONS,
  tournaments: TOURNAMENTS,
  shop: SHOP_ITEMS,
  calendars: deliveredCalendars('aurora'),
  miniGames: MINI_GAMES,
  levels: LEVELS,
  earning: EARNING,
};
const VALUES = {
  offers: Object.fromEntries(MISSION_OFFER_IDS.map((id) => [id, valueOfOffer(id)])),
  centsPerPoint: POINTS_VALUE.cents / POINTS_VALUE.points,
};

function change(index: number, changed: Partial<MissionRule>): readonly MissionRule[] {
  // the test catalogue does not have the games of the delivered missions
  const known = MISSIONS.map((mission) => ({
    ...mission,
    tasks: mission.tasks.map((task) => ({
      ...task,
      filter: { ...task.filter, ...(task.filter.games && { games: ['slot-1'] }) },
    })),
    relatedGames: ['slot-1'],
  }));
  return known.map((mission, at) => (at === index ? { ...mission, ...changed } : mission));
}

const TEXTS = { en: 'Spring', fi: 'Kevät', et_EE: 'Kevad', fr_CA: 'Printemps', ja: '春' };
const spring: CalendarRule = {
  id: 'spring',
  name: TEXTS,
  description: TEXTS,
  timeZone: 'Europe/Helsinki',
  startsOn: '04-01',
  announcedDays: 7,
  lastsDays: 1,
  shownDays: 1,
  pastDoors: 'until-end',
  doors: [{ requirement: { kind: 'level', level: 6 }, reward: { kind: 'points', points: 1 } }],
};

describe('rules of the engagement service as content', () => {
  it.each(ENGAGEMENT_SECTIONS)('%s: SQL computes the cost that the console shows', async (section) => {
    for (const item of BODIES[section]) {
      const { rows } = await api.pool.query<{ cost: number }>('select api.engagement_cost($1, $2) as cost', [
        section,
        JSON.stringify(item),
      ]);
      // the section decides about the type of its items
      expect(Math.round(rows[0]?.cost ?? 0)).toBe(engagementCost(section, item as never, VALUES));
    }
  });

  it.each<[EngagementSection, object]>([
    ['missions', { recurrence: 'immediately', maxCompletions: null, reward: { kind: 'points', points: 1 } }],
    ['missions', { recurrence: 'never', reward: { kind: 'offer', offer: 'unknown' } }],
    ['tournaments', { terms: { prizes: [] } }],
    ['shop', { pool: 1, offer: 'unknown' }],
    ['calendars', { doors: [{ reward: { kind: 'offer', offer: 'unknown' } }] }],
    [
      'miniGames',
      { plays: 1, prizes: [{ parts: 1, reward: { kind: 'offer', offer: 'unknown' }, stock: 1 }] },
    ],
    ['miniGames', { plays: 1 }],
    ['levels', { reward: { kind: 'offer', offer: 'unknown' } }],
    ['earning', { points: 1 }],
  ])('%s %j costs infinitely much, because its cost is not known', async (section, item) => {
    const { rows } = await api.pool.query<{ cost: number }>('select api.engagement_cost($1, $2) as cost', [
      section,
      JSON.stringify(item),
    ]);
    expect(rows[0]?.cost).toBe(Number.POSITIVE_INFINITY);
  });

  it('refuses mini-games whose odds do not add up, that name what does not exist, or that a licence forbids', async () => {
    const [game] = MINI_GAMES;
    if (!game) throw new Error('No mini-game is delivered.');
    const validate = async (changed: object, brand = 'aurora') =>
      (await call('validate', { brand, section: 'miniGames', body: [{ ...game, ...changed }] })).body;
    expect(await validate({})).toMatchObject({ problems: [] });
    const [first, ...others] = game.prizes;
    expect(
      await validate({ prizes: [{ ...first, parts: (first?.parts ?? 0) + 1 }, ...others] }),
    ).toMatchObject({
      problems: [{ path: ['0', 'prizes'], problem: 'ODDS' }],
    });
    const reward = { kind: 'offer', offer: 'first-deposit' };
    expect(
      await validate({
        prizes: [{ ...first, reward }, ...others],
        sources: [
          { kind: 'mission', mission: 'nothing', count: 1 },
          { kind: 'calendar', calendar: 'nothing', count: 1 },
          { kind: 'level', level: 6, count: 1 },
        ],
      }),
    ).toMatchObject({
      problems: [
        { path: ['0', 'prizes', '0', 'reward', 'offer'], problem: 'UNKNOWN_REWARD' },
        { path: ['0', 'sources', '0', 'mission'], problem: 'UNKNOWN_MISSION' },
        { path: ['0', 'sources', '1', 'calendar'], problem: 'UNKNOWN_CALENDAR' },
        { path: ['0', 'sources', '2', 'level'], problem: 'UNKNOWN_LEVEL' },
      ],
    });
    expect(await validate({}, 'tuli')).toMatchObject({ problems: [{ path: ['0'], problem: 'LICENCE' }] });
  });

  it('names every field with an error', async () => {
    const body = change(0, {
      name: 'no.such.key',
      minLevel: 6,
      reward: { kind: 'offer', offer: 'first-deposit' },
      lockedBy: 'nothing',
    });
    expect(await call('validate', { brand: 'aurora', section: 'missions', body })).toMatchObject({
      body: { problems: [{ path: ['0', 'lockedBy'], problem: 'UNKNOWN_MISSION' }] },
    });
    const named = change(0, {
      name: 'no.such.key',
      minLevel: 6,
      reward: { kind: 'offer', offer: 'first-deposit' },
    });
    expect(
      (await call('validate', { brand: 'aurora', section: 'missions', body: named })).body,
    ).toMatchObject({
      problems: [
        { path: ['0', 'name'], problem: 'NO_SUCH_TEXT' },
        { path: ['0', 'minLevel'], problem: 'UNKNOWN_LEVEL' },
        { path: ['0', 'reward', 'offer'], problem: 'UNKNOWN_REWARD' },
      ],
    });
    const texts = change(0, { name: { en: 'One', fi: '', et_EE: 'Üks', fr_CA: 'Un', ja: '一' } });
    expect(
      (await call('validate', { brand: 'aurora', section: 'missions', body: texts })).body,
    ).toMatchObject({
      problems: [{ path: ['0', 'name', 'fi'] }],
    });
  });

  it.each([
    ['above the range of the column', 10 ** 20, ['WHOLE', 'TOO_HIGH']],
    ['above the maximum', 2_000_000_000, ['TOO_HIGH']],
    ['of 0', 0, ['POSITIVE']],
  ])('refuses a pool %s, and computes no cost of it', async (_what, pool, found) => {
    const [item, ...others] = SHOP_ITEMS;
    const body = [{ ...item, pool }, ...others];
    expect(await call('validate', { brand: 'aurora', section: 'shop', body })).toMatchObject({
      status: 200,
      body: {
        problems: found.map((problem) => ({ path: ['0', 'pool'], problem })),
        protectedChanges: [],
      },
    });
    expect(await save('aurora', 'shop', body)).toMatchObject({ status: 422 });
    const valid = [{ ...item, pool: 1_000_000 }, ...others];
    expect(await call('validate', { brand: 'aurora', section: 'shop', body: valid })).toMatchObject({
      body: { problems: [], protectedChanges: [expect.any(String)] },
    });
  });

  it('needs a second member of staff for a changed mission above the ceiling only', async () => {
    const base = await save('aurora', 'missions', change(0, {}));
    expect(await publish('aurora', 'missions', base.body.number, 'bob')).toMatchObject({ status: 200 });
    // 5 points for 1,000 players: 50 euros
    const cheap = await save('aurora', 'missions', change(0, { reward: { kind: 'points', points: 5 } }));
    expect(await publish('aurora', 'missions', cheap.body.number)).toMatchObject({ status: 200 });
    const costly = await save('aurora', 'missions', change(0, { reward: { kind: 'points', points: 301 } }));
    expect(await publish('aurora', 'missions', costly.body.number)).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_REQUIRED', protectedChanges: ['first-rounds'] },
    });
    expect(await publish('aurora', 'missions', costly.body.number, 'bob')).toMatchObject({
      status: 200,
      body: { approvedBy: 'bob@staff.test' },
    });
  });

  it.each<[string, EngagementSection, unknown, readonly object[]]>([
    [
      'games and studios that the brand does not have',
      'missions',
      change(0, {
        tasks: (MISSIONS[0]?.tasks ?? []).map((task) => ({
          ...task,
          filter: { kind: 'bet', games: ['slot-2', 'no-game'], studios: ['emberwick', 'no-studio'] },
        })),
        relatedGames: ['no-game'],
      }),
      [
        { path: ['0', 'tasks', '0', 'filter', 'games'], problem: 'UNKNOWN_GAME' },
        { path: ['0', 'tasks', '0', 'filter', 'studios'], problem: 'UNKNOWN_STUDIO' },
        { path: ['0', 'relatedGames'], problem: 'UNKNOWN_GAME' },
      ],
    ],
    [
      'a tournament of an unknown game',
      'tournaments',
      TOURNAMENTS.map((series) => ({ ...series, terms: { ...series.terms, games: ['no-game'] } })).slice(
        0,
        1,
      ),
      [{ path: ['0', 'terms', 'games'], problem: 'UNKNOWN_GAME' }],
    ],
    [
      'a door for an unknown level',
      'calendars',
      [{ ...spring, doors: [{ requirement: { kind: 'level', level: 40 }, reward: { kind: 'none' } }] }],
      [
        { path: ['0', 'doors', '0', 'requirement', 'level'], problem: 'UNKNOWN_LEVEL' },
        { path: [], problem: 'CALENDAR_RUNNING' },
      ],
    ],
    [
      'texts that are missing in one language',
      'calendars',
      [...deliveredCalendars('aurora'), { ...spring, name: { ...TEXTS, ja: '' } }],
      [{ path: ['1', 'name', 'ja'], problem: expect.any(String) }],
    ],
    ['a level fewer', 'levels', LEVELS.slice(0, 4), [{ path: [], problem: 'LEVEL_REMOVED' }]],
    [
      'a rate above the stake',
      'earning',
      [{ product: 'casino', points: 101, perCents: 100 }],
      [{ path: ['0', 'points'], problem: 'RATE_TOO_HIGH' }],
    ],
  ])('refuses %s', async (_case, section, body, problems) => {
    expect((await call('validate', { brand: 'aurora', section, body })).body.problems).toEqual(problems);
    expect(await save('aurora', section, body)).toMatchObject({
      status: 422,
      body: { code: 'CONTENT_INVALID' },
    });
  });

  it('checks a version again when it is published: a rolled back section may lack a level', async () => {
    const levels = [...LEVELS, { level: 6, name: TEXTS, points: 50_000, reward: null }];
    const draft = await save('aurora', 'levels', levels);
    const waiting = [...deliveredCalendars('aurora'), spring];
    expect(
      (await call('validate', { brand: 'aurora', section: 'calendars', body: waiting })).body.problems,
    ).toEqual([{ path: ['1', 'doors', '0', 'requirement', 'level'], problem: 'UNKNOWN_LEVEL' }]);
    expect(await publish('aurora', 'levels', draft.body.number)).toMatchObject({ status: 200 });
    const named = await save('aurora', 'calendars', waiting);
    expect(await publish('aurora', 'calendars', named.body.number, 'bob')).toMatchObject({ status: 200 });
    expect(await publish('aurora', 'levels', 0)).toMatchObject({
      status: 422,
      body: { problems: [{ path: [], problem: 'LEVEL_REMOVED' }] },
    });
  });

  it('reaches the engagement service with its versions', async () => {
    const ask = (tag: string) =>
      callTyped<{ readonly tag: string }>({
        baseUrl: api.baseUrl,
        path: '/internal/engagement/rules',
        method: 'POST',
        body: { tag },
        secret: TEST_SECRETS.internal,
        clock: Date.now,
      });
    const answer = await ask('');
    expect(answer.body).toMatchObject({
      brands: expect.arrayContaining([
        expect.objectContaining({
          brand: 'aurora',
          versions: expect.objectContaining({ missions: 3, calendars: 1, levels: 1 }) as unknown,
          levels: expect.arrayContaining([expect.objectContaining({ level: 6 })]) as unknown,
        }),
      ]) as unknown,
    });
    const { tag } = answer.body;
    expect((await ask(tag)).body).toEqual({ tag, brands: null });
  });
});
