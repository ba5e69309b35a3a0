import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@foyer/runtime';
import { bonusFaults, giveBonus } from '../../test/worlds/bonusWorld.ts';
import {
  gameMovement,
  gameVoid,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import type { Movement } from '../ledger/movements.ts';
import { stake, stakeBatch, voidStake, settle, type Stake } from '../ledger/productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const FUNDS = 1_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createBonusDatabase();
}, START_MS);
afterAll(() => database.close());

const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values);
const bet = (player: LedgerPlayer, key: string, amount: number, round = key): Stake =>
  gameMovement(player, key, amount, round);
const limited = (kind: string, ceiling: number) => (player: LedgerPlayer) =>
  run(
    'insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, $2, $3, $4, $5)',
    player.playerId,
    kind,
    'Day',
    ceiling,
    new Date(NOON),
  );

/** Opens the provider account, which happens with the first bet outside of a batch. */
const openProvider = (player: LedgerPlayer) =>
  run(
    `select api.account_for('game_provider', $1, 'foyer-games', $2, api.shard_of($3))`,
    player.brand,
    player.currency,
    player.playerId,
  );

async function openPlayer(brand = 'aurora', at = Date.now()): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { brand, fundsMinor: FUNDS, at });
  await openProvider(player);
  return player;
}

interface State {
  readonly name: string;
  /** Prepares the state for a bet of 100 with the key and round `now`. */
  readonly before?: (player: LedgerPlayer) => Promise<unknown>;
  readonly change?: Partial<Stake>;
  /** True if nothing prevents the bet, so that it is taken in the batch. */
  readonly isPlain: boolean;
}

const STATES: readonly State[] = [
  { name: 'plain', isPlain: true },
  { name: 'the whole balance', change: { amount: FUNDS }, isPlain: true },
  {
    name: 'a second stake in an open round',
    before: (player) => stake(database.pool, bet(player, 'first', 50, 'now'), NOON - 1),
    isPlain: true,
  },
  { name: 'room in a limit', before: limited('WAGER', 100), isPlain: true },
  { name: 'another brand, another currency', isPlain: true },
  { name: 'no room in a limit of stakes', before: limited('WAGER', 99), isPlain: false },
  { name: 'no room in a limit of losses', before: limited('LOSS', 99), isPlain: false },
  { name: 'no room in a limit of time', before: limited('SESSION', 0), isPlain: false },
  { name: 'more than the balance', change: { amount: FUNDS + 1 }, isPlain: false },
  {
    name: 'a repeated key',
    before: (player) => stake(database.pool, bet(player, 'now', 100), NOON - 1),
    isPlain: false,
  },
  {
    name: 'the key with another body',
    before: (player) => stake(database.pool, bet(player, 'now', 7), NOON - 1),
    isPlain: false,
  },
  {
    name: 'rolled back before its arrival',
    before: (player) => voidStake(database.pool, gameVoid(player, 'back', 'now'), NOON - 1),
    isPlain: false,
  },
  {
    name: 'a closed round',
    before: (player) => settle(database.pool, { ...bet(player, 'w', 0, 'now'), closes: true }, NOON - 1),
    isPlain: false,
  },
  { name: 'a bonus', before: (player) => giveBonus(database.pool, player, { at: NOON - 1 }), isPlain: false },
  {
    name: 'two stakes above the maximum of a bonus in a round',
    before: async (player) => {
      await giveBonus(database.pool, player, { at: NOON - 2 });
      await stake(database.pool, bet(player, 'first', 450, 'now'), NOON - 1);
    },
    isPlain: false,
  },
  {
    name: 'a contribution to a jackpot',
    before: (player) =>
      run(
        'select api.choose_jackpot($1, $2, $3, true, 500, null, $4)',
        player.brand,
        player.playerId,
        'pot',
        new Date(NOON - 1),
      ),
    isPlain: false,
  },
  {
    name: 'an exclusion',
    before: (player) =>
      run('update api.player set self_excluded_at = $2 where id = $1', player.playerId, new Date(NOON - 1)),
    isPlain: false,
  },
  {
    name: 'an ended sign-in session',
    before: (player) =>
      run(
        `insert into api.ended_session (sid, brand, player_id, reason) values ($1, $2, $3, 'LOGGED_OUT')`,
        player.sid,
        player.brand,
        player.playerId,
      ),
    isPlain: false,
  },
  {
    name: 'a closed game session',
    before: (player) =>
      run(
        'update api.game_session set closed_at = $2 where id = $1',
        player.gameSessionId,
        new Date(NOON - 1),
      ),
    isPlain: false,
  },
  { name: 'another currency', change: { currency: 'XXX' }, isPlain: false },
  { name: 'another brand', change: { brand: 'kawa' }, isPlain: false },
  { name: 'an unknown player', change: { playerId: 'unknown' }, isPlain: false },
  { name: 'a provider without an account', change: { provider: 'new-provider' }, isPlain: false },
];

async function prepared(state: State): Promise<LedgerPlayer> {
  const player = await openPlayer(
    state.name.startsWith('another brand') ? 'quetzal' : 'aurora',
    NOON - 60_000,
  );
  await state.before?.(player);
  return player;
}

const stakeOf = (player: LedgerPlayer, { change }: State): Stake => ({
  ...bet(player, 'now', 100),
  ...change,
});

/** All rows of a player's play, without columns that differ between any two players. */
async function rowsOf(player: LedgerPlayer): Promise<unknown> {
  const { rows } = await database.pool.query<{ story: unknown }>(
    `select jsonb_build_object(
       'wallet', (select jsonb_build_object('version', w.version, 'real', r.balance, 'bonus', b.balance) from api.wallet w join api.account r on r.id = w.real_account_id join api.account b on b.id = w.bonus_account_id where w.player_id = $1),
       'journal', (select jsonb_agg(to_jsonb(j) - '{id,player_id,idempotency_key,fingerprint,game_session_id,bonus_id}'::text[] order by j.version) from api.journal j where j.player_id = $1),
       'entries', (select jsonb_agg(jsonb_build_array(a.kind, a.brand, e.currency, e.amount) order by j.version, e.amount) from api.journal j join api.entry e on e.journal_id = j.id join api.account a on a.id = e.account_id where j.player_id = $1),
       'rounds', (select jsonb_agg(to_jsonb(g) - '{id,player_id,game_session_id,bonus_id}'::text[]) from api.wager g where g.player_id = $1),
       'hours', (select jsonb_agg(to_jsonb(h) - 'player_id') from api.play_hour h where h.player_id = $1),
       'session', (select jsonb_agg(s.last_activity_at) from api.game_session s where s.player_id = $1),
       'recent', (select jsonb_agg(jsonb_build_array(p.game_id, p.played_at)) from api.recently_played p where p.player_id = $1),
       'refused', (select jsonb_agg(jsonb_build_array(f.bet_key, f.code, f.reasons)) from api.refused_bet f where f.player_id = $1),
       'events', (select jsonb_agg(o.payload - 'playerId' order by o.id) from api.outbox o where o.topic = 'api.wallet-changed' and o.payload->>'playerId' = $1)) as story`,
    [player.playerId],
  );
  return rows[0]?.story;
}

const shown = (movement: Movement | undefined) =>
  movement?.ok ? { ...movement, journalId: typeof movement.journalId } : movement;

describe('stakeBatch', () => {
  it(
    'has the same results as single stakes, and leaves out bets that must be posted individually',
    async () => {
      const pairs = await Promise.all(
        STATES.map(async (state) => ({ state, one: await prepared(state), other: await prepared(state) })),
      );
      const together = await stakeBatch(
        database.pool,
        pairs.map(({ state, one }) => ({ bet: stakeOf(one, state), at: NOON })),
      );
      expect(
        pairs.filter((_, index) => together[index] !== undefined).map(({ state }) => state.name),
      ).toEqual(STATES.filter(({ isPlain }) => isPlain).map(({ name }) => name));
      for (const [index, { state, one, other }] of pairs.entries()) {
        const answer = together[index] ?? (await stake(database.pool, stakeOf(one, state), NOON));
        const alone = await stake(database.pool, stakeOf(other, state), NOON);
        expect([state.name, shown(answer)]).toEqual([state.name, shown(alone)]);
        expect([state.name, await rowsOf(one)]).toEqual([state.name, await rowsOf(other)]);
      }
      expect(await bonusFaults(database.pool)).toEqual([]);
    },
    START_MS,
  );

  it.each([
    ['a locked wallet', 'select 1 from api.wallet where player_id = $1 for update'],
    ['a player who is being excluded', 'update api.player set self_excluded_at = now() where id = $1'],
  ])('does not wait for %s', async (_what, hold) => {
    const [held, free] = await Promise.all([openPlayer(), openPlayer()]);
    const answers = await inTransaction(database.pool, async (client) => {
      await client.query(hold, [held.playerId]);
      return stakeBatch(
        database.pool,
        [held, free].map((player) => ({ bet: bet(player, 'now', 100), at: Date.now() })),
      );
    });
    expect(answers.map((answer) => answer?.ok)).toEqual([undefined, true]);
  });

  it('rolls back the whole batch if it has two bets of one player', async () => {
    const [one, other] = await Promise.all([openPlayer(), openPlayer()]);
    const bets = [bet(one, 'a', 100), bet(other, 'a', 100), bet(other, 'b', 100)].map((stake) => ({
      bet: stake,
      at: Date.now(),
    }));
    await expect(stakeBatch(database.pool, bets)).rejects.toMatchObject({
      code: expect.stringMatching(/^(21000|23505)$/),
    });
    expect(
      (
        await database.pool.query('select 1 from api.journal where player_id = any($1) and kind = $2', [
          [one.playerId, other.playerId],
          'bet',
        ])
      ).rowCount,
    ).toBe(0);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });
});
