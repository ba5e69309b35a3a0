/**
 * A payment that the player requested once. The id is created before the first request and remains the
 * payment's key (requirements/reliability#idempotency).
 */
export interface PaymentIntent {
  readonly id: string;
  readonly direction: 'deposit' | 'withdrawal';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly methodId: string | undefined;
  readonly accountId: string | undefined;
  /** The owner: on a shared device another player must not continue the payment. */
  readonly playerId: string;
  /** Server time, ms since the epoch. */
  readonly at: number;
}

/**
 * After this time an intent that never reached the server is no longer sent, because the player may have
 * changed plans.
 */
export const INTENT_LIFE_MS = 10 * 60_000;

const ID = /^[A-Za-z0-9_.:-]{1,64}$/;

/** One line for the device's storage, which is limited to 256 characters. */
export function writeIntent({
  id,
  direction,
  amount,
  currency,
  methodId = '',
  accountId = '',
  playerId,
  at,
}: PaymentIntent): string {
  return [id, direction === 'deposit' ? 'd' : 'w', amount, currency, methodId, accountId, playerId, at].join(
    '|',
  );
}

/** Returns the stored intent of this player; undefined for an invalid one or that of another player. */
export function readIntent(line: string | undefined, playerId: string): PaymentIntent | undefined {
  const [
    id = '',
    kind = '',
    amount = '',
    currency = '',
    methodId = '',
    accountId = '',
    owner = '',
    at = '',
    ...rest
  ] = (line ?? '').split('|');
  const minor = Number(amount);
  const isWhole =
    rest.length === 0 &&
    ID.test(id) &&
    (kind === 'd' || kind === 'w') &&
    Number.isSafeInteger(minor) &&
    minor > 0 &&
    /^[A-Z]{3}$/.test(currency) &&
    Number.isSafeInteger(Number(at)) &&
    at !== '';
  if (!isWhole || owner !== playerId) return undefined;
  return {
    id,
    direction: kind === 'd' ? 'deposit' : 'withdrawal',
    amount: minor,
    currency,
    methodId: ID.test(methodId) ? methodId : undefined,
    accountId: ID.test(accountId) ? accountId : undefined,
    playerId,
    at: Number(at),
  };
}
