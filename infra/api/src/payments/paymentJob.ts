import { startJob, type Job } from '@foyer/runtime';
import { compareHoldersOfUnsent } from './accountHolders.ts';
import { abandonPayment, applyProviderUpdate } from './providerUpdates.ts';
import type { StoredPayment } from './paymentRow.ts';
import type { PaymentDeps } from './payments.ts';
import { fullName, type NameColumns } from '../players/names.ts';

const TICK_MS = 2_000;
const MAX_PER_TICK = 20;
/** After this time, a payment that the provider does not know counts as never created. */
const UNCONFIRMED_MS = 60_000;

/**
 * Starts the job that completes payments that calls and webhooks left open, for example after a crash: it
 * sends approved withdrawals, queries payments without a final update, refunds deposits that must not be
 * credited, and ends expired ones. Safe to run in every replica.
 */
export function startPaymentJob(deps: PaymentDeps): Job<void> {
  const running = new Set<Step>();
  async function runStep(step: Step): Promise<void> {
    if (running.has(step)) return;
    running.add(step);
    try {
      await step(deps);
    } catch (error) {
      deps.log.error('payment step failed', { error });
    } finally {
      running.delete(step);
    }
  }
  return startJob({
    name: 'open payments',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    async run() {
      if (!deps.payments.provider.isReachable()) return;
      // independent steps: one that waits for a slow provider does not delay the others
      for (const step of await stepsDue(deps)) void runStep(STEPS[step]);
    },
  });
}

type Step = (deps: PaymentDeps) => Promise<void>;
const STEPS = {
  payouts: sendPayouts,
  queries: queryOpenPayments,
  refunds: sendRefunds,
} as const satisfies Readonly<Record<string, Step>>;

/** One query for all steps, so that an idle job costs one small query a tick. */
export async function stepsDue(
  deps: Pick<PaymentDeps, 'pool' | 'clock'>,
): Promise<readonly (keyof typeof STEPS)[]> {
  const { rows } = await deps.pool.query<Readonly<Record<keyof typeof STEPS, boolean>>>({
    name: 'payment_steps_due',
    text: 'select * from api.payment_steps_due($1)',
    values: [new Date(deps.clock())],
  });
  return (Object.keys(STEPS) as (keyof typeof STEPS)[]).filter((step) => rows[0]?.[step] === true);
}

/** Runs every step of the job once. */
export async function runPayments(deps: PaymentDeps): Promise<void> {
  for (const step of Object.values(STEPS)) await step(deps);
}

async function sendPayouts(deps: PaymentDeps): Promise<void> {
  await compareHoldersOfUnsent(deps.pool);
  const { rows } = await deps.pool.query<StoredPayment & NameColumns & { player_country: string }>(
    `select c.*, p.first_name, p.last_name, p.country as player_country from api.claim_payouts($1, $2) c join api.player p on p.id = c.player_id`,
    [new Date(deps.clock()), MAX_PER_TICK],
  );
  await Promise.all(
    rows.map(async (row) => {
      const result = await deps.payments.provider.payOut({
        merchant: row.brand,
        reference: row.id,
        amount: row.amount,
        currency: row.currency,
        method: row.method_id,
        account: row.account_id ?? '',
        player: { reference: row.player_id, name: fullName(row), country: row.player_country },
      });
      if (result.kind === 'answered') await applyProviderUpdate(deps, result.value);
      // not sent: the reserved amount is returned to the player
      else if (result.kind === 'refused') await abandonPayment(deps, row.id, result.code);
    }),
  );
}

/** Queries payments without a final update; the interval grows with their age. */
async function queryOpenPayments(deps: PaymentDeps): Promise<void> {
  const { rows } = await deps.pool.query<StoredPayment>(
    `update api.payment_transaction t set queried_at = $1::timestamptz where id in (
       select id from api.payment_transaction where status in ('Initialized', 'CancelInitialized') and (direction = 'Deposit' or provider_payment_id is not null)
         and api.next_query_at(created_at, queried_at, $1::timestamptz, interval '5 minutes') < $1::timestamptz
       order by queried_at nulls first limit $2 for update skip locked)
     returning t.*`,
    [new Date(deps.clock()), MAX_PER_TICK],
  );
  await Promise.all(rows.map((row) => queryPayment(deps, row)));
}

/**
 * Queries the status of a payment, and cancels a deposit at the provider that was cancelled or has expired
 * here.
 */
export async function queryPayment(deps: PaymentDeps, row: StoredPayment): Promise<void> {
  const { provider } = deps.payments;
  const found = await provider.find(row.brand, row.id);
  if (found.kind === 'unknown') return;
  if (found.kind === 'refused') {
    const isUnconfirmed = found.status === 404 && row.provider_payment_id === null;
    if (isUnconfirmed && row.status === 'CancelInitialized') await abandonPayment(deps, row.id, null);
    else if (isUnconfirmed && deps.clock() - row.created_at.getTime() > UNCONFIRMED_MS)
      await abandonPayment(deps, row.id, 'PROVIDER_UNAVAILABLE');
    return;
  }
  const isOver =
    row.direction === 'Deposit' &&
    found.value.status === 'created' &&
    (row.status === 'CancelInitialized' ||
      (row.expires_at !== null && row.expires_at.getTime() < deps.clock()));
  const ended = isOver ? await provider.cancel(found.value.id) : found;
  await applyProviderUpdate(deps, ended.kind === 'answered' ? ended.value : found.value);
}

async function sendRefunds(deps: PaymentDeps): Promise<void> {
  const { rows } = await deps.pool.query<{ amount: number; provider_payment_id: string }>(
    `with due as (
       update api.payment_refund r set queried_at = $1::timestamptz where payment_id in (
         select payment_id from api.payment_refund where done_at is null and (queried_at is null or api.next_query_at(requested_at, queried_at, $1::timestamptz, interval '10 minutes') < $1::timestamptz)
         order by requested_at limit $2 for update skip locked)
       returning r.payment_id, r.amount)
     select due.amount, t.provider_payment_id from due join api.payment_transaction t on t.id = due.payment_id and t.provider_payment_id is not null`,
    [new Date(deps.clock()), MAX_PER_TICK],
  );
  await Promise.all(
    rows.map(async (row) => {
      const result = await deps.payments.provider.refund(row.provider_payment_id, row.amount);
      if (result.kind === 'answered') await applyProviderUpdate(deps, result.value);
      else if (result.kind === 'refused')
        deps.log.error('deposit refund refused by the provider', {
          payment: row.provider_payment_id,
          code: result.code,
        });
    }),
  );
}
