import type { FeedMatch } from '@foyer/kernel/sports-feed';
import type { Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import { playerName } from '../../catalogue/squads.ts';
import type { Competition } from '../../catalogue/row.ts';

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
  const { home, away, startsAt, phase } = event;
  return {
    status: market.status,
    price,
    sport: competition.sport,
    competition: competition.name,
    home,
    away,
    startsAt,
    phase,
    player: playerName(event.squads, outcome),
  };
}
