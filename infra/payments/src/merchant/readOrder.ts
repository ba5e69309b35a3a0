import { fail, succeed, type Result } from '@foyer/kernel';
import type { Direction } from '../payments/payment.ts';

/** A merchant's order: a deposit to be paid or a payout to be sent. */
export interface Order {
  readonly direction: Direction;
  readonly merchant: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly country: string;
  readonly locale: string;
  readonly player: { readonly reference: string; readonly name: string; readonly country: string };
  readonly account: string | undefined;
  readonly returnUrl: string | undefined;
  /** For deposits: approved money waits until the merchant confirms it. */
  readonly isHeld: boolean;
}

const IDENTIFIER = /^[A-Za-z0-9_.:-]{1,128}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const COUNTRY = /^[A-Z]{2}$/;
const NAME_LENGTH = 200;

/** The order, or the name of the first invalid field. */
export function readOrder(input: unknown, direction: Direction): Result<Order, string> {
  const body = recordOf(input);
  const player = recordOf(body?.['player']);
  if (!body) return fail('body');
  if (!player) return fail('player');
  const { merchant, reference, amount, currency, method, account, returnUrl, confirmation } = body;
  const country = body['country'] ?? player['country'];
  const locale = body['locale'] ?? 'en';
  if (!matches(merchant, IDENTIFIER)) return fail('merchant');
  if (!matches(reference, IDENTIFIER)) return fail('reference');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return fail('amount');
  if (!matches(currency, /^[A-Z]{3}$/)) return fail('currency');
  if (!matches(method, /^[a-z0-9-]{1,48}$/)) return fail('method');
  if (!matches(country, COUNTRY)) return fail('country');
  if (!matches(locale, /^[a-z]{2}(?:_[A-Z]{2})?$/)) return fail('locale');
  if (!matches(player['reference'], IDENTIFIER)) return fail('player.reference');
  if (typeof player['name'] !== 'string' || player['name'].length > NAME_LENGTH) return fail('player.name');
  if (!matches(player['country'], COUNTRY)) return fail('player.country');
  if (account !== undefined && account !== null ? !matches(account, UUID) : direction === 'payout')
    return fail('account');
  if (
    direction === 'deposit' &&
    (typeof returnUrl !== 'string' ||
      !URL.canParse(returnUrl) ||
      !/^https?:$/.test(new URL(returnUrl).protocol))
  )
    return fail('returnUrl');
  if (
    confirmation !== undefined &&
    (confirmation !== 'merchant' || direction !== 'deposit' || typeof account === 'string')
  )
    return fail('confirmation');
  return succeed({
    direction,
    merchant,
    reference,
    amount,
    currency,
    method,
    country,
    locale,
    player: { reference: player['reference'], name: player['name'], country: player['country'] },
    account: typeof account === 'string' ? account : undefined,
    returnUrl: direction === 'deposit' && typeof returnUrl === 'string' ? new URL(returnUrl).href : undefined,
    isHeld: confirmation === 'merchant',
  });
}

/** The player for whom a held payment is confirmed. */
export function readPlayer(
  input: unknown,
): { readonly reference: string; readonly name: string } | undefined {
  const player = recordOf(recordOf(input)?.['player']);
  const { reference, name } = player ?? {};
  return matches(reference, IDENTIFIER) && typeof name === 'string' && name.length <= NAME_LENGTH
    ? { reference, name }
    : undefined;
}

function recordOf(input: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : undefined;
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
