/** Input of `startDeposit`: 25.00 EUR by card, with a new id. */
export function depositInput(
  change: Record<string, unknown> = {},
): { readonly id: string } & Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    methodId: 'card',
    returnPath: '/en/deposit/',
    locale: 'en',
    ...change,
  };
}

/** Input of `startWithdrawal`: 25.00 EUR to the card, with a new id. */
export function withdrawalInput(
  change: Record<string, unknown> = {},
): { readonly id: string } & Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    accountId: 'acc-card',
    locale: 'en',
    ...change,
  };
}
