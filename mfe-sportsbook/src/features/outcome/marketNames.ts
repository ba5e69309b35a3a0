import type { FormatText, Message } from '@foyer/i18n';
import type { FieldKind } from '@foyer/kernel/field';
import type { MarketKind } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import { hasDraws, mainMarketName, unitOf, type Sides } from './mainNames.ts';
import { messages as main } from './mainNames.messages.ts';
import { messages } from './market.messages.ts';

interface PeriodTerms {
  readonly first: Message;
  readonly second: Message;
  /** Total of the first period: in a set, games or points are counted. */
  readonly total: Message;
}

const PERIODS: Readonly<Record<SportId, PeriodTerms>> = {
  football: { first: messages.firstHalf, second: messages.secondHalf, total: main.goals },
  'ice-hockey': { first: messages.firstPeriod, second: messages.rest, total: main.goals },
  basketball: { first: messages.firstQuarter, second: messages.rest, total: main.points },
  tennis: { first: messages.firstSet, second: messages.rest, total: messages.games },
  volleyball: { first: messages.firstSet, second: messages.rest, total: main.points },
  handball: { first: messages.firstHalf, second: messages.secondHalf, total: main.goals },
  'american-football': { first: messages.firstQuarter, second: messages.rest, total: main.points },
  esports: { first: messages.firstMap, second: messages.rest, total: messages.rounds },
};

/** Name of the first half, period, quarter, set or map. */
export function firstPeriodName(sport: SportId): Message {
  return PERIODS[sport].first;
}

/** Name of a market on the runners of a race or a competition, without its line. */
export function fieldMarketName(text: FormatText, kind: FieldKind): string {
  return text(messages[kind]);
}

/** Name of a market, without its line. */
export function marketName(
  text: FormatText,
  kind: MarketKind,
  sport: SportId,
  { home, away }: Sides,
): string {
  const { first, second, total: periodTotal } = PERIODS[sport];
  const unit = unitOf(sport);
  const total = mainMarketName('total', sport);
  const of = (part: string, market: Message): string =>
    text(messages.of, { part, market: text(market, { unit: 'goals' }) });
  switch (kind) {
    case 'winner':
    case 'total':
      return text(mainMarketName(kind, sport));
    case 'homeTotal':
      return of(home, total);
    case 'awayTotal':
      return of(away, total);
    case 'asianHandicap':
      return text(hasDraws(sport) ? messages.asianHandicap : messages.spread);
    case 'exactGoals':
    case 'bothScore':
      return text(messages[kind], { unit });
    case 'homeCornerTotal':
      return of(home, messages.cornerTotal);
    case 'awayCornerTotal':
      return of(away, messages.cornerTotal);
    case 'homeCleanSheet':
      return of(home, messages.cleanSheet);
    case 'awayCleanSheet':
      return of(away, messages.cleanSheet);
    case 'homeWinsToNil':
      return of(home, messages.winToNil);
    case 'awayWinsToNil':
      return of(away, messages.winToNil);
    case 'homeInBothHalves':
      return of(home, messages.bothHalves);
    case 'awayInBothHalves':
      return of(away, messages.bothHalves);
    case 'firstWinner':
      return of(
        text(first),
        unit === 'sets' || unit === 'maps' ? messages.periodWinner : messages.periodResult,
      );
    case 'firstDoubleChance':
      return of(text(first), messages.doubleChance);
    case 'firstDrawNoBet':
      return of(text(first), messages.drawNoBet);
    case 'firstTotal':
      return of(text(first), periodTotal);
    case 'firstBothScore':
      return of(text(first), messages.bothScore);
    case 'secondWinner':
      return of(text(second), messages.periodResult);
    case 'secondTotal':
      return of(text(second), periodTotal);
    default:
      return text(messages[kind]);
  }
}
