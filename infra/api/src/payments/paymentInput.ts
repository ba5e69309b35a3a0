import type * as Types from '@foyer/graphql/main';
import { isLocale } from '@foyer/links';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import type { Refusal } from './refusal.ts';

/**
 * UUID chosen by the browser. Shorter than the column, which also holds the numbered shares of a split
 * withdrawal (`<id>-2`); ids from browsers must not end like one.
 */
const PAYMENT_ID = /^(?!.*-\d{1,2}$)[A-Za-z0-9-]{8,60}$/;
/** Id of a payment method or account. */
export const NAME = /^[A-Za-z0-9_.:-]{1,128}$/;
/** Minor units. */
const MAX_AMOUNT = 10_000_000_000;

/** Checks what a deposit and a withdrawal have in common; undefined if the input is valid. */
export function refusedInput(
  input: {
    readonly id: string;
    readonly amount: number;
    readonly currency: string;
    readonly accountId?: string | null | undefined;
  },
  currency: string,
): Types.PaymentRefusalCode | undefined {
  if (!PAYMENT_ID.test(input.id) || (input.accountId && !NAME.test(input.accountId))) return 'INVALID';
  if (input.currency !== currency) return 'CURRENCY_MISMATCH';
  if (input.amount <= 0) return 'AMOUNT_TOO_SMALL';
  return input.amount > MAX_AMOUNT ? 'AMOUNT_TOO_LARGE' : undefined;
}

export function viewRefusal(code: Types.PaymentRefusalCode): Types.StartPaymentResult {
  return { __typename: 'PaymentRefusal', code, blocks: [], bound: null, until: null };
}

export function viewRefused({ code, reasons, bound, until }: Refusal): Types.StartPaymentResult {
  if (code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
  // the SQL codes equal the enum of the schema
  return {
    __typename: 'PaymentRefusal',
    code,
    blocks: reasons as Types.CashierBlock[],
    bound,
    until: until?.toISOString() ?? null,
  };
}

/** The requested locale of the payment page, by default the locale of the page. */
export function localeOf(context: Pick<ApiContext, 'locale'>, requested: string): string {
  return isLocale(requested) ? requested : context.locale;
}
