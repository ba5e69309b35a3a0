import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { missionsAnswerSchema, type Mission } from '@foyer/kernel/engagement';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import * as v from 'valibot';
import { replay } from './facts/replay.ts';
import { bet, DAY_MS, missionOf, rulesOf } from './testing/factBuilder.ts';
import { startEngagementStage, type EngagementStage } from './testing/engagementStage.ts';

const MISSIONS = '/api/engagement/v1/missions';
const STAKE = missionOf({
  id: 'stake',
  requiresOptIn: true,
  limitMinutes: 24 * 60,
  claim: { expiresAfterMinutes: 60 },
  tasks: [{ id: 'stake', title: 'stake', filter: { kind: 'bet' }, counter: 'stake', target: 1_000 }],
  reward: { kind: 'offer', offer: 'mission-reward' },
});
const RULES = rulesOf([missionOf(), STAKE], {
  levels: [
    { level: 1, name: 'level.1', points: 0, reward: null },
    { level: 2, name: 'level.2', points: 12, reward: { kind: 'points', points: 5 } },
  ],
  earning: [{ product: 'casino', points: 1, perCents: 100 }],
});

let stage: EngagementStage;
let players = 0;
beforeAll(async () => {
  stage = await startEngagementStage(RULES);
}, DATABASE_START_MS);
afterAll(() => stage.close());
beforeEach(() => {
  Object.assign(stage.operator, { isDown: false, blocks: [], headroom: [], losesAnswers: false });
  stage.skew.milliseconds = 0;
});

/** An opted-in player. */
async function join() {
  players += 1;
  const playerId = `player-${players}`;
  const token = await stage.token(playerId);
  const joined = await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  expect(joined.body).toEqual({ gamificationOpt: { enable: true }, blocks: [] });
  return { playerId, token };
}

async function play(playerId: string, change: Parameters<typeof bet>[1] = {}): Promise<void> {
  const { payload } = bet(Date.now(), { playerId, ...change });
  await stage.handled(await stage.report('api.bet-settled', payload));
}

async function missionsOf(token: string): Promise<ReadonlyMap<string, Mission>> {
  const { body } = await stage.request(MISSIONS, { token });
  return new Map(v.parse(missionsAnswerSchema, body).missions.map((mission) => [mission.id, mission]));
}

const act = (token: string, action: 'opt-in' | 'claim', id = 'stake') =>
  stage.request(`${MISSIONS}/${id}/${action}`, { method: 'POST', token });

describe('provider', () => {
  it('issues a token for a live session and the client of the brand only', async () => {
    const ask = (clientId: string, identityToken: string) =>
      stage.request('/api/oauth/v1/token', { method: 'POST', body: { clientId, identityToken } });
    stage.operator.ended.add('over');
    expect((await ask('aurora-web', 'aino:sid')).body).toMatchObject({
      accessToken: expect.any(String) as unknown,
    });
    for (const [client, token] of [
      ['other', 'aino:sid'],
      ['aurora-web', 'aino:over'],
      ['aurora-web', 'x'],
    ] as const)
      expect(await ask(client, token)).toMatchObject({ status: 401, body: { code: 'REFUSED' } });
    expect(await stage.request('/api/oauth/v1/token', { method: 'POST', body: {} })).toMatchObject({
      status: 422,
    });
  });

  it('rejects tokens of other brands, modified tokens and tokens of ended sessions', async () => {
    const token = await stage.token('aino', 'sid-1');
    const read = (more: object) => stage.request('/api/players-data/v1/player', { token, ...more });
    expect(await read({})).toMatchObject({ status: 200, body: { gamificationOpt: { enable: false } } });
    expect(await read({ brand: 'tuli' })).toMatchObject({ status: 401 });
    expect(await read({ token: `${token}x` })).toMatchObject({ status: 401 });
    await stage.bus.publish('identity.session-destroyed', { sid: 'sid-1' });
    stage.operator.ended.add('sid-1');
    expect(
      await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token }),
    ).toMatchObject({
      status: 401,
    });
  });

  it('accepts a token from any origin and no cookie, because a browser sends cookies on its own but no token', async () => {
    const { token } = await join();
    const optOut = (credentials: { readonly token?: string; readonly headers: Record<string, string> }) =>
      stage.request('/api/players-data/v1/player/opt-out', { method: 'POST', ...credentials });
    const origin = 'https://foreign.example';
    expect(await optOut({ headers: { origin, cookie: `session=${token}; token=${token}` } })).toMatchObject({
      status: 401,
    });
    expect(await optOut({ token, headers: { origin } })).toMatchObject({ status: 200 });
  });

  it('opts in and out, and counts nothing for a player who has opted out', async () => {
    const { playerId, token } = await join();
    await play(playerId);
    await stage.request('/api/players-data/v1/player/opt-out', { method: 'POST', token });
    await play(playerId);
    const { body } = await stage.request(MISSIONS, { token });
    expect(body).toMatchObject({ blocks: ['NOT_OPTED_IN'] });
    expect((await missionsOf(token)).get('two-rounds')?.tasks[0]?.progress).toBe(1);
  });
});

describe('facts', () => {
  it('are applied in order, each once, in batches for several players', async () => {
    const joined = [await join(), await join(), await join()];
    const bets = Array.from({ length: 90 }, (_, index) =>
      bet(Date.now(), { playerId: joined[index % joined.length]?.playerId ?? '' }),
    );
    const repeated = bets.flatMap((one, index) => (index % 10 === 0 ? [one, one] : [one]));
    for (const { payload } of repeated)
      stage.operator.events.push({ id: stage.operator.events.length + 1, topic: 'api.bet-settled', payload });
    await stage.restart();
    await stage.handled(stage.operator.events.length);
    const { rows } = await stage.pool.query<{ facts: number; transactions: number }>(
      `select count(*)::integer as facts, count(distinct xmin::text)::integer as transactions from engagement.fact
       where kind = 'bet' and player_id = any ($1)`,
      [joined.map(({ playerId }) => playerId)],
    );
    expect(rows[0]?.facts).toBe(bets.length);
    expect(rows[0]?.transactions).toBeLessThan(bets.length / 10);
    const { computedHash, storedHash } = await replay(stage.pool);
    expect(computedHash).toBe(storedHash);
  });

  it('lead to progress, points and a level once each, however often they are reported', async () => {
    const { playerId, token } = await join();
    const { payload } = bet(Date.now(), { playerId });
    for (let round = 0; round < 3; round += 1)
      await stage.handled(await stage.report('api.bet-settled', payload));
    expect((await missionsOf(token)).get('two-rounds')).toMatchObject({
      state: 'InProgress',
      label: 'going',
      tasks: [{ progress: 1, target: 2 }],
    });
    await play(playerId);
    expect((await missionsOf(token)).get('two-rounds')).toMatchObject({
      state: 'Completed',
      label: 'completed',
    });
    const { body } = await stage.request('/api/engagement/v1/points', { token });
    // two rounds, the mission, the level
    expect(body).toMatchObject({ balance: 17, earned: 17, expiresAt: null });
    const history = body['history'] as unknown as { amount: number; balance: number }[];
    expect(history.reduce((sum, { amount }) => sum + amount, 0)).toBe(17);
    expect((await stage.request('/api/engagement/v1/level', { token })).body).toMatchObject({
      level: 2,
      next: null,
    });
    expect(await stage.internal('/internal/engagement/level', { brand: 'aurora', playerId })).toMatchObject({
      level: 2,
    });
  });

  it('announce the change to the sockets of the player', async () => {
    const [one, other] = [await join(), await join()];
    const socket = await stage.listen(one.token);
    const quiet = await stage.listen(other.token);
    await Promise.all([socket.until('ready'), quiet.until('ready')]);
    await play(one.playerId);
    await socket.until('changed');
    expect(socket.messages.at(-1)?.parts).toEqual(expect.arrayContaining(['missions', 'points']));
    expect(quiet.messages.flatMap(({ parts = [] }) => parts)).not.toContain('missions');
    await stage.bus.publish('identity.session-destroyed', { sid: `sid-of-${one.playerId}` });
    expect(await socket.closed).toBe(4401);
    quiet.close();
  });

  it('are stored but never count while the player is not eligible', async () => {
    const { playerId, token } = await join();
    stage.operator.blocks = ['SELF_EXCLUDED'];
    await stage.bus.publish('api.player-changed', { playerId });
    await play(playerId);
    stage.operator.blocks = [];
    await stage.bus.publish('api.player-changed', { playerId });
    await play(playerId);
    expect((await missionsOf(token)).get('two-rounds')?.tasks[0]?.progress).toBe(1);
    const { rows } = await stage.pool.query<{ counts: boolean; blocks: string[] }>(
      `select counts, blocks from engagement.fact where player_id = $1 and kind = 'bet' order by seq`,
      [playerId],
    );
    expect(rows).toEqual([
      { counts: false, blocks: ['SELF_EXCLUDED'] },
      { counts: true, blocks: [] },
    ]);
  });

  it('wait while the operator does not answer about the player, and survive a restart', async () => {
    const { playerId, token } = await join();
    stage.operator.isDown = true;
    await stage.bus.publish('api.player-changed', { playerId });
    const id = await stage.report('api.bet-settled', bet(Date.now(), { playerId }).payload);
    await stage.restart();
    stage.operator.isDown = false;
    await stage.handled(id);
    expect((await missionsOf(token)).get('two-rounds')?.tasks[0]?.progress).toBe(1);
  });
});

describe('actions', () => {
  it('are refused with the blocks of the player, also from a page that was opened before', async () => {
    const { token } = await join();
    stage.operator.blocks = ['SELF_EXCLUDED', 'KYC_REQUIRED'];
    expect(await act(token, 'opt-in')).toEqual({
      status: 409,
      body: { code: 'SELF_EXCLUDED', blocks: ['SELF_EXCLUDED', 'KYC_REQUIRED'] },
    });
    expect(
      await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token }),
    ).toMatchObject({
      status: 409,
    });
    expect(
      await stage.request('/api/players-data/v1/player/opt-out', { method: 'POST', token }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('fail closed while the operator does not answer', async () => {
    const { token } = await join();
    stage.operator.isDown = true;
    expect(await act(token, 'opt-in')).toMatchObject({ status: 503 });
    stage.operator.isDown = false;
    expect((await missionsOf(token)).get('stake')?.state).toBe('AwaitingOptIn');
  });

  it('give a claimed reward once, also when the answer of the operator is lost and the service restarts', async () => {
    const { playerId, token } = await join();
    expect(await act(token, 'opt-in')).toMatchObject({
      status: 200,
      body: { mission: { state: 'OpenUntilLimit' } },
    });
    expect(await act(token, 'opt-in')).toMatchObject({ status: 409, body: { code: 'ALREADY_OPTED_IN' } });
    expect(await act(token, 'claim')).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_CLAIM' } });
    await play(playerId, { stakeMinor: 1_000 });
    expect((await missionsOf(token)).get('stake')).toMatchObject({ label: 'claim', canClaim: true });
    stage.operator.losesAnswers = true;
    const claims = await Promise.all([act(token, 'claim'), act(token, 'claim'), act(token, 'claim')]);
    expect(claims).toMatchObject(
      claims.map(() => ({ status: 200, body: { mission: { label: 'completed' } } })),
    );
    await stage.restart();
    stage.operator.losesAnswers = false;
    const confirmed = async () =>
      (
        await stage.pool.query<{ key: string }>(
          'select key from engagement.reward_grant where player_id = $1 and confirmed_at is not null',
          [playerId],
        )
      ).rows;
    await stage.resendRewards(() => confirmed().then((rows) => rows.length > 0));
    expect(await confirmed()).toHaveLength(1);
    expect(new Set(stage.operator.grants).size).toBe(1);
  }, 20_000);

  it('reject an unknown mission', async () => {
    const { token } = await join();
    expect(await act(token, 'claim', 'unknown')).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_MISSION' },
    });
  });
});

describe('limits of the player', () => {
  const limit = (roomMinor: number) => ({
    kind: 'WAGER' as const,
    roomMinor,
    ceilingMinor: 1_000,
    resetsAt: new Date(Date.now() + 40 * DAY_MS).toISOString(),
    periodMs: 30 * DAY_MS,
  });

  it('lower a target in the middle of a mission, and the lower target completes it', async () => {
    const { playerId, token } = await join();
    await act(token, 'opt-in');
    await play(playerId, { stakeMinor: 300 });
    stage.operator.headroom = [limit(250)];
    await stage.bus.publish('api.player-changed', { playerId });
    const mission = (await missionsOf(token)).get('stake');
    expect(mission?.tasks).toMatchObject([
      { progress: 300, target: 550, fullTarget: 1_000, cappedBy: 'WAGER', isOutOfReach: false },
    ]);
    stage.operator.headroom = [limit(0)];
    await play(playerId, { stakeMinor: 250 });
    expect((await missionsOf(token)).get('stake')?.label).toBe('claim');
  });

  it('never raise a target again, and leave at least a fifth of it', async () => {
    const { playerId, token } = await join();
    stage.operator.headroom = [limit(0)];
    await act(token, 'opt-in');
    expect((await missionsOf(token)).get('stake')?.tasks).toMatchObject([
      { target: 200, isOutOfReach: true },
    ]);
    stage.operator.headroom = [];
    await stage.bus.publish('api.player-changed', { playerId });
    expect((await missionsOf(token)).get('stake')?.tasks).toMatchObject([
      { target: 200, isOutOfReach: false },
    ]);
  });
});

describe('replay', () => {
  it('computes the stored state, and detects a modified one', async () => {
    const { playerId } = await join();
    await play(playerId);
    const { computedHash, storedHash, facts } = await replay(stage.pool);
    expect(computedHash).toBe(storedHash);
    expect(facts).toBeGreaterThan(10);
    await stage.pool.query(
      `update engagement.player_state set state = jsonb_set(state, '{level}', '7') where player_id = $1`,
      [playerId],
    );
    expect((await replay(stage.pool)).storedHash).not.toBe(computedHash);
  });

  it('reads facts and points that the database protects from changes', async () => {
    await expect(stage.pool.query(`update engagement.fact set counts = true`)).rejects.toThrow(
      'cannot be changed',
    );
    await expect(stage.pool.query(`delete from engagement.point_entry`)).rejects.toThrow('cannot be changed');
  });
});

describe('personal data', () => {
  it('is exported, and erased from every table', async () => {
    const { playerId } = await join();
    await play(playerId);
    const player = { brand: 'aurora', playerId };
    expect(await stage.internal('/internal/engagement/personal-data', player)).toMatchObject({
      state: { takesPart: true, points: 1 },
      points: [{ amount: 1, reason: 'play' }],
      decisions: [{ kind: 'participation', details: { enable: true } }],
    });
    expect(await stage.internal('/internal/engagement/erase', player)).toEqual({ erased: 2 });
    expect(await stage.internal('/internal/engagement/erase', player)).toEqual({ erased: 0 });
    const { rows } = await stage.pool.query<{ name: string }>(
      `select table_name::text as name from information_schema.columns where table_schema = 'engagement' and column_name = 'player_id' order by 1`,
    );
    for (const { name } of rows)
      expect(
        (await stage.pool.query(`select 1 from engagement.${name} where player_id = $1`, [playerId]))
          .rowCount,
      ).toBe(0);
  });
});
