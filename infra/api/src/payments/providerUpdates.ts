import { metricsOf, type Clock, type Log, type Pool } from '@foyer/runtime';
import { withRetry } from '../lib/withRetry.ts';
import { compareHoldersOfPayment } from './accountHolders.ts';
import type { ProviderPayment } from './provider.ts';

export type ProviderUpdateOutcome = 'APPLIED' | 'STALE' | 'DUPLICATE' | 'ANOMALY' | 'MISMATCH' | 'UNKNOWN';

export interface ProviderUpdateDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly relay: { kick(): void };
}

const OUTCOMES = ['APPLIED', 'STALE', 'DUPLICATE', 'ANOMALY', 'MISMATCH', 'UNKNOWN'];
const updates = metricsOf('api').count(
  'provider_updates',
  'Provider updates of payments by outcome and source',
  {
    outcome: OUTCOMES,
    source: ['webhook', 'query'],
  },
);
const anomalies = metricsOf('api').count(
  'payment_anomalies',
  'Provider updates that contradict a payment; each needs an investigation',
  { kind: ['ANOMALY', 'MISMATCH', 'UNKNOWN'] },
);

/**
 * Applies a provider update to a payment: effect, event and ledger are one transaction of SQL
 * (`apply_provider_update`).
 */
export async function applyProviderUpdate(
  deps: ProviderUpdateDeps,
  payment: ProviderPayment,
  event?: { readonly id: string; readonly type: string },
): Promise<ProviderUpdateOutcome> {
  const { rows } = await withRetry(() =>
    deps.pool.query<{ outcome: ProviderUpdateOutcome }>({
      name: 'apply_provider_update',
      text: 'select api.apply_provider_update($1, $2, $3, $4) as outcome',
      values: [event?.id ?? null, event?.type ?? null, JSON.stringify(payment), new Date(deps.clock())],
    }),
  );
  const outcome = rows[0]?.outcome ?? 'UNKNOWN';
  // also after a duplicate: the process may have ended between the update and the comparison
  if (payment.direction === 'deposit' && typeof payment.account?.holder === 'string')
    await compareHoldersOfPayment(deps.pool, payment.merchant, payment.reference);
  updates.add({ outcome, source: event ? 'webhook' : 'query' });
  if (outcome === 'APPLIED' || outcome === 'ANOMALY') deps.relay.kick();
  if (outcome === 'ANOMALY' || outcome === 'MISMATCH' || outcome === 'UNKNOWN') {
    anomalies.add({ kind: outcome });
    deps.log.error('payment anomaly recorded', {
      outcome,
      payment: payment.id,
      reference: payment.reference,
      status: payment.status,
      event: event?.id,
    });
  }
  return outcome;
}

/** Ends a payment that the provider has refused or does not know. */
export async function abandonPayment(
  deps: Pick<ProviderUpdateDeps, 'pool' | 'clock' | 'relay'>,
  id: string,
  failure: string | null,
): Promise<void> {
  await deps.pool.query('select api.abandon_payment($1, $2, $3)', [id, failure, new Date(deps.clock())]);
  deps.relay.kick();
}
