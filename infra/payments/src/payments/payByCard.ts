import { inTransaction, type PoolClient } from '@foyer/runtime';
import type { Behaviour } from '../../catalogue/behaviours.ts';
import { brandOf, expiryOf, isCardNumber, isSecurityCode } from '../card/cardNumber.ts';
import type { PaymentsDeps } from '../deps.ts';
import { saveAccount } from './accounts.ts';
import { findChallenge, openChallenge } from './challenge.ts';
import { changeStatus } from './changeStatus.ts';
import { isPayable, type Payment } from './payment.ts';
import { lockPayment } from './paymentStore.ts';
import { startSteps, findBehaviour } from './steps.ts';
import { isCardTesting } from './cardTesting.ts';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface CardAnswer {
  readonly payment: Payment;
  /** Names of invalid fields; nothing was charged. */
  readonly invalid?: readonly string[];
  readonly delaySeconds: number;
}

const SECOND_MS = 1_000;
const VISIBLE_DIGITS = -4;
/** A number without a row is a card that its bank declines. */
const UNKNOWN_CARD = { behaviour: 'declined', oneTimeCode: '' };

/**
 * Pays with the card data typed into the frame. The number exists only during this call; stored are a keyed
 * hash, the brand and four digits.
 */
export async function payByCard(
  deps: PaymentsDeps,
  paymentId: string,
  typed: TypedCard,
): Promise<CardAnswer | undefined> {
  return inTransaction(deps.pool, async (client) => {
    const payment = await lockPayment(client, paymentId);
    if (!payment || payment.kind !== 'card') return undefined;
    const isChallenged = (await findChallenge(client, paymentId)) !== undefined;
    if (!isPayable(payment, deps.clock()) || isChallenged) return { payment, delaySeconds: 0 };
    const invalid = invalidFields(typed, payment.isKnownAccount, deps.clock());
    if (invalid.length > 0) return { payment, invalid, delaySeconds: 0 };
    const { behaviour, oneTimeCode, expiresAt } = payment.isKnownAccount
      ? await knownCard(client, payment)
      : await typedCard(client, payment, typed, deps);
    return {
      payment: await charge(client, { payment, behaviour, oneTimeCode, expiresAt }, deps),
      delaySeconds: behaviour.answerDelaySeconds,
    };
  });
}

export function invalidFields(
  { number, expiry, cvc }: TypedCard,
  isKnown: boolean,
  now: number,
): readonly string[] {
  if (isKnown) return isSecurityCode(cvc, undefined) ? [] : ['cvc'];
  const validUntil = expiryOf(expiry);
  return [
    ...(isCardNumber(number) ? [] : ['number']),
    ...(validUntil !== undefined && validUntil > now ? [] : ['expiry']),
    ...(isSecurityCode(cvc, brandOf(number).cvcLength) ? [] : ['cvc']),
  ];
}

interface ChargedCard {
  readonly behaviour: Behaviour;
  readonly oneTimeCode: string;
  readonly expiresAt: number | null;
}

async function typedCard(
  client: PoolClient,
  payment: Payment,
  { number, expiry }: TypedCard,
  deps: PaymentsDeps,
): Promise<ChargedCard> {
  const fingerprint = deps.fingerprints.card(number);
  const card = await cardRow(client, fingerprint);
  const expiresAt = expiryOf(expiry) ?? null;
  await saveAccount(
    client,
    payment,
    {
      fingerprint,
      label: `${brandOf(number).name} ··${number.slice(VISIBLE_DIGITS)}`,
      holder: payment.playerName,
      expiresAt,
      behaviour: card.behaviour,
      holderAccount: null,
    },
    deps.clock(),
  );
  const checkedCard = (await isCardTesting(client, payment, deps.clock())) ? UNKNOWN_CARD : card;
  return {
    behaviour: await findBehaviour(client, checkedCard.behaviour),
    oneTimeCode: checkedCard.oneTimeCode,
    expiresAt,
  };
}

async function knownCard(client: PoolClient, payment: Payment): Promise<ChargedCard> {
  const { rows } = await client.query<{ fingerprint: string; expiresAt: number | null }>(
    'select fingerprint, expires_at "expiresAt" from payments.account where id = $1',
    [payment.accountId],
  );
  const card = await cardRow(client, rows[0]?.fingerprint ?? '');
  return {
    behaviour: await findBehaviour(client, card.behaviour),
    oneTimeCode: card.oneTimeCode,
    expiresAt: rows[0]?.expiresAt ?? null,
  };
}

async function cardRow(
  client: PoolClient,
  fingerprint: string,
): Promise<{ behaviour: string; oneTimeCode: string }> {
  const { rows } = await client.query<{ behaviour: string; oneTimeCode: string }>(
    'select behaviour_id behaviour, one_time_code "oneTimeCode" from payments.test_card where fingerprint = $1',
    [fingerprint],
  );
  return rows[0] ?? UNKNOWN_CARD;
}

async function charge(
  client: PoolClient,
  { payment, behaviour, oneTimeCode, expiresAt }: ChargedCard & { payment: Payment },
  deps: PaymentsDeps,
): Promise<Payment> {
  if (expiresAt !== null && expiresAt <= deps.clock())
    return changeStatus(client, payment, 'failed', deps, 'expired_card');
  if (behaviour.authentication !== 'challenge') return startSteps(client, payment, behaviour, deps);
  await openChallenge(client, payment.id, oneTimeCode, deps.clock() + behaviour.challengeSeconds * SECOND_MS);
  return payment;
}
