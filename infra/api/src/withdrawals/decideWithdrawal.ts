import type { ApprovalDecision } from '@foyer/kernel/withdrawal-answers';
import type { PaymentDeps } from '../payments/payments.ts';

export type DecisionOutcome =
  | 'APPROVED'
  | 'REFUSED'
  | 'SECOND_NEEDED'
  | 'SAME_PERSON'
  | 'NOT_WAITING'
  | 'PLAYER_BLOCKED'
  | 'UNKNOWN'
  | 'KEY_REUSED';

export interface Decision {
  readonly decision: ApprovalDecision;
  readonly reason: string;
  /** Name of the operator in the staff realm. */
  readonly staff: string;
  readonly key: string;
}

/** Records an immutable decision; the rules, such as four eyes, are in SQL (`decide_withdrawal`). */
export async function decideWithdrawal(
  deps: Pick<PaymentDeps, 'pool' | 'clock' | 'relay'>,
  id: string,
  { decision, reason, staff, key }: Decision,
): Promise<DecisionOutcome> {
  const { rows } = await deps.pool.query<{ outcome: DecisionOutcome }>(
    'select api.decide_withdrawal($1, $2, $3, $4, $5, $6) as outcome',
    [id, decision, reason, staff, key, new Date(deps.clock())],
  );
  deps.relay.kick();
  return rows[0]?.outcome ?? 'UNKNOWN';
}
