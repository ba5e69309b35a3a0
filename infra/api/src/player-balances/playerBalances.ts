import type { PlayerBalances } from '@foyer/kernel/balance-answers';
import type { Pool } from '@foyer/runtime';
import type { PaymentDeps } from '../payments/payments.ts';
import { planPayout, type Payee } from '../withdrawals/requestPayout.ts';

/** Balances just before an instant, minor units. */
export type BalancesAt = PlayerBalances['balances'];

interface FoundRow extends Payee {
  readonly status: string;
  readonly is_self_excluded: boolean;
  readonly blocks: readonly string[];
}

/** Finds a player by id or email address; undefined when the brand has no such player. */
export async function findPayee(
  pool: Pool,
  brand: string,
  who: string,
  now: number,
): Promise<FoundRow | undefined> {
  const { rows } = await pool.query<FoundRow>(
    `select p.id, p.brand, p.country, p.language, w.currency, p.status, p.self_excluded_at is not null as is_self_excluded,
       coalesce(api.withdrawal_blocks(p, $3), array['WITHDRAWALS_BLOCKED']) as blocks, a.balance - api.open_debt(p.id) as left
     from api.player p join api.wallet w on w.player_id = p.id join api.account a on a.id = w.real_account_id where p.brand = $1 and (p.id = $2 or lower(p.email) = lower($2))`,
    [brand, who, new Date(now)],
  );
  return rows[0];
}

/**
 * All balances of a player just before an instant, from the journal: a few index lookups for any number of
 * movements.
 */
export async function readBalancesAt(pool: Pool, playerId: string, at: Date): Promise<BalancesAt> {
  const { rows } = await pool.query<BalancesAt>({
    name: 'balances_at',
    text: 'select * from api.balances_at($1, $2)',
    values: [playerId, at],
  });
  const [balances] = rows;
  if (!balances) throw new Error('The balances query returned no row.');
  return balances;
}

/** A player's money for operators and auditors; undefined for an unknown player. */
export async function readPlayerBalances(
  deps: PaymentDeps,
  brand: string,
  who: string,
  at: Date,
): Promise<PlayerBalances | undefined> {
  const payee = await findPayee(deps.pool, brand, who, deps.clock());
  if (!payee) return undefined;
  const [balances, plan] = await Promise.all([
    readBalancesAt(deps.pool, payee.id, at),
    planPayout(deps, payee),
  ]);
  return {
    playerId: payee.id,
    brand,
    currency: payee.currency,
    status: payee.status,
    isSelfExcluded: payee.is_self_excluded,
    blocks: payee.blocks,
    at: at.toISOString(),
    balances,
    payout: plan.ok
      ? {
          amount: payee.left,
          shares: plan.value.shares.map(({ account, amount, reason }) => ({
            kind: account.kind,
            accountLabel: account.label,
            amount,
            reason,
          })),
        }
      : { refused: plan.failure },
  };
}
