import type { SportsBetRefusal } from '@foyer/graphql/main';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { PlacedBet } from './bettor.ts';

/** The answer to a bet that was not placed, with the prices that were read for it. */
export const refused = (refusal: SportsBetRefusal, quotes: readonly Quote[] = []): PlacedBet => ({
  refusals: [refusal],
  quotes,
});

/** All refusals that name a reason: the type requires each code of the schema. */
const REFUSALS: Readonly<Record<Exclude<SportsBetRefusal, 'PLAYER_BLOCKED'>, true>> = {
  ACCOUNT_CLOSED: true,
  SELF_EXCLUDED: true,
  TIMED_OUT: true,
  KYC_REQUIRED: true,
  SOURCE_OF_WEALTH_EXPIRED: true,
  TERMS_NOT_ACCEPTED: true,
  PRODUCT_EXCLUDED: true,
  UNDER_AGE: true,
  ON_BREAK: true,
  REGISTER_UNAVAILABLE: true,
  REALITY_CHECK_DUE: true,
  LIMIT_REQUIRED: true,
  LIMIT_REACHED: true,
  INSUFFICIENT_FUNDS: true,
  NOT_OFFERED: true,
  SELECTIONS_INVALID: true,
  RELATED_SELECTIONS: true,
  TOO_MANY_LINES: true,
  STAKE_TOO_LOW: true,
  STAKE_TOO_HIGH: true,
  SELECTION_UNAVAILABLE: true,
  SELECTION_SUSPENDED: true,
  PRICE_CHANGED: true,
  FEED_UNAVAILABLE: true,
  KEY_REUSED: true,
  BOOST_UNAVAILABLE: true,
  EACH_WAY_CHANGED: true,
  BOOSTED_ODDS_UNAVAILABLE: true,
  BOOSTED_STAKE_TOO_HIGH: true,
  OPEN_BETS_TOO_HIGH: true,
  BONUS_UNAVAILABLE: true,
  BONUS_MAX_STAKE: true,
  BONUS_BET_EXCLUDED: true,
  BONUS_MARKET_EXCLUDED: true,
  BONUS_PRICE_TOO_LOW: true,
  BUILDER_REFUSED: true,
};

/** A refusal without a text of its own is a blocked player. */
export function refusalsOf({
  code,
  reasons,
}: {
  readonly code: string;
  readonly reasons: readonly string[];
}): readonly SportsBetRefusal[] {
  // suspended between the quote and the stake
  if (code === 'SUSPENDED') return ['SELECTION_SUSPENDED'];
  const known = [...reasons, code].filter((reason): reason is SportsBetRefusal =>
    Object.hasOwn(REFUSALS, reason),
  );
  return known.length > 0 ? known : ['PLAYER_BLOCKED'];
}
