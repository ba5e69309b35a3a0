import type { Pool } from '@foyer/runtime';
import {
  decideWithdrawal,
  type Decision,
  type DecisionOutcome,
} from '../../src/withdrawals/decideWithdrawal.ts';
import type { LedgerPlayer } from './ledgerWorld.ts';

/** Claims all withdrawals that are ready to be sent. Returns their ids. */
export async function claimPayouts(pool: Pool, at: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from api.claim_payouts($1, 1000)', [
    new Date(at),
  ]);
  return rows.map((row) => row.id);
}

/** Cancels a payment on behalf of its player. Returns the result of `request_cancellation`. */
export async function cancelTestPayment(
  pool: Pool,
  player: LedgerPlayer,
  id: string,
  at: number,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ outcome: string }>(
    'select api.request_cancellation($1, $2, $3, $4) as outcome',
    [player.brand, player.playerId, id, new Date(at)],
  );
  return rows[0]?.outcome;
}

/** The decision of an operator on a withdrawal. */
export function decideTestWithdrawal(
  pool: Pool,
  id: string,
  { decision = 'approve', staff = 'ann', key = crypto.randomUUID() }: Partial<Omit<Decision, 'reason'>>,
  at: number,
): Promise<DecisionOutcome> {
  return decideWithdrawal({ pool, clock: () => at, relay: { kick: () => undefined } }, id, {
    decision,
    reason: 'checked',
    staff,
    key,
  });
}
