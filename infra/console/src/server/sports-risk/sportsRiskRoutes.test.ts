import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { sportsRiskRoutes } from './sportsRiskRoutes.ts';

const READ = 'GET /sports/risk';
const act = { key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22', reason: 'Wrong line-up' };
const SUSPEND = { ...act, brand: null, scope: 'EVENT', target: 'fpl1', market: null, line: null };
const VOID = {
  ...act,
  eventId: 'fpl1',
  kind: 'VOID_MATCH',
  market: null,
  line: null,
  home: null,
  away: null,
  periods: null,
};
const EMPTY = {
  events: [],
  largest: [],
  boostedOdds: [],
  metrics: {
    since: '2026-11-30T00:00:00.000Z',
    placed: 0,
    refusals: [],
    meanAcceptSeconds: null,
    fastShare: null,
    settlementLagSeconds: 0,
    feedAgeSeconds: null,
  },
  suspensions: [],
  requests: [],
  limits: [],
  operations: [],
};

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: sportsRiskRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/risk') ? EMPTY : { outcome: 'SUSPENDED' },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('sports risk routes', () => {
  it.each(['operator', 'auditor'])('let an %s read the risk of a brand', async (role) => {
    expect(await stage.request(READ, staff([role]), { search: '?brand=aurora' })).toEqual({
      status: 200,
      body: EMPTY,
    });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/sports/risk', body: { brand: 'aurora' }, isSigned: true },
    ]);
  });

  it.each([
    ['suspension', 'suspend', SUSPEND],
    ['resumption', 'resume', { ...act, id: 1 }],
    ['result', 'result', VOID],
    ['result/decision', 'result/decision', { ...act, id: 1, decision: 'approve' }],
    [
      'limit',
      'limit',
      { ...act, brand: 'aurora', market: 'total', playerId: null, maxStake: 100, maxPayout: null },
    ],
  ])('send the %s of an operator in their own name', async (route, path, body) => {
    await stage.request(`POST /sports/${route}`, staff(['operator']), { body });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: `/internal/sports/${path}`,
        body: { ...body, staff: 'ann@staff.test' },
        isSigned: true,
      },
    ]);
    // the current role was checked
    expect(stage.renewals).toBe(1);
  });

  it.each([
    [READ, ['support'], undefined],
    ['POST /sports/suspension', ['auditor'], SUSPEND],
    ['POST /sports/result', ['support'], VOID],
  ] as const)('reject %s by %j', async (route, roles, body) => {
    await expect(stage.request(route, staff(roles), body && { body })).rejects.toMatchObject({ status: 403 });
    expect(stage.requests).toEqual([]);
  });

  it.each([
    ['suspension', { ...SUSPEND, staff: 'eve@staff.test' }],
    ['suspension', { ...SUSPEND, reason: 'x' }],
    ['suspension', { ...SUSPEND, target: '../x' }],
    ['result', { ...VOID, kind: 'PARDON' }],
    ['result', { ...VOID, home: -1 }],
  ])('reject the %s %j', async (route, body) => {
    await expect(stage.request(`POST /sports/${route}`, staff(['operator']), { body })).rejects.toMatchObject(
      { status: 400 },
    );
  });
});

describe('search for matches', () => {
  const OFFERS = 'GET /sports/offers';
  let feed: RouteStage;
  beforeAll(async () => {
    feed = await startRouteStage({
      portSetting: 'FOYER_SPORTS_FEED_PORT',
      routes: sportsRiskRoutes,
      answer: () => ({ status: 200, body: { matches: [] } }),
    });
  });
  beforeEach(() => feed.reset());
  afterAll(() => feed.close());

  it.each(['operator', 'auditor'])('asks the feed for an %s', async (role) => {
    const search = '?brand=aurora&text=harbour';
    expect(await feed.request(OFFERS, staff([role]), { search })).toEqual({
      status: 200,
      body: { matches: [] },
    });
    expect(feed.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/sports-feed/offers',
        body: { brand: 'aurora', text: 'harbour' },
        isSigned: true,
      },
    ]);
  });

  it.each([
    ['support', '?brand=aurora&text=harbour', 403],
    ['operator', '?text=harbour', 400],
    ['operator', '?brand=aurora&text=h', 400],
    ['operator', '?brand=aurora&events=a1,,b1', 400],
    ['operator', `?brand=aurora&events=${Array.from({ length: 9 }, (_, index) => `a${index}`).join()}`, 400],
  ])('refuses %s with %s', async (role, search, status) => {
    await expect(feed.request(OFFERS, staff([role]), { search })).rejects.toMatchObject({ status });
    expect(feed.requests).toEqual([]);
  });
});
