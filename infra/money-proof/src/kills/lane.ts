import { setTimeout as wait } from 'node:timers/promises';
import { type LedgerPlayer, type WalletCall, roundInput } from '@foyer/api/proving';
import type { Random } from '../random.ts';
import type { Tally } from '../tally.ts';
import type { ApiWorld } from './world.ts';

/** One player over HTTP, with the balance expected after every call is answered. */
export interface HttpLane {
  readonly player: LedgerPlayer;
  readonly random: Random;
  readonly tally: Tally;
  readonly api: ApiWorld;
  /** Payouts without a final status. */
  readonly payouts: { readonly id: string; readonly amount: number }[];
  balance: number;
  serial: number;
}

/** Some deadlines are too short for any answer; a retry with the same key must have one effect. */
const DEADLINES_MS = [2_000, 2_000, 2_000, 400, 40] as const;
const PAUSE_MS = 20;
/**
 * Longer than any outage in this proof, even on a busy machine. A count of attempts would not do, because a
 * refused connection fails at once.
 */
const GIVE_UP_MS = 120_000;
/** Above the smallest deposit of every currency. */
const SMALLEST_DEPOSIT = 2_000;
const OK = 200;
const DEFINITE_BELOW = 500;

const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';
const WITHDRAWAL =
  'mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';

/** Repeats the identical request until an answer is final. */
async function untilAnswered<Answer>(
  lane: HttpLane,
  kind: string,
  send: (deadlineMs: number) => Promise<Answer | undefined>,
): Promise<Answer> {
  const began = Date.now();
  let cause: unknown;
  for (let attempt = 0; ; attempt += 1) {
    lane.tally.did(attempt === 0 ? kind : `${kind}, asked again`);
    const deadlineMs = attempt > 3 ? DEADLINES_MS[0] : lane.random.pick(DEADLINES_MS);
    const answer = await send(deadlineMs).catch((error: unknown) => void (cause = error));
    if (answer !== undefined) return answer;
    if (Date.now() - began > GIVE_UP_MS)
      throw new Error(`No final answer to a ${kind} of ${lane.player.playerId}.`, { cause });
    await wait(PAUSE_MS);
  }
}

/** OK, the code of a refusal, or the type of an error that a retry cannot fix. */
function call(lane: HttpLane, kind: WalletCall, input: object): Promise<string> {
  return untilAnswered(lane, kind, async (deadlineMs) => {
    const { status, answer, errors } = await lane.api.wallet(kind, input, deadlineMs);
    if (answer) return answer.code ?? 'OK';
    return status < DEFINITE_BELOW ? (errors[0]?.extensions.type ?? String(status)) : undefined;
  });
}

/** A round: a bet, then a win or a rollback of the bet. */
export async function playRound(lane: HttpLane): Promise<void> {
  const { random, player, tally } = lane;
  const id = `k${(lane.serial += 1)}`;
  const stake = random.between(1, 400);
  const code = await call(lane, 'placeBet', {
    ...roundInput(player, id),
    transactionId: `${id}-b`,
    amount: stake,
  });
  const expected = stake > lane.balance ? 'INSUFFICIENT_FUNDS' : 'OK';
  if (code !== expected)
    tally.fault('wrong answers', `${player.playerId} bet ${id} of ${stake} with ${lane.balance}: ${code}`);
  if (code !== 'OK') return tally.refused(code);
  lane.balance -= stake;
  if (random.chance(0.2)) {
    await settled(lane, 'rollBackBet', {
      ...roundInput(player, id),
      transactionId: `${id}-x`,
      betTransactionId: `${id}-b`,
    });
    lane.balance += stake;
    return;
  }
  const paid = random.between(0, 700);
  await settled(lane, 'settleWin', { ...roundInput(player, id), transactionId: `${id}-w`, amount: paid });
  lane.balance += paid;
}

/** A win or rollback must be accepted; every other answer is a fault. */
async function settled(lane: HttpLane, kind: WalletCall, input: object): Promise<void> {
  const code = await call(lane, kind, input);
  if (code !== 'OK')
    lane.tally.fault('wrong answers', `${lane.player.playerId} ${kind} ${JSON.stringify(input)}: ${code}`);
}

/**
 * A deposit through GraphQL, completed or failed by a signed webhook that arrives several times. Expired
 * and forged webhooks arrive first.
 */
export async function deposit(lane: HttpLane): Promise<void> {
  const { random, player, api, tally } = lane;
  const amount = random.between(SMALLEST_DEPOSIT, 5_000);
  const id = `${player.playerId.slice(0, 23)}-d${(lane.serial += 1)}`;
  const input = {
    id,
    amount,
    currency: player.currency,
    methodId: random.pick(['card', 'bank']),
    returnPath: '/en/',
    locale: 'en',
  };
  const code = await untilAnswered(lane, 'deposit', async (deadlineMs) =>
    outcomeOf(await api.graphql(player, DEPOSIT, { input }, deadlineMs), 'startDeposit'),
  );
  if (code !== 'OK') {
    tally.refused(code);
    // deposits unknown to the provider are abandoned only after a minute
    return code === 'TOO_MANY_OPEN'
      ? undefined
      : tally.fault('wrong answers', `${player.playerId} deposit ${id}: ${code}`);
  }
  // the api may have been killed between storing the deposit and calling the provider; its clock resolves
  // that later
  if (!api.payments.payments.has(id)) return;
  const isPaid = random.chance(0.8);
  const event = api.payments.setPaymentStatus(id, isPaid ? 'completed' : 'failed');
  await refuseForged(lane, event);
  await deliverWebhook(lane, event);
  if (isPaid) lane.balance += amount;
  if (random.chance(0.3)) await deliverWebhook(lane, event);
}

async function refuseForged(lane: HttpLane, event: object): Promise<void> {
  const { api, tally, random } = lane;
  if (!random.chance(0.1)) return;
  const [skewMs, secret] = random.chance(0.5) ? [-400_000, undefined] : [0, 'somebody else’s'];
  const status = await untilAnswered(
    lane,
    skewMs === 0 ? 'webhook, forged' : 'webhook, too old',
    async () => {
      const answer = await api.webhook(event, skewMs, secret);
      return answer < DEFINITE_BELOW ? answer : undefined;
    },
  );
  tally.refused(String(status));
  if (status !== 400)
    tally.fault(
      'wrong answers',
      `a webhook that is ${skewMs === 0 ? 'forged' : 'old'} was answered ${status}`,
    );
}

async function deliverWebhook(lane: HttpLane, event: object): Promise<void> {
  await untilAnswered(lane, 'webhook', async () =>
    (await lane.api.webhook(event)) === OK ? true : undefined,
  );
}

export async function withdraw(lane: HttpLane): Promise<void> {
  const { random, player, api, tally } = lane;
  if (lane.balance < 500) return;
  const amount = random.between(500, Math.min(lane.balance, 3_000));
  const id = `${player.playerId.slice(0, 23)}-w${(lane.serial += 1)}`;
  const input = {
    id,
    amount,
    currency: player.currency,
    accountId: random.pick(['acc-card', 'acc-bank']),
    locale: 'en',
  };
  const code = await untilAnswered(lane, 'withdrawal', async (deadlineMs) =>
    outcomeOf(await api.graphql(player, WITHDRAWAL, { input }, deadlineMs), 'startWithdrawal'),
  );
  if (code !== 'OK') return tally.refused(code);
  lane.balance -= amount;
  lane.payouts.push({ id, amount });
}

function outcomeOf(data: Record<string, unknown> | undefined, field: string): string | undefined {
  const answer = data?.[field] as { __typename: string; code?: string } | undefined;
  // not final: nothing was written, and the request may be repeated
  if (!answer || answer.code === 'PROVIDER_UNAVAILABLE') return undefined;
  return answer.__typename === 'StartedPayment' ? 'OK' : (answer.code ?? 'UNKNOWN');
}
