import { createInternalClient, type InternalClientParts, type InternalClient } from '../internalClient.ts';

export type MoneyParts = InternalClientParts;

/** Client of the api's internal money endpoints. */
export function createMoneyClient(parts: MoneyParts): InternalClient {
  return createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PAYMENTS_AWAY',
    readFailureText: 'The payment service is not responding.',
    unknownOutcomeText:
      'The payment service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });
}
