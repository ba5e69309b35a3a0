import type { SportsBetRefusal } from '@foyer/graphql/main';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { Log, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import type { RegisterChecks } from '../../exclusions/register/registerChecks.ts';
import type { BetReader } from '../betReader.ts';
import type { BetRow } from '../betRows.ts';
import type { BetRequest } from './betRules.ts';
import type { SportsBonus } from '../bonus/sportsBonus.ts';
import type { OfferedOdds } from '../boosts/boostedOdds.ts';
import type { OfferedBoost } from '../boosts/boostRules.ts';
import type { OfferedCombination } from '../boosts/combinations.ts';
import type { PlaceStake } from './placements.ts';
import type { ReadBetQuotes } from './quoteReader.ts';
import type { SportsFeedDeps } from '../sportsFeed.ts';

export interface PlaceBetDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly log: Log;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly registerChecks: Pick<RegisterChecks, 'check'>;
  /** Takes stakes; by default each in a transaction of its own. */
  readonly place?: PlaceStake;
  /** Reads bets by their keys; by default each by a query of its own. */
  readonly reader?: Pick<BetReader, 'byKey'>;
  /** Reads prices; by default each by a call of its own. */
  readonly quotesOf?: ReadBetQuotes;
}

export interface Bettor {
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  /** Profit boosts that the player can use; none when omitted. */
  readonly boosts?: readonly OfferedBoost[];
  /** False once the operator has switched the sportsbook off; asked again after the delay of matches in play. */
  readonly isOffered?: () => boolean;
  /** Boosted combinations that the player can use; none when omitted. */
  readonly combinations?: readonly OfferedCombination[];
  /** Boosted odds that the player can use; none when omitted. */
  readonly boostedOdds?: readonly OfferedOdds[];
  /** The bonus that the player can stake on sports; null without one. */
  readonly bonus?: SportsBonus | null;
}

export interface PlacedBet {
  readonly bet?: BetRow;
  readonly refusals: readonly SportsBetRefusal[];
  readonly quotes: readonly Quote[];
  readonly maximumStakePerLine?: number;
}

/** A bet whose prices were read and whose selections can be backed. */
export interface CheckedBet {
  readonly request: BetRequest;
  readonly quotes: readonly Quote[];
  /** Quotes of the feed, of which boosted odds have another price. */
  readonly regular: readonly Quote[];
  readonly key: string;
  readonly hash: string;
  readonly boost?: OfferedBoost | undefined;
  readonly odds: OfferedOdds | undefined;
  readonly combination?: OfferedCombination | undefined;
}
