import { DEFINITE_BELOW, retryUntilFinal, type HttpActor } from './httpActor.ts';

/** Above the smallest deposit of every currency. */
const MIN_DEPOSIT = 2_000;
const OK = 200;

const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';
const WITHDRAWAL =
  'mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';

/**
 * A deposit through GraphQL, completed or failed by a signed webhook that arrives several times. Expired
 * and forged webhooks arrive first.
 */
export async function deposit(actor: HttpActor): Promise<void> {
  const { random, player, api, tally } = actor;
  const amount = random.between(MIN_DEPOSIT, 5_000);
  const id = `${player.playerId.slice(0, 23)}-d${(actor.serial += 1)}`;
  const input = {
    id,
    amount,
    currency: player.currency,
    methodId: random.pick(['card', 'bank']),
    returnPath: '/en/',
    locale: 'en',
  };
  const code = await retryUntilFinal(actor, 'deposit', async (deadlineMs) =>
    codeOf(await api.graphql(player, DEPOSIT, { input }, deadlineMs), 'startDeposit'),
  );
  if (code !== 'OK') {
    tally.countRefusal(code);
    // deposits unknown to the provider are abandoned only after a minute
    return code === 'TOO_MANY_OPEN'
      ? undefined
      : tally.recordFault('wrong outcomes', `${player.playerId} deposit ${id}: ${code}`);
  }
  // the api may have been killed between storing the deposit and calling the provider; its clock resolves
  // that later
  if (!api.payments.payments.has(id)) return;
  const isPaid = random.chance(0.8);
  const event = api.payments.setPaymentStatus(id, isPaid ? 'completed' : 'failed');
  await sendInvalidWebhook(actor, event);
  await deliverWebhook(actor, event);
  if (isPaid) actor.balance += amount;
  if (random.chance(0.3)) await deliverWebhook(actor, event);
}

/** Sometimes sends the webhook with an expired signature or a wrong secret, which must be rejected. */
async function sendInvalidWebhook(actor: HttpActor, event: object): Promise<void> {
  const { api, tally, random } = actor;
  if (!random.chance(0.1)) return;
  const [skewMs, secret] = random.chance(0.5) ? [-400_000, undefined] : [0, 'wrong secret'];
  const status = await retryUntilFinal(
    actor,
    skewMs === 0 ? 'webhook, forged' : 'webhook, expired',
    async () => {
      const response = await api.webhook(event, skewMs, secret);
      return response < DEFINITE_BELOW ? response : undefined;
    },
  );
  tally.countRefusal(String(status));
  if (status !== 400)
    tally.recordFault(
      'wrong outcomes',
      `${skewMs === 0 ? 'a forged' : 'an expired'} webhook returned ${status}`,
    );
}

async function deliverWebhook(actor: HttpActor, event: object): Promise<void> {
  await retryUntilFinal(actor, 'webhook', async () =>
    (await actor.api.webhook(event)) === OK ? true : undefined,
  );
}

/** A withdrawal through GraphQL; its payout stays without a final status. */
export async function withdraw(actor: HttpActor): Promise<void> {
  const { random, player, api, tally } = actor;
  if (actor.balance < 500) return;
  const amount = random.between(500, Math.min(actor.balance, 3_000));
  const id = `${player.playerId.slice(0, 23)}-w${(actor.serial += 1)}`;
  const input = {
    id,
    amount,
    currency: player.currency,
    accountId: random.pick(['acc-card', 'acc-bank']),
    locale: 'en',
  };
  const code = await retryUntilFinal(actor, 'withdrawal', async (deadlineMs) =>
    codeOf(await api.graphql(player, WITHDRAWAL, { input }, deadlineMs), 'startWithdrawal'),
  );
  if (code !== 'OK') return tally.countRefusal(code);
  actor.balance -= amount;
  actor.payouts.push({ id, amount });
}

function codeOf(data: Record<string, unknown> | undefined, field: string): string | undefined {
  const payload = data?.[field] as { __typename: string; code?: string } | undefined;
  // not final: nothing was written, and the request may be repeated
  if (!payload || payload.code === 'PROVIDER_UNAVAILABLE') return undefined;
  return payload.__typename === 'StartedPayment' ? 'OK' : (payload.code ?? 'UNKNOWN');
}
