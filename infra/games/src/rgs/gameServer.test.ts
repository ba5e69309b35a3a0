import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { launchGames, LAUNCH, type LaunchedGames } from '../testing/launchedGames.ts';

let games: LaunchedGames;
beforeAll(async () => {
  games = await launchGames();
}, DATABASE_START_MS);
afterAll(() => games.close());

describe('round', () => {
  it('charges and credits once when the same round is requested twice', async () => {
    const { bearer } = await games.open();
    const before = games.operator.balanceMinor;
    const roundId = randomUUID();
    const first = await games.play(bearer, 1, roundId);
    expect(first.status).toBe(200);
    expect(games.operator.balanceMinor).toBe(before - 20 + Number(first.body['returnMinor']));
    expect(await games.play(bearer, 1, roundId)).toEqual(first);
    expect(
      [...games.operator.ledger.values()].filter((movement) => movement.roundId === roundId),
    ).toHaveLength(2);
  });

  it('enforces the licence’s rules regardless of the frame’s requests', async () => {
    const { bearer } = await games.open();
    expect((await games.play(bearer, 30)).body).toEqual({ code: 'STAKE_NOT_OFFERED' });
    expect((await games.play(bearer, 40)).body).toEqual({ code: 'STAKE_TOO_HIGH' });
    await games.play(bearer);
    const hasty = await games.call(bearer, 'POST', 'rounds', {
      roundId: randomUUID(),
      bet: { coinMinor: 1 },
    });
    expect(hasty).toEqual({ status: 429, body: { code: 'TOO_FAST', retryInMs: 2_500 } });
  });

  it('starts one round for parallel requests', async () => {
    const { bearer } = await games.open();
    games.pass(3_000);
    const presses = await Promise.all(
      Array.from({ length: 8 }, () =>
        games.call(bearer, 'POST', 'rounds', { roundId: randomUUID(), bet: { coinMinor: 1 } }),
      ),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.filter(({ status }) => status === 409 || status === 429)).toHaveLength(7);
  });

  it.each([
    ['INSUFFICIENT_FUNDS', 402],
    ['LIMIT_REACHED', 403],
    ['PLAYER_BLOCKED', 403],
    ['SESSION_ENDED', 403],
    ['FIELD_INVALID', 403],
  ] as const)('does not take place when the operator refuses with %s', async (code, shown) => {
    const { bearer } = await games.open();
    games.operator.refuseBetsWith = code;
    const refused = await games.play(bearer);
    games.operator.refuseBetsWith = undefined;
    expect(refused).toEqual({ status: shown, body: { code } });
    expect((await games.play(bearer)).status).toBe(200);
  });

  it('refunds a stake that was not confirmed', async () => {
    const { bearer } = await games.open();
    const before = games.operator.balanceMinor;
    games.operator.fault = (kind) => (kind === 'bet' ? 'lost-answer' : 'none');
    expect(await games.play(bearer)).toEqual({
      status: 503,
      body: { code: 'BET_UNCONFIRMED', isReturned: true },
    });
    games.operator.fault = () => 'none';
    expect(games.operator.balanceMinor).toBe(before);
  });

  it('shows a pending return, blocks the next round and completes when the player returns', async () => {
    const { bearer } = await games.open();
    games.operator.fault = (kind) => (kind === 'win' ? 'error-500' : 'none');
    const shown = await games.play(bearer);
    expect(shown.body).toMatchObject({ state: 'resolved', isSettled: false });
    expect((await games.play(bearer)).body).toEqual({ code: 'ROUND_OPEN' });
    games.operator.fault = () => 'none';
    games.pass(120_000);
    const { bearer: next, session } = await games.open();
    expect(session).toMatchObject({
      wasInterrupted: true,
      lastRound: { roundId: shown.body['roundId'], outcome: shown.body['outcome'] },
    });
    expect((await games.call(next, 'GET', `rounds/${String(shown.body['roundId'])}`)).body).toMatchObject({
      state: 'closed',
      isSettled: true,
    });
  });

  it('can be replayed by its player only', async () => {
    const { bearer } = await games.open();
    const roundId = String((await games.play(bearer)).body['roundId']);
    const other = await games.open({ ...LAUNCH, playerId: 'p2', sessionId: 's2' });
    expect((await games.call(other.bearer, 'GET', `rounds/${roundId}`)).status).toBe(404);
    expect((await games.call(bearer, 'GET', 'rounds')).body['rounds']).toEqual(
      expect.arrayContaining([expect.objectContaining({ roundId })]),
    );
    const replay = await games.open({ ...LAUNCH, mode: 'replay', roundId });
    expect(replay.session).toMatchObject({ mode: 'replay', balance: null, lastRound: { roundId } });
    expect((await games.play(replay.bearer)).body).toEqual({ code: 'SESSION_ENDED' });
    const report = await games.operator.signed<{ round: object }>(
      games.url,
      'GET',
      `/operator/rounds/${roundId}`,
    );
    expect(report.body.round).toMatchObject({ roundId, state: 'closed', stakeMinor: 20, playerId: 'p1' });
  });
});

describe('session', () => {
  it('uses play money with the same odds in demo mode and never calls the operator', async () => {
    const { bearer, session } = await games.open({
      ...LAUNCH,
      mode: 'demo',
      playerId: null,
      sessionId: null,
    });
    expect(session).toMatchObject({ mode: 'demo', balance: { minor: 100_000 } });
    const calls = games.operator.calls.length;
    const round = await games.play(bearer);
    expect(round.body['balance']).toMatchObject({ minor: 100_000 - 20 + Number(round.body['returnMinor']) });
    expect(games.operator.calls).toHaveLength(calls);
  });

  it('rejects rounds after the operator ended it', async () => {
    const { bearer } = await games.open({ ...LAUNCH, playerId: 'p3', sessionId: 's3' });
    expect(
      (
        await games.operator.signed(games.url, 'POST', '/operator/sessions/end', {
          brand: 'aurora',
          playerId: 'p3',
          sessionId: 's3',
          reason: 'EXCLUDED',
        })
      ).body,
    ).toEqual({ ended: 1 });
    expect(await games.play(bearer)).toEqual({ status: 401, body: { code: 'SESSION_ENDED' } });
  });

  it('expires', async () => {
    const { bearer } = await games.open();
    games.pass(241 * 60_000);
    expect((await games.call(bearer, 'GET', 'balance')).status).toBe(401);
  });
});
