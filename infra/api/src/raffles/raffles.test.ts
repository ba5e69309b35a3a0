import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { postRafflePrize } from './postRafflePrize.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
let database: TestDatabase;

beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(() => database.close());

const prize = (playerId: string, key: string, more: object = {}) => ({
  brand: 'aurora',
  playerId,
  key,
  amount: 1_000,
  currency: 'EUR',
  drop: { id: `drop-${key}`, name: 'Hourly Drop', at: new Date(NOON).toISOString() },
  ...more,
});

describe('raffle prize', () => {
  it('is credited once as money of the product raffle, and its winner published once', async () => {
    const { playerId } = await openLedgerPlayer(database.pool, { at: NOON });
    const before = await balanceOf(database.pool, playerId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postRafflePrize(database.pool, prize(playerId, 'once'), NOON)),
    );
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await balanceOf(database.pool, playerId)).toBe(before + 1_000);
    const { rows } = await database.pool.query(
      `select j.product, j.kind, j.reference, w.amount from api.raffle_winner w join api.journal j on j.id = w.journal_id where w.player_id = $1`,
      [playerId],
    );
    expect(rows).toEqual([{ product: 'raffle', kind: 'win', reference: 'drop-once', amount: 1_000 }]);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it.each<[string, string]>([
    ['closed', `status = 'Closed'`],
    ['self-excluded', 'self_excluded_at = now()'],
  ])('is paid to a winner who is %s since the draw', async (what, change) => {
    const { playerId } = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [playerId]);
    expect(await postRafflePrize(database.pool, prize(playerId, `paid-${what}`), NOON)).toMatchObject({
      ok: true,
    });
  });

  it('is refused in another currency, and publishes no winner', async () => {
    const { playerId } = await openLedgerPlayer(database.pool, { at: NOON });
    expect(
      await postRafflePrize(database.pool, prize(playerId, 'other', { currency: 'CAD' }), NOON),
    ).toMatchObject({ ok: false, code: 'CURRENCY_MISMATCH' });
    const { rows } = await database.pool.query(
      `select 1 from api.raffle_draw where instance_id = 'drop-other'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('raffle_players', () => {
  const eligible = async (playerIds: readonly string[], brand = 'aurora') =>
    (
      await database.pool.query<{ id: string }>(
        'select raffle_players as id from api.raffle_players($1, $2, $3)',
        [brand, playerIds, new Date(NOON)],
      )
    ).rows.map(({ id }) => id);

  it('returns players who may play, of the brand only', async () => {
    const { playerId } = await openLedgerPlayer(database.pool, { at: NOON });
    expect(await eligible([playerId, 'unknown'])).toEqual([playerId]);
    expect(await eligible([playerId], 'zephyra')).toEqual([]);
  });

  it.each([
    ['closed', `status = 'Closed'`],
    ['self-excluded', 'self_excluded_at = now()'],
    ['on a time-out', `timeout_ends_at = timestamptz '2027-01-01'`],
  ])('leaves out a player who is %s', async (_what, change) => {
    const { playerId } = await openLedgerPlayer(database.pool, { at: NOON });
    await database.pool.query(`update api.player set ${change} where id = $1`, [playerId]);
    expect(await eligible([playerId])).toEqual([]);
  });
});

describe('cost of raffles', () => {
  const RAFFLES = (prizes: object) => JSON.stringify({ raffleSettings: { raffles: [{ prizes }] } });
  const changes = async (before: string, after: string) =>
    (
      await database.pool.query<{ places: readonly string[] }>(
        `select api.protected_content_changes('site', $1::jsonb, $2::jsonb) as places`,
        [before, after],
      )
    ).rows[0]?.places;

  beforeAll(() =>
    database.pool.query(
      `insert into api.content_cost_rule values ('site', '{raffleSettings,raffles}', 300000) on conflict do nothing`,
    ),
  );

  it.each([
    ['at the ceiling', { hourly: [1_000], daily: [10_000], weekly: [62_000] }, []],
    ['above the ceiling', { hourly: [1_000], daily: [10_000], weekly: [62_001] }, ['raffleSettings.raffles']],
    ['above the ceiling by several prizes', { hourly: [1_000, 1_000] }, ['raffleSettings.raffles']],
  ])('needs a second member of staff %s', async (_what, prizes, places) => {
    expect(await changes(RAFFLES({ weekly: [1] }), RAFFLES(prizes))).toEqual(places);
  });

  it('needs none while expensive raffles stay unchanged', async () => {
    const expensive = RAFFLES({ weekly: [10_000_000] });
    expect(await changes(expensive, expensive)).toEqual([]);
  });
});
