import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { verifyDraw, type RaffleDraw } from '@foyer/kernel/raffle-draw';
import { createLog, type Bus } from '@foyer/runtime';
import { JACKPOT_MIGRATIONS } from '../index.ts';
import {
  createFakeRaffleOperator,
  raffleOf,
  STUDIO,
  type FakeRaffleOperator,
} from '../testing/fakeRaffleOperator.ts';
import { countWager, type SettledBet } from './countWager.ts';
import { createRaffleStep, REVEAL_MS } from './raffleStep.ts';
import { readRecord, readRecords, readTickets } from './drawRecords.ts';
import { isFairDraw } from './independentVerifier.fixture.ts';
import { readUnseenPrizes } from './payPrizes.ts';
import { TICKET_UNITS } from './raffleModel.ts';

const HOUR_MS = 3_600_000;
/** End of the time in which the last bets arrive. */
const SETTLE_MS = 1_500;
/** Thursday noon. */
const START = Date.UTC(2026, 10, 26, 12);

let database: TestDatabase;
let operator: FakeRaffleOperator;
let now: number;
let step: () => Promise<void>;
let nextBet = 0;

beforeAll(async () => {
  database = await createTestDatabase({ schema: 'jackpot', migrations: JACKPOT_MIGRATIONS });
}, DATABASE_START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query(
    'truncate jackpot.raffle_prize, jackpot.raffle_wager, jackpot.raffle_entry, jackpot.raffle_drop, jackpot.event_cursor',
  );
  now = START;
  operator = createFakeRaffleOperator();
  operator.raffles.push(raffleOf());
  step = createRaffleStep({
    pool: database.pool,
    bus: { publish: async () => undefined } as unknown as Bus,
    log: createLog('jackpot', () => undefined),
    clock: () => now,
    operator,
    hourMs: HOUR_MS,
  });
  await step();
});

const bet = (more: Partial<SettledBet> = {}): SettledBet => {
  nextBet += 1;
  return {
    betId: `bet-${nextBet}`,
    playerId: 'aino',
    brand: 'aurora',
    studioId: STUDIO,
    stakeMinor: 100,
    currency: 'EUR',
    settledAt: new Date(now).toISOString(),
    ...more,
  };
};
const play = (more: Partial<SettledBet> = {}) => countWager(database.pool, bet(more), undefined, now);
const ticketsOf = async (playerId = 'aino') =>
  (await readTickets(database.pool, { brand: 'aurora', playerId }, TICKET_UNITS)).map(
    (row) => row.ticket_count,
  );
const hourly = async (): Promise<RaffleDraw> => {
  const records = await readRecords(database.pool, 'aurora');
  const { id } = records
    .filter(({ type, starts_at: at }) => type === 'hourly' && Date.parse(at) <= now)
    .at(0) ?? { id: '' };
  const record = await readRecord(database.pool, 'aurora', id);
  if (!record) throw new Error('no hourly drop');
  return record;
};
/** Runs the hourly drop to its draw. */
async function draw(): Promise<RaffleDraw> {
  const { id } = await hourly();
  now += HOUR_MS + SETTLE_MS;
  await step();
  now += REVEAL_MS;
  await step();
  const record = await readRecord(database.pool, 'aurora', id);
  if (!record) throw new Error(`no drop ${id}`);
  return record;
}

describe('tickets', () => {
  it('are one per euro wagered; the remainder counts with the next bet', async () => {
    await play({ stakeMinor: 199 });
    expect(await ticketsOf()).toEqual([1, 1, 1]);
    await play({ stakeMinor: 1 });
    expect(await ticketsOf()).toEqual([2, 2, 2]);
  });

  it.each([
    ['CAD', 304, 2],
    ['JPY', 164, 0],
    ['JPY', 165, 1],
    ['XTS', 1_000, undefined],
  ])('count stakes in %s by its rate', async (currency, stakeMinor, tickets) => {
    await play({ currency, stakeMinor });
    expect((await ticketsOf()).at(0)).toBe(tickets);
    const { rows } = await database.pool.query<{ rate: number }>(
      `select (rate_denominator / rate_numerator::numeric)::float8 as rate from jackpot.raffle_wager where bet_id = $1`,
      [`bet-${nextBet}`],
    );
    expect(rows).toHaveLength(tickets === undefined ? 0 : 1);
  });

  it('count a bet once, however often its event arrives', async () => {
    const once = bet({ stakeMinor: 500 });
    await Promise.all(Array.from({ length: 10 }, () => countWager(database.pool, once, undefined, now)));
    expect(await ticketsOf()).toEqual([5, 5, 5]);
  });

  it.each<[string, Partial<SettledBet>]>([
    ['of another studio', { studioId: 'studio-2' }],
    ['outside of games', { studioId: undefined }],
    ['of another brand', { brand: 'zephyra' }],
    ['without a stake', { stakeMinor: 0 }],
  ])('are not given for a bet %s', async (_what, more) => {
    await play(more);
    expect(await ticketsOf()).toEqual([]);
  });

  it('are not given for a bet that was settled before the first drop', async () => {
    await play({ settledAt: new Date(START - 30 * 24 * HOUR_MS).toISOString() });
    expect(await ticketsOf()).toEqual([]);
  });

  it('are counted in the next drop when the result arrives after the list was closed', async () => {
    const late = bet();
    await draw();
    await countWager(database.pool, late, undefined, now);
    expect((await hourly()).state).toBe('open');
    expect(await ticketsOf()).toEqual([1, 1, 1]);
  });
});

describe('draw', () => {
  it('opens as soon as the operator knows a raffle, which it does not while it starts', async () => {
    await database.pool.query('truncate jackpot.raffle_prize, jackpot.raffle_entry, jackpot.raffle_drop');
    const raffles = operator.raffles.splice(0);
    step = createRaffleStep({
      pool: database.pool,
      bus: { publish: async () => undefined } as unknown as Bus,
      log: createLog('jackpot', () => undefined),
      clock: () => now,
      operator,
      hourMs: HOUR_MS,
    });
    const openDrops = async () =>
      (await database.pool.query('select 1 from jackpot.raffle_drop')).rows.length;
    await step();
    expect(await openDrops()).toBe(0);
    operator.raffles.push(...raffles);
    now += 1_000;
    await step();
    expect(await openDrops()).toBe(3);
  });

  it('publishes the hash of the seed first, then the list, then the seed', async () => {
    await play();
    const open = await hourly();
    expect(open).toMatchObject({ state: 'open', seed: null, entries: null, list_hash: null, winners: null });
    now += HOUR_MS + SETTLE_MS;
    await step();
    const closed = await readRecord(database.pool, 'aurora', open.id);
    expect(closed).toMatchObject({ state: 'closed', seed: null, winners: null, seed_hash: open.seed_hash });
    expect(closed?.entries).toHaveLength(1);
    now += REVEAL_MS;
    await step();
    const drawn = await readRecord(database.pool, 'aurora', open.id);
    expect(drawn).toMatchObject({ state: 'drawn', list_hash: closed?.list_hash, seed_hash: open.seed_hash });
    expect(await verifyDraw(drawn, open)).toMatchObject({ faults: [] });
    expect(await verifyDraw(drawn, closed)).toMatchObject({ faults: [] });
  });

  it('is verified by a program written from its documentation alone', async () => {
    for (const playerId of ['aino', 'bo', 'cai', 'dee']) await play({ playerId, stakeMinor: 1_234 });
    const drawn = await draw();
    expect(isFairDraw(JSON.stringify(drawn))).toBe(true);
    const changed = { ...drawn, seed: 'ab'.repeat(32) };
    expect(isFairDraw(JSON.stringify(changed))).toBe(false);
  });

  it('pays each winner once, although a response is lost', async () => {
    await play();
    const { id } = await hourly();
    now += HOUR_MS + SETTLE_MS;
    await step();
    now += REVEAL_MS;
    operator.failures = 1;
    await expect(step()).rejects.toThrow('unavailable');
    await step();
    await step();
    expect([...operator.paid.values()]).toMatchObject([
      { playerId: 'aino', amountMinor: 1_000, currency: 'EUR', drop: { id, name: 'Hourly Drop' } },
    ]);
    expect(await readUnseenPrizes(database.pool, { brand: 'aurora', playerId: 'aino' })).toContainEqual(
      expect.objectContaining({ dropId: id, amountMinor: 1_000 }),
    );
  });

  it('excludes players who are not eligible', async () => {
    await play({ playerId: 'aino' });
    await play({ playerId: 'excluded', stakeMinor: 100_000 });
    operator.excluded.add('excluded');
    const drawn = await draw();
    expect(drawn.entries).toHaveLength(1);
    expect([...operator.paid.values()].map(({ playerId }) => playerId)).toEqual(['aino']);
  });

  it('waits while the operator does not answer about eligibility', async () => {
    await play();
    const { id } = await hourly();
    now += HOUR_MS + SETTLE_MS;
    operator.failures = 1;
    await expect(step()).rejects.toThrow('unavailable');
    expect(await readRecord(database.pool, 'aurora', id)).toMatchObject({ state: 'open' });
    await step();
    expect(await readRecord(database.pool, 'aurora', id)).toMatchObject({ state: 'closed' });
  });

  it('waits until every bet of the log is counted', async () => {
    const { id } = await hourly();
    operator.logged.push({ id: 1, topic: 'api.bet-settled', payload: {} });
    now += HOUR_MS + SETTLE_MS;
    await step();
    expect(await readRecord(database.pool, 'aurora', id)).toMatchObject({ state: 'open' });
  });

  it('has no winner without tickets', async () => {
    const drawn = await draw();
    expect(drawn).toMatchObject({ state: 'drawn', entries: [], winners: [] });
    expect(await verifyDraw(drawn)).toMatchObject({ faults: [] });
  });

  it.each([
    ['the seed', `seed = decode(repeat('00', 32), 'hex')`],
    ['the hash of the seed', `seed_hash = 'x'`],
    ['the prizes', `prizes = '[1]'`],
    ['the end', `ends_at = ends_at + interval '1 hour'`],
  ])('cannot change %s', async (_what, change) => {
    const { id } = await hourly();
    await expect(
      database.pool.query(`update jackpot.raffle_drop set ${change} where id = $1`, [id]),
    ).rejects.toThrow('cannot change what it has published');
  });
});
