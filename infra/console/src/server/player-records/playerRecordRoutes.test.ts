import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { playerRecordRoutes } from './playerRecordRoutes.ts';

const SEARCH = 'POST /player/search';
const TIMELINE = 'POST /player/timeline';
const REWARDS = 'POST /player/rewards';
const SESSIONS = 'POST /player/sessions';
const NOTICES = 'POST /player/notices';
const DECIDE = 'POST /player/decision';
const PLAYER = { brand: 'aurora', playerId: 'player-1' };
const DECISION = {
  ...PLAYER,
  action: 'close',
  cause: 'PlayerRequest',
  key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22',
  reason: 'Asked for by letter',
};
const audited: unknown[] = [];
const log = {
  info: (...entry: unknown[]) => void audited.push(entry),
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
};

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: (parts) => playerRecordRoutes({ ...parts, log }),
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/search')
        ? { players: [], isTruncated: false }
        : path.endsWith('/timeline')
          ? { events: [], hasMore: false }
          : path.endsWith('/rewards')
            ? { rewards: [], isTruncated: false, blocks: [] }
            : path.endsWith('/sessions')
              ? { sessions: [] }
              : path.endsWith('/notices')
                ? { notices: [], isTruncated: false }
                : { outcome: 'OK' },
    }),
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('player record routes', () => {
  it.each(['support', 'operator', 'auditor'])('let a %s search by a signed request', async (role) => {
    const body = { query: 'anna', brand: 'aurora' };
    expect(await stage.request(SEARCH, staff([role]), { body })).toMatchObject({ status: 200 });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/player-records/search', body, isSigned: true },
    ]);
  });
  it.each(['support', 'operator', 'auditor'])('let a %s read rewards, and record who did', async (role) => {
    audited.length = 0;
    expect(await stage.request(REWARDS, staff([role]), { body: PLAYER })).toMatchObject({ status: 200 });
    expect(stage.requests).toEqual([
      { method: 'POST', path: '/internal/player-records/rewards', body: PLAYER, isSigned: true },
    ]);
    expect(audited).toEqual([['player rewards opened', { staff: 'ann@staff.test', ...PLAYER }]]);
  });
  it.each(['support', 'operator', 'auditor'])(
    'let a %s see open sessions, and record who did',
    async (role) => {
      audited.length = 0;
      expect(await stage.request(SESSIONS, staff([role]), { body: PLAYER })).toMatchObject({ status: 200 });
      expect(audited).toEqual([['player sessions opened', { staff: 'ann@staff.test', ...PLAYER }]]);
      expect(await stage.request(NOTICES, staff([role]), { body: PLAYER })).toMatchObject({ status: 200 });
      expect(stage.requests.map(({ path }) => path)).toEqual([
        '/internal/player-records/sessions',
        '/internal/player-records/notices',
      ]);
    },
  );
  it.each([
    ['support', DECISION],
    ['support', { ...DECISION, action: 'reopen', cause: undefined }],
    ['support', { ...DECISION, action: 'export', cause: undefined }],
    ['support', { ...DECISION, action: 'end-session', cause: undefined, session: 'session-1' }],
    ['operator', { ...DECISION, cause: 'MultipleAccounts' }],
    ['operator', { ...DECISION, action: 'erase', cause: undefined }],
  ])('let a %s decide %j in their own name', async (role, decision) => {
    stage.rolesNow = [role];
    expect(await stage.request(DECIDE, staff([role]), { body: decision })).toMatchObject({ status: 200 });
    expect(stage.requests).toMatchObject([{ body: { staff: 'ann@staff.test', action: decision.action } }]);
  });
  it.each([
    [SEARCH, ['squad:casino'], { query: 'anna' }],
    [TIMELINE, ['squad:casino'], PLAYER],
    [REWARDS, ['squad:casino'], PLAYER],
    [SESSIONS, ['squad:casino'], PLAYER],
    [NOTICES, ['squad:casino'], PLAYER],
    [DECIDE, ['auditor'], DECISION],
    [DECIDE, ['support'], { ...DECISION, cause: 'OperatorDecision' }],
    [DECIDE, ['support'], { ...DECISION, action: 'erase', cause: undefined }],
  ] as const)('reject %s by %j', async (route, roles, body) => {
    stage.rolesNow = roles;
    await expect(stage.request(route, staff(roles), { body })).rejects.toMatchObject({ status: 403 });
    expect(stage.requests).toEqual([]);
  });
  it('reject a decision of an agent who lost the role since the sign-in', async () => {
    stage.rolesNow = [];
    await expect(stage.request(DECIDE, staff(['support']), { body: DECISION })).rejects.toMatchObject({
      status: 403,
    });
  });
  it.each([
    [SEARCH, { query: 'a' }],
    [TIMELINE, { ...PLAYER, before: { at: 'yesterday', ref: 'x' } }],
    [DECIDE, { ...DECISION, staff: 'eve' }],
  ])('reject the body of %s %j', async (route, body) => {
    stage.rolesNow = ['support'];
    await expect(stage.request(route, staff(['support']), { body })).rejects.toMatchObject({ status: 400 });
  });
});
