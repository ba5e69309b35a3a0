import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { LAUNCH, launchGames, type LaunchedGames } from '../testing/launchedGames.ts';

const VALUE = 20;
let games: LaunchedGames;
let id: string;
beforeAll(async () => {
  games = await launchGames();
}, DATABASE_START_MS);
afterAll(() => games.close());
beforeEach(() => {
  id = randomUUID();
  games.operator.refuseBetsWith = undefined;
});

function launchOf(spins = 3): object {
  games.operator.spinsLeft.set(id, spins);
  return { ...LAUNCH, freeSpins: { id, left: spins, valueMinor: VALUE, betLevel: 1 } };
}

describe('a session with free spins', () => {
  it('plays each spin once without a stake, then refuses until the player stakes', async () => {
    const { bearer, session } = await games.open(launchOf(2));
    expect(session['freeSpins']).toMatchObject({
      total: 2,
      left: 2,
      valueMinor: VALUE,
      bet: { coinMinor: 1 },
    });
    const before = games.operator.balanceMinor;
    const first = await games.playFree(bearer);
    expect(first.body).toMatchObject({ isFree: true, stakeMinor: VALUE, freeSpins: { left: 1 } });
    const second = await games.playFree(bearer);
    const won = Number(first.body['returnMinor']) + Number(second.body['returnMinor']);
    expect(second.body['freeSpins']).toMatchObject({ left: 0, wonMinor: won });
    expect(games.operator.balanceMinor).toBe(before + won);
    expect(await games.playFree(bearer)).toMatchObject({
      status: 409,
      body: { code: 'FREE_SPINS_UNAVAILABLE', freeSpins: { left: 0 } },
    });
    const staked = await games.play(bearer);
    expect(staked.body).toMatchObject({ isFree: false });
    expect(games.operator.spinsLeft.get(id)).toBe(0);
  });

  it('refuses a stake of the player while spins are left', async () => {
    const { bearer } = await games.open(launchOf());
    expect(await games.play(bearer, 5)).toMatchObject({ status: 409, body: { code: 'FREE_SPINS_LEFT' } });
  });

  it('uses one spin for a repeated request', async () => {
    const { bearer } = await games.open(launchOf());
    const roundId = randomUUID();
    const first = await games.playFree(bearer, roundId);
    const again = await games.playFree(bearer, roundId);
    expect(again.body['outcome']).toEqual(first.body['outcome']);
    expect(again.body['freeSpins']).toMatchObject({ left: 2 });
  });

  it('continues with the spins that are left in another session', async () => {
    const launch = launchOf();
    const first = await games.open(launch);
    await games.playFree(first.bearer);
    const { session } = await games.open(launch);
    expect(session['freeSpins']).toMatchObject({ total: 3, left: 2 });
  });

  it('uses each spin once when two sessions play at the same time', async () => {
    const launch = launchOf(1);
    const sessions = [await games.open(launch), await games.open(launch)];
    games.pass(3_000);
    const answers = await Promise.all(
      sessions.map(({ bearer }) =>
        games.call(bearer, 'POST', 'rounds', { roundId: randomUUID(), isFree: true }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(games.operator.spinsLeft.get(id)).toBe(0);
  });

  it('has no spins left after the operator says that they are not available', async () => {
    const { bearer } = await games.open(launchOf());
    games.operator.spinsLeft.set(id, 0);
    expect(await games.playFree(bearer)).toMatchObject({
      body: { code: 'FREE_SPINS_UNAVAILABLE', freeSpins: { left: 0 } },
    });
    expect((await games.play(bearer)).status).toBe(200);
  });

  it('keeps its spins when the operator refuses a round for the player', async () => {
    const { bearer } = await games.open(launchOf());
    games.operator.refuseBetsWith = 'PLAYER_BLOCKED';
    expect(await games.playFree(bearer)).toMatchObject({
      body: { code: 'PLAYER_BLOCKED', freeSpins: { left: 3 } },
    });
  });

  it.each<[string, object, number, object]>([
    ['a value that is no stake of the level', { valueMinor: 21 }, 409, { code: 'FREE_SPINS_UNSUPPORTED' }],
    ['a level that the game has not', { betLevel: 99 }, 409, { code: 'FREE_SPINS_UNSUPPORTED' }],
    ['no spins', { left: 0 }, 400, { code: 'LAUNCH_INVALID', field: 'freeSpins' }],
    ['an invalid id', { id: '' }, 400, { code: 'LAUNCH_INVALID', field: 'freeSpins' }],
  ])('is not launched with %s', async (_, change, status, body) => {
    const freeSpins = { id, left: 3, valueMinor: VALUE, betLevel: 1, ...change };
    expect(await games.operator.launch(games.url, { ...LAUNCH, freeSpins })).toEqual({ status, body });
  });

  it('continues in the game that replaces a withdrawn one, and no longer in the former', async () => {
    const launch = launchOf();
    const former = await games.open(launch);
    await games.playFree(former.bearer);
    const { bearer, session } = await games.open({ ...launch, gameId: 'aurora-post' });
    expect(session['freeSpins']).toMatchObject({ total: 3, left: 2, bet: { coinMinor: 1 } });
    games.pass(3_000);
    expect(await games.playFree(former.bearer)).toMatchObject({
      status: 409,
      body: { code: 'FREE_SPINS_UNAVAILABLE', freeSpins: { left: 0 } },
    });
    expect((await games.playFree(bearer)).body).toMatchObject({ isFree: true, freeSpins: { left: 1 } });
  });

  it('is not launched with the spins of another player or in a demo', async () => {
    const launch = launchOf();
    await games.open(launch);
    expect(await games.operator.launch(games.url, { ...launch, playerId: 'p2' })).toMatchObject({
      status: 409,
    });
    expect(await games.operator.launch(games.url, { ...launch, mode: 'demo' })).toMatchObject({
      status: 400,
      body: { field: 'freeSpins' },
    });
  });
});
