import { LINE_UNITS } from '@foyer/kernel/markets';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import type { Quote, TradedSelection } from '@foyer/kernel/sports-trading';

/** The current price of a runner, with the terms of a bet each way and the deductions that earlier bets have. */
export function quoteContest(
  contest: FeedContest | undefined,
  { kind, line, outcome }: TradedSelection,
): Quote {
  const market = contest?.markets.find((offered) => offered.kind === kind && offered.line === line);
  const price = market?.outcomes.find(({ id }) => id === outcome)?.price;
  if (!contest || !market || price === undefined || market.status === 'closed')
    return { status: 'unavailable' };
  const { competition, name, startsAt, phase, runners, terms, markets } = contest;
  const placePrice = markets
    .find((offered) => offered.kind === 'fieldPlace' && offered.line === (terms?.places ?? 0) * LINE_UNITS)
    ?.outcomes.find(({ id }) => id === outcome)?.price;
  return {
    status: market.status,
    price,
    sport: competition.sport,
    competition: competition.name,
    home: contest.kind === 'race' ? name : competition.name,
    away: contest.kind === 'race' ? competition.name : name,
    startsAt,
    phase,
    player: runners.find(({ id }) => id === outcome)?.name ?? null,
    eachWay: kind === 'fieldWinner' && terms && placePrice !== undefined ? { ...terms, placePrice } : null,
    withdrawn: runners.flatMap(({ withdrawn }) => withdrawn ?? []),
  };
}
