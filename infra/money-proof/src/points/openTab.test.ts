import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import {
  createTestDatabase,
  inGame,
  openBonusPlayer,
  settle,
  stake,
  START_MS,
  type BonusPlayer,
  type TestDatabase,
} from '@foyer/api/proving';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import { brands, licences, type LimitPeriod } from '@foyer/market';
import { MISSION_DEFAULTS, type MissionRule } from '@foyer/market/engagement-rules';
import { localDay } from '@foyer/market/local-time';
import { WebSocket } from 'ws';
import { pointRulesAt } from './pointRules.ts';
import {
  act,
  call,
  engagementToken,
  eventually,
  registrationPath,
  startPointServices,
  type PointServices,
} from './pointServices.ts';

const HOUR_MS = 3_600_000;
const MISSION_MS = 10 * 60_000;
const DEADLINE_MS = 30_000;
const START_SERVICES_MS = 3 * START_MS;
const SET_LIMIT = 'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount } }';
const TAKE_BREAK = 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { endsAt } }';

/** A mission of the proof that ends within the period of a limit ({@link periodAfterTheMission}). */
function missionOf(id: string, change: Partial<MissionRule>): MissionRule {
  return {
    ...MISSION_DEFAULTS,
    id,
    name: id,
    description: id,
    activeTill: new Date(Date.now() + MISSION_MS).toISOString(),
    tasks: [{ id: 'stakes', title: 'stakes', filter: { kind: 'bet' }, counter: 'stake', target: 2_000 }],
    reward: { kind: 'points', points: 10 },
    relatedGames: [],
    ...change,
  };
}

/**
 * A period of a limit that does not end before the mission, as the next one allows more. Only on a Sunday that ends
 * a month do both end together.
 */
function periodAfterTheMission(): LimitPeriod {
  const day = localDay(Date.now() + 2 * MISSION_MS, licences[brands.tuli.licence].timeZone);
  return day.endsWith('-01') ? 'Week' : 'Month';
}

let database: TestDatabase;
let services: PointServices;
jest.setTimeout(START_SERVICES_MS);
beforeAll(async () => {
  database = await createTestDatabase();
  const rules = {
    ...pointRulesAt(Date.now(), Date.now() + HOUR_MS).aurora,
    missions: [missionOf('stakes', {}), missionOf('joined', { requiresOptIn: true })],
  };
  services = await startPointServices(database, { aurora: rules, tuli: rules });
}, START_SERVICES_MS);
afterAll(async () => {
  await services.close();
  await database.close();
});

async function play(player: BonusPlayer, key: string, amount: number): Promise<void> {
  const bet = await stake(database.pool, inGame(player, 'slot', key, amount, key), Date.now());
  expect(bet).toMatchObject({ ok: true });
  const win = { ...inGame(player, 'slot', `${key}-w`, 0, key), closes: true };
  await settle(database.pool, win, Date.now());
}

interface ShownMission {
  readonly id: string;
  readonly state: string;
  readonly tasks: readonly Readonly<Record<string, unknown>>[];
}

/** The mission of stakes as the page shows it, once it contains the values. */
function shownTask(player: BonusPlayer, token: string, values: object): Promise<ShownMission> {
  return eventually(
    async () => {
      const { body } = await call(services, player, ENGAGEMENT_PATHS.missions, token);
      const mission = (body['missions'] as ShownMission[]).find(({ id }) => id === 'stakes');
      const task = mission?.tasks[0];
      return Object.entries(values).every(([name, value]) => task?.[name] === value) ? mission : undefined;
    },
    `the task ${JSON.stringify(values)}`,
  );
}

describe('a page that is open while the player’s situation changes', () => {
  it('lowers the target in mid-mission to what a new loss limit leaves, says so, and completes there', async () => {
    const player = await openBonusPlayer(database.pool, {
      brand: 'tuli',
      fundsMinor: 10_000,
      isKnown: true,
    });
    await act(services, player, ENGAGEMENT_PATHS.optIn);
    const token = await engagementToken(services, player);
    await play(player, 'first', 400);
    await shownTask(player, token, { progress: 400, target: 2_000, fullTarget: 2_000, cappedBy: null });
    const set = await services.api.graphql(
      player,
      SET_LIMIT,
      { input: { kind: 'LOSS', period: periodAfterTheMission(), amount: 900, key: crypto.randomUUID() } },
      DEADLINE_MS,
    );
    expect(set).toEqual({ setPlayerLimit: { amount: 900 } });
    // 400 are lost, the limit leaves 500
    await shownTask(player, token, { progress: 400, target: 900, fullTarget: 2_000, cappedBy: 'LOSS' });
    await play(player, 'second', 500);
    const done = await shownTask(player, token, { progress: 900, target: 900, isCompleted: true });
    expect(done.state).toBe('Completed');
  });

  it('ends with a self-exclusion in another tab, which refuses mission, tournament and jackpot', async () => {
    const player = await openBonusPlayer(database.pool, { fundsMinor: 10_000, isKnown: true });
    await act(services, player, ENGAGEMENT_PATHS.optIn);
    const token = await engagementToken(services, player);
    const registration = await registrationPath(services, player);
    const jackpot = await openJackpot(player);
    const taken = await services.api.graphql(
      player,
      TAKE_BREAK,
      {
        input: { kind: 'EXCLUSION', length: 'P6M', groups: [], allBrands: true, key: crypto.randomUUID() },
      },
      DEADLINE_MS,
    );
    expect(taken).toHaveProperty('takeBreak.endsAt');
    const before = await stored(player);
    const actions = [`${ENGAGEMENT_PATHS.missions}/joined/opt-in`, registration, ENGAGEMENT_PATHS.optIn];
    const answersTo = (openToken: string) =>
      Promise.all(actions.map(async (path) => call(services, player, path, openToken, {})));

    await jackpot.closed;
    expect(await answersTo(token)).toMatchObject(actions.map(() => ({ status: 401 })));

    // a session that the exclusion did not find: the exclusion itself refuses
    const late = { ...player, sid: crypto.randomUUID() };
    await database.pool.query(
      'insert into api.player_session (sid, player_id, started_at) values ($1, $2, now())',
      [late.sid, late.playerId],
    );
    const lateToken = await engagementToken(services, late);
    expect(await answersTo(lateToken)).toMatchObject(
      actions.map(() => ({ status: 409, body: { code: 'SELF_EXCLUDED' } })),
    );
    const lateJackpot = await openJackpot(late);
    expect(await lateJackpot.optIn()).toEqual(['SELF_EXCLUDED']);

    await database.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'excluded')`,
      [late.sid, late.brand, late.playerId],
    );
    expect(await answersTo(lateToken)).toMatchObject(actions.map(() => ({ status: 401 })));
    expect(await lateJackpot.optIn()).toEqual(['SESSION_ENDED']);
    lateJackpot.close();
    expect(await stored(player)).toEqual(before);
  });
});

/** Everything that an action of the player would have stored; facts of earlier events may arrive later. */
async function stored({ playerId }: BonusPlayer): Promise<object> {
  const { rows } = await database.pool.query<object>(
    `select (select count(*)::int from engagement.fact where player_id = $1 and kind not in ('bet', 'deposit', 'sign-in', 'cap')) as actions,
       (select count(*)::int from engagement.tournament_entry where player_id = $1) as entries,
       (select count(*)::int from api.jackpot_choice where player_id = $1 and opted_in) as choices`,
    [playerId],
  );
  return rows[0] ?? {};
}

/** The socket of an open page of the player. */
async function openJackpot({ brand, playerId, sid }: BonusPlayer) {
  const base = services.jackpot.baseUrl();
  const response = await fetch(`${base}/v1/tickets`, {
    method: 'POST',
    headers: { brand, authorization: `Bearer ${playerId}:${sid}` },
  });
  const { ticket } = (await response.json()) as { readonly ticket: string };
  const socket = new WebSocket(
    `${base.replace('http', 'ws')}/v1/events/op-a/${brand}?token=${ticket}&currency=EUR`,
    { headers: { brand } },
  );
  await once(socket, 'open');
  return {
    async optIn(): Promise<readonly string[]> {
      const answered = new Promise<readonly string[]>((resolve) =>
        socket.on('message', (data: Buffer) => {
          const { type, data: answer } = JSON.parse(data.toString()) as {
            readonly type: string;
            readonly data: { readonly reasons: readonly string[] };
          };
          if (type === 'PlayerOptInResponse') resolve(answer.reasons);
        }),
      );
      socket.send(
        JSON.stringify({
          type: 'PlayerOptInRequest',
          data: { instance_id: 'site-wide-1', opt_in: true, contribution_value: '5' },
        }),
      );
      return answered;
    },
    closed: once(socket, 'close'),
    close: () => socket.terminate(),
  };
}
