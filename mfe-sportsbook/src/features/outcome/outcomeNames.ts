import type { FormatText, Message } from '@foyer/i18n';
import type { FeedMarketKind, FeedOutcomeId, SportId } from '@foyer/kernel/sports-feed';
import { messages } from './outcome.messages.ts';

export interface Sides {
  readonly home: string;
  readonly away: string;
}

/** Names of outcomes. */
export function outcomeNames(
  text: FormatText,
  { home, away }: Sides,
): Readonly<Record<FeedOutcomeId, string>> {
  return {
    home: text(messages.wins, { team: home }),
    draw: text(messages.draw),
    away: text(messages.wins, { team: away }),
    over: text(messages.over),
    under: text(messages.under),
  };
}

const TOTALS: Readonly<Record<SportId, Message>> = {
  football: messages.goals,
  'ice-hockey': messages.goals,
  basketball: messages.points,
  tennis: messages.sets,
  volleyball: messages.sets,
  esports: messages.maps,
};
/** If a draw is possible, extra time does not count. */
const HAS_DRAWS: readonly SportId[] = ['football', 'ice-hockey'];

/** True for sports whose matches can end level. */
export function hasDraws(sport: SportId): boolean {
  return HAS_DRAWS.includes(sport);
}

/** Name of a market. */
export function marketName(kind: FeedMarketKind, sport: SportId): Message {
  if (kind === 'total') return TOTALS[sport];
  return hasDraws(sport) ? messages.result : messages.winner;
}
