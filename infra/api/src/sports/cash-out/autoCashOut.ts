import type { AutoCashOutRefusal } from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import { BETS, openStake, resultNumbers, type BetRow } from '../betRows.ts';
import { callMovement, type Movement } from '../../ledger/movements.ts';
import { compositeParameter } from '../../lib/composite.ts';
import { requestOf } from '../settlement/closeBet.ts';

/** An open bet with its rule. */
export interface RuledBet extends BetRow {
  readonly rule_id: number;
  /** Offer at which the bet is cashed out, minor units. */
  readonly rule_amount: number;
}

/** Stores, changes or removes (undefined) the rule of an open bet. The rule applies to the whole open stake. */
export async function setAutoCashOut(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  bet: BetRow,
  amount: number | undefined,
): Promise<AutoCashOutRefusal | undefined> {
  if (amount !== undefined && amount > bet.possible_returns - bet.cashed_out) return 'UNREACHABLE';
  const { rows } = await pool.query<{ is_set: boolean }>(
    'select api.set_sports_auto_cash_out($1, $2, $3, $4) as is_set',
    [bet.player_id, bet.id, amount ?? null, new Date(clock())],
  );
  return rows[0]?.is_set ? undefined : 'CLOSED';
}

/** Amounts of the rules of these bets by bet id. */
export async function readAutoCashOuts(
  pool: Pool,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ bet_id: string; amount: number }>(
    'select bet_id, amount from api.sports_auto_cash_out where bet_id = any($1)',
    [betIds],
  );
  return new Map(rows.map(({ bet_id: id, amount }) => [id, amount]));
}

/** Open bets with a rule, by id; those after `after`, at most `limit`. */
export async function readRuledBets(pool: Pool, after: string, limit: number): Promise<readonly RuledBet[]> {
  const { rows } = await pool.query<RuledBet>(
    `select bet.*, rule.id as rule_id, rule.amount as rule_amount
     from (select * from api.sports_auto_cash_out where bet_id > $1 order by bet_id limit $2) rule
       join lateral (${BETS} where b.id = rule.bet_id and b.status = 'OPEN') bet on true
     order by bet.id`,
    [after, limit],
  );
  return rows;
}

/** Pays the offer by the rule of the bet, once. The database refuses it when the rule, the stake or a result changed. */
export function runAutoCashOut(pool: Pool, bet: RuledBet, amount: number, at: number): Promise<Movement> {
  const key = `sports-auto-cash-out:${bet.rule_id}`;
  return callMovement(
    pool,
    'run_sports_auto_cash_out',
    `select * from api.run_sports_auto_cash_out(${compositeParameter('play_request')}, $2, $3, $4)`,
    [requestOf(bet, 'AUTO', { key, amount, at }), bet.rule_id, openStake(bet), resultNumbers(bet)],
  );
}
