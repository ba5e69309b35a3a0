import { parseAmount, type Money } from '@foyer/money';

/**
 * The content of a quick deposit link; it opens and pre-fills the dialog, the player confirms the payment.
 */
export interface QuickDepositLink {
  readonly amount: Money | undefined;
  readonly paymentMethod: string;
}

// requirements/screens#quick-deposit, the second reading: the parameters that closing quick deposit or
// source of wealth removes from the address
const REMOVED_PARAMETERS = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale',
] as const;
const CURRENCY = /^[A-Z]{3}$/;
/** Values with which a link does not request the dialog. */
const NOT_REQUESTED: readonly (string | null)[] = [null, '', '0', 'false'];
const METHOD = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * requirements/routes#query-parameters: requires autoSubmit, paymentMethod and amount. An amount keeps its
 * currency; the form explains a currency other than the wallet's, an unreadable amount and an unknown method.
 */
export function readQuickDepositLink(search: string, walletCurrency: string): QuickDepositLink | undefined {
  const query = new URLSearchParams(search);
  const amount = query.get('amount');
  const paymentMethod = query.get('paymentMethod');
  if (NOT_REQUESTED.includes(query.get('autoSubmit'))) return undefined;
  if (paymentMethod === null || amount === null || !METHOD.test(paymentMethod)) return undefined;
  const currency = query.get('currency') ?? walletCurrency;
  const read = CURRENCY.test(currency) ? parseAmount(amount, currency) : undefined;
  return {
    amount: read?.ok === true && read.value.minor > 0 ? read.value : undefined,
    paymentMethod,
  };
}

/** The address without the parameters of a closed overlay; undefined when there are none. */
export function withoutLink(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!REMOVED_PARAMETERS.some((name) => query.has(name))) return undefined;
  for (const name of REMOVED_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
