import { randomBytes, randomUUID } from 'node:crypto';
import type { PoolClient } from '@foyer/runtime';
import { findAccount } from '../payments/accounts.ts';
import { knowsPerson } from '../payments/payerIdentity.ts';
import { findPayment } from '../payments/paymentStore.ts';
import { paymentView } from '../payments/paymentView.ts';
import { startSteps, findBehaviour } from '../payments/steps.ts';
import type { PaymentsDeps } from '../deps.ts';
import { refusal, type Answer } from './answer.ts';
import { offeredMethods, type OfferedMethod } from './methods.ts';
import { feeOf, refusedBy } from './methodTerms.ts';
import type { Order } from './readOrder.ts';

/** Time a payer has to complete the payment. */
const ACTION_MS = 15 * 60_000;

/** Creates a payment; a payout starts immediately. */
export async function createPayment(client: PoolClient, order: Order, deps: PaymentsDeps): Promise<Answer> {
  const { rows: merchants } = await client.query<{ hosts: readonly string[] }>(
    'select hosts from payments.merchant where id = $1',
    [order.merchant],
  );
  const [merchant] = merchants;
  if (!merchant) return refusal(404, 'MERCHANT_UNKNOWN');
  if (order.returnUrl !== undefined && !merchant.hosts.includes(new URL(order.returnUrl).host))
    return refusal(400, 'INVALID', { field: 'returnUrl' });
  // a payout goes to the player's country of residence, wherever the player is
  const country = order.direction === 'deposit' ? order.country : undefined;
  const [method] = await offeredMethods(client, { country, currency: order.currency, method: order.method });
  const refused = refusedBy(method, order.direction, order.amount);
  if (refused !== undefined || !method)
    return refusal(
      422,
      refused ?? 'METHOD_UNKNOWN',
      method ? { minimum: method.minimum, maximum: method.maximum } : {},
    );
  if (order.isHeld && !knowsPerson(method.kind)) return refusal(422, 'METHOD_CANNOT_WAIT');
  const account =
    order.account === undefined
      ? undefined
      : await findAccount(client, {
          id: order.account,
          merchant: order.merchant,
          player: order.player.reference,
        });
  if (order.account !== undefined && (!account || account.method !== order.method))
    return refusal(422, 'ACCOUNT_UNKNOWN');
  if (order.direction === 'payout' && account?.canReceive !== true)
    return refusal(422, 'ACCOUNT_CANNOT_RECEIVE');
  const id = await insert(client, order, method, deps);
  if (id === undefined) return refusal(409, 'REFERENCE_REUSED');
  const payment = await findPayment(client, id);
  if (!payment) throw new Error(`Payment ${id} was not stored.`);
  if (!account || order.direction === 'deposit')
    return { status: 201, body: { payment: paymentView(payment, deps) } };
  const behaviour = await findBehaviour(client, account.behaviour);
  const started = await startSteps(client, payment, behaviour, deps);
  return {
    status: 201,
    body: { payment: paymentView(started, deps) },
    delaySeconds: behaviour.answerDelaySeconds,
  };
}

async function insert(
  client: PoolClient,
  order: Order,
  method: OfferedMethod,
  deps: PaymentsDeps,
): Promise<string | undefined> {
  const id = randomUUID();
  const now = deps.clock();
  const written = await client.query(
    `insert into payments.payment (id, merchant, reference, direction, status, method_id, kind, tx_name, amount, fee, currency, country, locale, player, player_name, player_country, account_id, is_known_account, return_url, nonce, action_expires_at, is_held, created_at, updated_at)
     values ($1, $2, $3, $4, 'created', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $22, $21, $21) on conflict (merchant, direction, reference) do nothing`,
    [
      id,
      order.merchant,
      order.reference,
      order.direction,
      order.method,
      method.kind,
      method.txName,
      order.amount,
      feeOf(method, order.amount),
      order.currency,
      order.country,
      order.locale,
      order.player.reference,
      order.player.name,
      order.player.country,
      order.account ?? null,
      order.account !== undefined,
      order.returnUrl ?? null,
      randomBytes(16).toString('base64url'),
      now + ACTION_MS,
      now,
      order.isHeld,
    ],
  );
  return written.rowCount === 1 ? id : undefined;
}
