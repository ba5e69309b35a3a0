import { createInternalClient, type InternalClientParts, type InternalClient } from '../internalClient.ts';

export type MoneyParts = InternalClientParts;

/** Client of the api's internal money endpoints. */
export function createMoneyClient(parts: MoneyParts): InternalClient {
  return createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PAYMENTS_AWAY',
    readFailureText: 'The payments do not answer.',
    unknownOutcomeText:
      'The payments do not answer; nobody knows whether it was done. The same decision again has one effect.',
  });
}
