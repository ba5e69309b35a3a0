import type { FeedMatch } from '@foyer/kernel/sports-feed';
import type { Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import { playerName } from '../../catalogue/squads.ts';
import type { Competition } from '../../catalogue/row.ts';
import type { BuilderOffer } from '../model/builder/offerBuilder.ts';
import type { BuilderValue } from './builderOffers.ts';

/** The current price of a selection, with what a bet has to store about its match. */
export function quoteSelection(
  event: FeedMatch | undefined,
  competition: Competition | undefined,
  { kind, line, outcome }: TradedSelection,
): Quote {
  const market = event?.markets.find((offered) => offered.kind === kind && offered.line === line);
  const price = market?.outcomes.find(({ id }) => id === outcome)?.price;
  if (!event || !competition || !market || price === undefined || market.status === 'closed')
    return { status: 'unavailable' };
  return {
    status: market.status,
    price,
    ...matchOf(event, competition),
    player: playerName(event.squads, outcome),
  };
}

/** The current price of a bet builder. */
export function quoteBuilder(
  event: FeedMatch | undefined,
  competition: Competition | undefined,
  { parts = [] }: TradedSelection,
  offer: BuilderOffer | undefined,
): Quote {
  if (!event || !competition || !offer) return { status: 'unavailable' };
  if (!offer.price || offer.status === 'refused' || offer.status === 'incomplete')
    return { status: 'unavailable', reason: offer.problems[0]?.reason ?? null };
  return {
    status: offer.status,
    price: offer.price.price,
    ...matchOf(event, competition),
    player: null,
    players: parts.map(({ outcome }) => playerName(event.squads, outcome)),
    marginBasisPoints: offer.price.marginBasisPoints,
  };
}

/** The value of a bet builder that was accepted before. */
export function quoteHeldBuilder(
  event: FeedMatch | undefined,
  competition: Competition | undefined,
  value: BuilderValue | undefined,
): Quote {
  if (!event || !competition || !value) return { status: 'unavailable' };
  if (value.price === undefined) return { status: 'unavailable', reason: 'IMPOSSIBLE' };
  return {
    status: value.isSuspended ? 'suspended' : 'open',
    price: value.price,
    ...matchOf(event, competition),
    player: null,
    marginBasisPoints: 0,
  };
}

function matchOf({ home, away, startsAt, phase }: FeedMatch, { sport, name }: Competition) {
  return { sport, competition: name, home, away, startsAt, phase };
}
