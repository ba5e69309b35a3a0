import { metricsOf, type Clock, type Log, type Pool } from '@foyer/runtime';
import { retried } from '../lib/withRetry.ts';
import type { ProviderPayment } from './provider.ts';

export type FactOutcome = 'APPLIED' | 'STALE' | 'DUPLICATE' | 'ANOMALY' | 'MISMATCH' | 'UNKNOWN';

export interface FactDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly relay: { kick(): void };
}

const OUTCOMES = ['APPLIED', 'STALE', 'DUPLICATE', 'ANOMALY', 'MISMATCH', 'UNKNOWN'];
const facts = metricsOf('api').count('payment_facts', 'Provider updates of payments by outcome and source', {
  outcome: OUTCOMES,
  source: ['webhook', 'asked'],
});
const anomalies = metricsOf('api').count(
  'payment_anomalies',
  'Provider updates that contradict a payment; each needs an investigation',
  { kind: ['ANOMALY', 'MISMATCH', 'UNKNOWN'] },
);

/**
 * Applies a provider update to a payment: effect, event and ledger are one transaction of SQL
 * (`apply_provider_update`).
 */
export async function applyFact(
  deps: FactDeps,
  payment: ProviderPayment,
  event?: { readonly id: string; readonly type: string },
): Promise<FactOutcome> {
  const { rows } = await retried(() =>
    deps.pool.query<{ outcome: FactOutcome }>({
      name: 'apply_provider_update',
      text: 'select api.apply_provider_update($1, $2, $3, $4) as outcome',
      values: [event?.id ?? null, event?.type ?? null, JSON.stringify(payment), new Date(deps.clock())],
    }),
  );
  const outcome = rows[0]?.outcome ?? 'UNKNOWN';
  facts.add({ outcome, source: event ? 'webhook' : 'asked' });
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
