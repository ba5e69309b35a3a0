import { useQuery } from '@apollo/client/react';
import { SportsCashOutsDocument, type CashOutOfferFragment } from './CashOut.generated.ts';

/** Offers are read again at this interval, in ms. */
const REFRESH_MS = 5_000;
/** Bets of one question, as the api accepts them. */
const MAX_BETS = 200;

export type CashOutOffer = CashOutOfferFragment;

/** The current cash-out offers of these bets by bet id. */
export function useCashOuts(betIds: readonly string[]): ReadonlyMap<string, CashOutOffer> {
  const { data } = useQuery(SportsCashOutsDocument, {
    variables: { betIds: betIds.slice(0, MAX_BETS) },
    fetchPolicy: 'no-cache',
    pollInterval: REFRESH_MS,
    skip: betIds.length === 0,
  });
  return new Map((data?.viewer?.sportsCashOuts ?? []).map((offer) => [offer.betId, offer]));
}
