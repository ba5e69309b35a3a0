import { BRANDS } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { reconcileDay } from '@foyer/api/proving';
import type { Lane, LaneWorld } from './lane.ts';
import type { Tally } from './tally.ts';

const ENDED = new Set(['Cancelled', 'RolledBacked']);

/** Compares each player's balances with the model; cheap enough for every batch. */
export async function compareWallets({ pool, tally }: LaneWorld, lanes: readonly Lane[]): Promise<void> {
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
    [lanes.map((lane) => lane.player.playerId)],
  );
  const found = new Map(rows.map((row) => [row.player_id, row]));
  for (const { index, player, wallet, play, open } of lanes) {
    const row = found.get(player.playerId);
    const pending = [...open.values()].reduce(
      (sum, payment) =>
        sum + (payment.direction === 'Withdrawal' && payment.status === 'Initialized' ? payment.amount : 0),
      0,
    );
    const bonus = play.bonuses.current()?.balance ?? 0;
    const has = (row?.balance ?? 0) + (row?.bonus ?? 0) + (row?.pending ?? 0);
    const may = wallet.balance + bonus + pending;
    const story = `lane ${index} (${player.playerId}) has ${row?.balance} + ${row?.bonus} bonus + ${row?.pending} put by in ${row?.version} movements; may have ${wallet.balance} + ${bonus} + ${pending} in ${wallet.version}`;
    if (has < may) tally.fault('lost', story);
    else if (has > may) tally.fault('doubled', story);
    else if (row?.balance !== wallet.balance || row.bonus !== bonus || row.version !== wallet.version)
      tally.fault('wrong answers', story);
    if (row?.negative) tally.fault('negative', story);
  }
}

/**
 * Compares each payment's status with the model, which allows only the transitions of
 * requirements/states#payments. Finished payments leave the lane.
 */
export async function comparePayments({ pool, tally }: LaneWorld, lanes: readonly Lane[]): Promise<void> {
  const { rows } = await pool.query<{ id: string; status: string }>(
    'select id, status from api.payment_transaction where player_id = any($1)',
    [lanes.map((lane) => lane.player.playerId)],
  );
  const found = new Map(rows.map((row) => [row.id, row.status]));
  for (const lane of lanes) {
    const underWay = new Set(lane.pendingUpdates.map((pendingUpdates) => pendingUpdates.payment.reference));
    for (const payment of lane.open.values()) {
      const status = found.get(payment.id);
      if (status !== payment.status)
        lane.tally.fault(
          'illegal edges',
          `lane ${lane.index} ${payment.id} is ${status}, should be ${payment.status}`,
        );
      if (ENDED.has(payment.status) && !payment.isHeld && !underWay.has(payment.id) && lane.open.size > 40)
        lane.open.delete(payment.id);
    }
  }
  const repeatedIds = rows.length - new Set(rows.map((row) => row.id)).size;
  if (repeatedIds > 0) tally.fault('doubled', `${repeatedIds} payments with the same id`);
}

const FAULTS = [
  'ledger_faults',
  'payment_faults',
  'bonus_faults',
  'reward_faults',
  'debt_faults',
  'cashback_faults',
] as const;

/**
 * Runs the database's own checks: balanced entries, derived balances, sums per currency, and statuses that
 * movements confirm.
 */
export async function checkLedger(pool: Pool, tally: Tally): Promise<void> {
  for (const name of FAULTS) {
    const { rows } = await pool.query<{ fault: string; detail: string }>(`select * from api.${name}()`);
    for (const { fault, detail } of rows)
      tally.fault(fault.startsWith('negative') ? 'negative' : 'unbalanced', `${fault}: ${detail}`);
  }
  const { rows } = await pool.query<{ currency: string; total: number }>(
    'select currency, sum(amount)::bigint as total from api.entry group by currency having sum(amount) <> 0',
  );
  for (const { currency, total } of rows)
    tally.fault('unbalanced', `postings in ${currency} sum to ${total}`);
  const negative = await pool.query<{ player_id: string }>(
    'select player_id from api.journal where balance_after < 0 limit 10',
  );
  for (const row of negative.rows) tally.fault('negative', `a balance of ${row.player_id} was below zero`);
}

/** Reconciles the provider's settlement report with the ledger: no line may exist on one side only. */
export async function compareBooks(world: LaneWorld): Promise<number> {
  const day = new Date(world.startsAt).toISOString().slice(0, 10);
  let lines = 0;
  for (const brand of BRANDS) {
    const run = await reconcileDay({ ...world.payments, clock: () => world.startsAt }, brand, day);
    lines += run?.rows ?? 0;
    if (!run || run.breaks > 0)
      world.tally.fault(
        'different books',
        `${brand} ${day}: ${run?.breaks ?? 'no'} breaks, ${run?.difference ?? 0} apart`,
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
  'MISMATCH',
] as const;
/** Ends of a bonus as SQL conditions. */
const BONUS_ENDS = {
  'a bonus paid out whole': `status = 'Converted' and converted < maximum_payout`,
  'a bonus paid out up to its most': `status = 'Converted' and converted = maximum_payout`,
  'a bonus used up': `end_reason = 'USED_UP'`,
  'a bonus given up': `end_reason = 'GIVEN_UP'`,
} as const;

/** Records a fault for each rule that a sufficiently long run did not reach. */
export async function checkRuleCoverage({ pool, tally }: LaneWorld): Promise<void> {
  for (const code of RULES) if (!tally.refusals.has(code)) tally.fault('never met', code);
  for (const [end, condition] of Object.entries(BONUS_ENDS)) {
    const { rowCount } = await pool.query(`select 1 from api.bonus where ${condition} limit 1`);
    if (rowCount === 0) tally.fault('never met', end);
  }
}
