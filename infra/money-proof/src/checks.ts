import { BRANDS } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { reconcileDay } from '@foyer/api/proving';
import type { Actor, ActorWorld } from './actor.ts';
import type { Tally } from './tally.ts';

const ENDED = new Set(['Cancelled', 'RolledBacked']);

/** Compares each player's balances with the model; cheap enough for every batch. */
export async function compareWallets({ pool, tally }: ActorWorld, actors: readonly Actor[]): Promise<void> {
  const { rows } = await pool.query<{
    player_id: string;
    balance: number;
    bonus: number;
    version: number;
    pending: number;
    negative: number;
  }>(
    `select w.player_id, r.balance, b.balance as bonus, w.version, coalesce(p.balance, 0) as pending, (r.balance < 0 or b.balance < 0 or coalesce(p.balance, 0) < 0)::integer as negative
     from api.wallet w join api.account r on r.id = w.real_account_id join api.account b on b.id = w.bonus_account_id
     left join api.account p on p.kind = 'player_pending' and p.brand = w.brand and p.holder = w.player_id where w.player_id = any($1)`,
    [actors.map((actor) => actor.player.playerId)],
  );
  const found = new Map(rows.map((row) => [row.player_id, row]));
  for (const { index, player, wallet, model, openPayments } of actors) {
    const row = found.get(player.playerId);
    const pending = [...openPayments.values()].reduce(
      (sum, payment) =>
        sum + (payment.direction === 'Withdrawal' && payment.status === 'Initialized' ? payment.amount : 0),
      0,
    );
    const bonus = model.bonuses.current()?.balance ?? 0;
    const actual = (row?.balance ?? 0) + (row?.bonus ?? 0) + (row?.pending ?? 0);
    const expected = wallet.balance + bonus + pending;
    const detail = `actor ${index} (${player.playerId}) has ${row?.balance} + ${row?.bonus} bonus + ${row?.pending} reserved in ${row?.version} movements; expected ${wallet.balance} + ${bonus} + ${pending} in ${wallet.version}`;
    if (actual < expected) tally.recordFault('lost', detail);
    else if (actual > expected) tally.recordFault('doubled', detail);
    else if (row?.balance !== wallet.balance || row.bonus !== bonus || row.version !== wallet.version)
      tally.recordFault('wrong outcomes', detail);
    if (row?.negative) tally.recordFault('negative', detail);
  }
}

/** Compares the spins and wins of each player's free spins with the model. */
export async function compareFreeSpins({ pool, tally }: ActorWorld, actors: readonly Actor[]): Promise<void> {
  const { rows } = await pool.query<{ id: string; used: number; won: number }>(
    'select assignation_id as id, used, won from api.free_spin_grant where player_id = any($1)',
    [actors.map((actor) => actor.player.playerId)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { freeSpins } of actors) {
    for (const [id, { used, won }] of freeSpins.grants) {
      const row = found.get(id);
      const detail = `free spins ${id}: ${row?.used} used, ${row?.won} won; expected ${used} and ${won}`;
      if (row?.used !== used) tally.recordFault('wrong outcomes', detail);
      else if (row.won !== won) tally.recordFault(row.won < won ? 'lost' : 'doubled', detail);
    }
  }
}

/**
 * Compares each payment's status with the model, which allows only the transitions of
 * requirements/states#payments. Finished payments are removed from the actor.
 */
export async function comparePayments({ pool, tally }: ActorWorld, actors: readonly Actor[]): Promise<void> {
  const { rows } = await pool.query<{ id: string; status: string }>(
    'select id, status from api.payment_transaction where player_id = any($1)',
    [actors.map((actor) => actor.player.playerId)],
  );
  const found = new Map(rows.map((row) => [row.id, row.status]));
  for (const actor of actors) {
    const pending = new Set(actor.pendingUpdates.map((pendingUpdates) => pendingUpdates.payment.reference));
    for (const payment of actor.openPayments.values()) {
      const status = found.get(payment.id);
      if (status !== payment.status)
        actor.tally.recordFault(
          'illegal state changes',
          `actor ${actor.index} ${payment.id} is ${status}, should be ${payment.status}`,
        );
      if (
        ENDED.has(payment.status) &&
        !payment.isHeld &&
        !pending.has(payment.id) &&
        actor.openPayments.size > 40
      )
        actor.openPayments.delete(payment.id);
    }
  }
  const repeatedIds = rows.length - new Set(rows.map((row) => row.id)).size;
  if (repeatedIds > 0) tally.recordFault('doubled', `${repeatedIds} payments with the same id`);
}

const MAX_CHECK_MINUTES = 10;
const FAULTS = [
  'ledger_faults',
  'payment_faults',
  'bonus_faults',
  'reward_faults',
  'free_spin_faults',
  'debt_faults',
  'cashback_faults',
] as const;

/**
 * Runs the database's own checks: balanced entries, derived balances, sums per currency, and statuses that
 * movements confirm.
 */
export async function checkLedger(pool: Pool, tally: Tally): Promise<void> {
  const client = await pool.connect();
  try {
    // all movements of a long run are read
    await client.query(`set statement_timeout = '${MAX_CHECK_MINUTES}min'`);
    await checkWith(client, tally);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

async function checkWith(client: Pick<Pool, 'query'>, tally: Tally): Promise<void> {
  for (const name of FAULTS) {
    const { rows } = await client.query<{ fault: string; detail: string }>(`select * from api.${name}()`);
    for (const { fault, detail } of rows)
      tally.recordFault(fault.startsWith('negative') ? 'negative' : 'unbalanced', `${fault}: ${detail}`);
  }
  const { rows } = await client.query<{ currency: string; total: number }>(
    'select currency, sum(amount)::bigint as total from api.entry group by currency having sum(amount) <> 0',
  );
  for (const { currency, total } of rows)
    tally.recordFault('unbalanced', `postings in ${currency} sum to ${total}`);
  const negative = await client.query<{ player_id: string }>(
    'select player_id from api.journal where balance_after < 0 limit 10',
  );
  for (const row of negative.rows)
    tally.recordFault('negative', `a balance of ${row.player_id} was below zero`);
}

/** Reconciles the provider's settlement report with the ledger: no line may exist on one side only. */
export async function compareSettlementReports(world: ActorWorld): Promise<number> {
  const day = new Date(world.startsAt).toISOString().slice(0, 10);
  let lines = 0;
  for (const brand of BRANDS) {
    const run = await reconcileDay({ ...world.payments, clock: () => world.startsAt }, brand, day);
    lines += run?.rows ?? 0;
    if (!run || run.breaks > 0)
      world.tally.recordFault(
        'settlement differences',
        `${brand} ${day}: ${run?.breaks ?? 'no'} breaks, ${run?.difference ?? 0} difference`,
      );
  }
  return lines;
}

/** Refusals that a run of this size must reach; an unreached rule is not proved. */
const RULES = [
  'LIMIT_REACHED',
  'BONUS_MAX_STAKE',
  'INSUFFICIENT_FUNDS',
  'PLAYER_BLOCKED',
  'ROUND_CLOSED',
  'KEY_REUSED',
  'TOO_MANY_OPEN',
  'FREE_SPINS_UNAVAILABLE',
  'ROLLED_BACK',
  'MISMATCH',
] as const;
/** Ends of a bonus as SQL conditions. */
const BONUS_ENDS = {
  'bonus converted in full': `status = 'Converted' and converted < maximum_payout`,
  'bonus converted up to its maximum': `status = 'Converted' and converted = maximum_payout`,
  'bonus used up': `end_reason = 'USED_UP'`,
  'bonus forfeited': `end_reason = 'GIVEN_UP'`,
} as const;

/** States of free spins as SQL conditions. */
const FREE_SPIN_ENDS = {
  'free spins used up': 'used = spins',
  'free spins forfeited': 'forfeited_at is not null',
  'win after the end of free spins': `exists (select 1 from api.free_round r where r.assignation_id = g.assignation_id and r.status = 'CLOSED' and r.closed_at >= g.expires_at)`,
} as const;

/** Records a fault for each rule that a sufficiently long run did not reach. */
export async function checkRuleCoverage({ pool, tally }: ActorWorld): Promise<void> {
  for (const code of RULES) if (!tally.refusals.has(code)) tally.recordFault('rules not reached', code);
  for (const [end, condition] of Object.entries(BONUS_ENDS)) {
    const { rowCount } = await pool.query(`select 1 from api.bonus where ${condition} limit 1`);
    if (rowCount === 0) tally.recordFault('rules not reached', end);
  }
  for (const [end, condition] of Object.entries(FREE_SPIN_ENDS)) {
    const { rowCount } = await pool.query(`select 1 from api.free_spin_grant g where ${condition} limit 1`);
    if (rowCount === 0) tally.recordFault('rules not reached', end);
  }
}
