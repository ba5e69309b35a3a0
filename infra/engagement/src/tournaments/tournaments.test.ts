import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import type { PayloadOf } from '../facts/fact.ts';
import { replay } from '../facts/replay.ts';
import { bet, rulesOf } from '../testing/factBuilder.ts';
import { startStore, type TestStore } from '../testing/testStore.ts';
import { seriesOf } from '../testing/tournamentBuilder.ts';
import { readRanking } from './leaderboard.ts';
import { register } from './register.ts';
import { advanceTournaments } from './tournamentJob.ts';
import type { TournamentSeries } from '@foyer/market/engagement-rules';
import { readRun } from './tournamentStore.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Start of all tournaments here: an hour from now. */
const START = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS;
const END = START + HOUR_MS;
const LATE_TILL = END + 10 * MINUTE_MS;
const FINAL_AT = LATE_TILL + MINUTE_MS;
const firstStart = new Date(START).toISOString();

const series = (id: string, terms: Partial<TournamentSeries['terms']> = {}): TournamentSeries =>
  seriesOf({ id, firstStart, registrationBeforeMinutes: 24 * 60 }, { name: id, ...terms });
const idOf = (id: string): string => `aurora-${id}-${firstStart.slice(0, 10)}`;

const RULES = rulesOf([], {
  earning: [{ product: 'casino', points: 1, perCents: 100 }],
  tournaments: [
    series('ties'),
    series('late'),
    series('paid', { cost: 40, playersMin: 3 }),
    series('full', { playersMax: 2 }),
    series('prizes', {
      prizes: [
        { placeFrom: 1, placeTo: 1, reward: { kind: 'offer', offer: 'mission-reward' } },
        { placeFrom: 2, placeTo: 2, reward: { kind: 'points', points: 30 } },
      ],
    }),
  ],
});

let store: TestStore;
beforeAll(async () => {
  store = await startStore(RULES);
  await advance(START - HOUR_MS);
}, DATABASE_START_MS);
afterAll(() => store.close());
afterEach(() => {
  store.skew.milliseconds = 0;
});

/** Runs the job at an instant. */
async function advance(at: number): Promise<void> {
  store.skew.milliseconds = at - Date.now();
  await advanceTournaments(store.parts, ['aurora']);
}

async function join(id: string, player: string, at = START - MINUTE_MS) {
  store.skew.milliseconds = at - Date.now();
  const details = { rules: store.rules, runId: id.startsWith('aurora') ? id : idOf(id), initials: 'AV' };
  return register(store.parts, { brand: 'aurora', playerId: player }, details, () => undefined);
}

/** A round that pays a multiple of its stake. */
async function play(player: string, multiple: number, placedAt: number, settledAt = placedAt): Promise<void> {
  const change: Partial<PayloadOf<'bet'>> = {
    wonMinor: multiple * 100,
    placedAt: new Date(placedAt).toISOString(),
    realStakeMinor: 0,
  };
  await store.apply(bet(settledAt, change, { playerId: player }));
}

/** Announces a second run `aurora-{id}-2` with the terms of a tournament, which other tests do not use. */
async function copyRun(id: string): Promise<void> {
  await store.pool.query(
    `insert into engagement.tournament_run (id, brand, series, terms, registration_from, registration_till, starts_at, ends_at, late_till)
     select 'aurora-' || $2 || '-2', brand, $2 || '-2', terms, registration_from, registration_till, starts_at, ends_at, late_till
     from engagement.tournament_run where id = $1`,
    [idOf(id), id],
  );
}

async function placesOf(id: string): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await store.pool.query<{ player_id: string; score: number }>(
    'select player_id, score from engagement.tournament_entry where run_id = $1 and place is not null order by place',
    [idOf(id)],
  );
  return rows.map(({ player_id: player, score }) => [player, score]);
}

describe('registration', () => {
  it('takes the cost once, however often it is sent', async () => {
    const player = await store.newPlayer(100);
    await Promise.all(Array.from({ length: 5 }, () => join('paid', player)));
    expect(await store.totalBalance([player])).toBe(60);
    expect((await readRun(store.pool, idOf('paid')))?.players).toBe(1);
  });

  it.each([
    ['NOT_ENOUGH_POINTS', 'paid', START - MINUTE_MS],
    ['REGISTRATION_CLOSED', 'ties', START + 30 * MINUTE_MS],
    ['UNKNOWN_TOURNAMENT', 'nothing', START - MINUTE_MS],
  ])('is refused with %s', async (code, id, at) => {
    const player = await store.newPlayer(39);
    await expect(join(id, player, at)).rejects.toMatchObject({ code });
    expect(await store.totalBalance([player])).toBe(39);
  });

  it('admits no more than the maximum of players at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => store.newPlayer()));
    const outcomes = await Promise.allSettled(players.map((player) => join('full', player)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'FULL' });
  });
});

describe('result', () => {
  it('ranks equal scores by the instant at which they were reached', async () => {
    const [late, early, best, idle] = await Promise.all([1, 2, 3, 4].map(() => store.newPlayer()));
    for (const player of [late, early, best, idle]) await join('ties', player ?? '');
    await play(late ?? '', 5, START + 2_000);
    await play(early ?? '', 5, START + 1_000);
    await play(best ?? '', 6, START + 3_000);
    await play(idle ?? '', 0, START + 3_000);
    const expected = [
      [best, 600],
      [early, 500],
      [late, 500],
    ];
    const ranking = await readRanking(store.pool, idOf('ties'), [idle ?? '']);
    const board = ranking.leaderboardOf(idle);
    expect(board.rows.map(({ place, score, name }) => [place, score, name])).toEqual([
      [1, 600, 'AV***'],
      [2, 500, 'AV***'],
      [3, 500, 'AV***'],
    ]);
    expect(board.me).toEqual({ place: null, score: 0, rounds: 1 });
    await advance(FINAL_AT);
    expect(await placesOf('ties')).toEqual(expected);
  });

  it('counts rounds that were placed in time and settled before the cutoff, then stays as it is', async () => {
    const [inTime, tooLate] = [await store.newPlayer(), await store.newPlayer()];
    await copyRun('late');
    for (const player of [inTime, tooLate]) {
      await join('aurora-late-2', player, START);
    }
    await play(inTime, 3, END - 1, LATE_TILL - 1);
    await play(tooLate, 9, END - 1, LATE_TILL);
    store.waiting.push({
      id: 1,
      topic: 'api.bet-settled',
      payload: { settledAt: new Date(LATE_TILL - 1).toISOString() },
    });
    await advance(FINAL_AT);
    expect((await readRun(store.pool, 'aurora-late-2'))?.status).toBe('OPEN');
    store.waiting.pop();
    await advance(FINAL_AT);
    expect((await readRun(store.pool, 'aurora-late-2'))?.status).toBe('FINAL');
    await play(tooLate, 9, END - 1, END - 1);
    const { rows } = await store.pool.query<{ player_id: string; place: number | null; score: number }>(
      `select player_id, place, score from engagement.tournament_entry where run_id = 'aurora-late-2' order by place`,
    );
    expect(rows).toEqual([
      { player_id: inTime, place: 1, score: 300 },
      { player_id: tooLate, place: null, score: 0 },
    ]);
  });

  it('gives each prize once', async () => {
    await copyRun('prizes');
    const players = [await store.newPlayer(), await store.newPlayer(), await store.newPlayer()];
    for (const [index, player] of players.entries()) {
      await join('aurora-prizes-2', player, START);
      await play(player, 9 - index, START + MINUTE_MS);
    }
    await Promise.all([advance(FINAL_AT), advance(FINAL_AT)]);
    await advance(FINAL_AT);
    const { rows } = await store.pool.query<{ player_id: string; offer: string }>(
      'select player_id, offer from engagement.reward_grant where player_id = any($1)',
      [players],
    );
    expect(rows).toEqual([{ player_id: players[0], offer: 'mission-reward' }]);
    expect(await Promise.all(players.map((player) => store.totalBalance([player])))).toEqual([0, 30, 0]);
  });

  it('cancels the run and returns the cost when too few have registered', async () => {
    await copyRun('paid');
    const players = [await store.newPlayer(40), await store.newPlayer(40)];
    for (const player of players) {
      await join('aurora-paid-2', player, START);
    }
    expect(await store.totalBalance(players)).toBe(0);
    await advance(START + 29 * MINUTE_MS);
    expect((await readRun(store.pool, 'aurora-paid-2'))?.status).toBe('OPEN');
    await advance(START + 30 * MINUTE_MS);
    await advance(START + 30 * MINUTE_MS);
    expect((await readRun(store.pool, 'aurora-paid-2'))?.status).toBe('CANCELLED');
    expect(await store.totalBalance(players)).toBe(80);
    expect(await store.earned(players[0] ?? '')).toBe(40);
  });

  it('is recomputed from the stored facts', async () => {
    const { computedHash, storedHash } = await replay(store.pool);
    expect(computedHash).toBe(storedHash);
  });
});
