import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { START_MS, createTestDatabase, type TestDatabase } from '@foyer/api/proving';
import { effort, TEST_SEED } from '@foyer/testing/effort';
import { provePoints, type ProvenPoints } from './provePoints.ts';

const ROUNDS = effort({ smoke: 12, full: 400 });
const KILLS = effort({ smoke: 1, full: 8 });
const PROOF_MS = effort({ smoke: 360_000, full: 900_000 });

jest.setTimeout(START_MS);

/** An entry of points that no fact gave. */
function insertEntry(reason: string, amount: number): string {
  return `insert into engagement.point_entry (id, brand, player_id, amount, balance, reason, at, seq)
    select 'planted', brand, player_id, ${amount}, 0, '${reason}', now(), 0 from engagement.player_state limit 1`;
}
/** As an erasure does: the table is append-only. */
const deleteEntry = `begin; set local engagement.erases = 'on';
  delete from engagement.point_entry where id = 'planted'; commit`;

describe(`points, levels, ranks and raffle tickets recomputed from the journal (FOYER_SEED=${TEST_SEED})`, () => {
  let database: TestDatabase;
  let proven: ProvenPoints;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { connectionString, pool } = database;
    proven = await provePoints({ connectionString, pool, seed: TEST_SEED, rounds: ROUNDS, kills: KILLS });
  }, PROOF_MS);
  afterAll(() => database.close());

  it('match what the services store after play, corrections, voids, kills and two complete replays', () => {
    expect(proven.differences).toEqual([]);
    expect(proven.kills).toBe(6 * KILLS);
    expect(proven.bets).toBeGreaterThan(15 * ROUNDS);
    expect(proven.bonusBets).toBeGreaterThan(0);
    expect(proven.points).toBeGreaterThan(0);
    expect(proven.missionPoints).toBeGreaterThan(0);
    expect(proven.purchases).toBeGreaterThan(proven.refunds);
    expect(proven.refunds).toBeGreaterThan(0);
    expect(proven.tickets).toBeGreaterThan(0);
  });

  it.each([
    [
      'points earned',
      `update engagement.player_state set state = jsonb_set(state, '{points,earned}', to_jsonb((state->'points'->>'earned')::int + 1))`,
      `update engagement.player_state set state = jsonb_set(state, '{points,earned}', to_jsonb((state->'points'->>'earned')::int - 1))`,
    ],
    [
      'level',
      `update engagement.player_state set state = jsonb_set(state, '{level}', to_jsonb((state->>'level')::int + 1))`,
      `update engagement.player_state set state = jsonb_set(state, '{level}', to_jsonb((state->>'level')::int - 1))`,
    ],
    ['points of missions', insertEntry('mission', 1), deleteEntry],
    ['points spent', insertEntry('purchase', -1), deleteEntry],
    ['points refunded', insertEntry('refund', 1), deleteEntry],
    [
      'rewards of purchases',
      `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, reason, claim_type, amount, currency, reward_kind, deposit_condition, starts_at, ends_at, status, assigned_at, updated_at)
       select 'engagement-planted', s.player_id, d.id, d.kind, d.name, d.reason, d.claim_type, d.amount, d.currency, d.reward_kind, d.deposit_condition, now(), now() + d.lasts, 'Unclaimed', now(), now()
       from engagement.player_state s join api.reward_definition d on d.brand = s.brand where d.id like '%-shop-money-2' limit 1`,
      `alter table api.player_reward disable trigger player_reward_no_delete;
       delete from api.player_reward where assignation_id = 'engagement-planted';
       alter table api.player_reward enable trigger player_reward_no_delete`,
    ],
    [
      'stock',
      'update engagement.shop_stock set pool = pool + 1, sold = sold + 1',
      'update engagement.shop_stock set pool = pool - 1, sold = sold - 1',
    ],
    [
      'tickets',
      'update jackpot.raffle_entry set units = units + 1000000',
      'update jackpot.raffle_entry set units = units - 1000000',
    ],
    [
      'score',
      'update engagement.tournament_entry set score = score + 1 where score > 0',
      'update engagement.tournament_entry set score = score - 1 where score > 1',
    ],
  ])('report different %s', async (what, plant, repair) => {
    await database.pool.query(plant);
    const { differences } = await proven.again();
    await database.pool.query(repair);
    expect(differences.join('\n')).toContain(what);
    expect((await proven.again()).differences).toEqual([]);
  });
});
