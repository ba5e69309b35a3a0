import type { FormatText, Message, NumberFormats } from '@foyer/i18n';
import { LINE_UNITS, type OutcomeId } from '@foyer/kernel/markets';
import type { FeedSquads, SportId } from '@foyer/kernel/sports-feed';
import { messages } from './mainNames.messages.ts';

/** The two sides of a match. */
export interface Sides {
  readonly home: string;
  readonly away: string;
  /** Names of the players, where they are known. */
  readonly squads?: FeedSquads | null | undefined;
  /** Name of the player of a selection. */
  readonly player?: string | null | undefined;
}

/** The player's language. */
export interface NameFormats {
  readonly text: FormatText;
  readonly decimals: NumberFormats['decimals'];
}

/** Unit of the score of a sport. */
export type ScoreUnit = 'goals' | 'points' | 'sets' | 'maps';

const UNITS: Readonly<Record<SportId, ScoreUnit>> = {
  football: 'goals',
  'ice-hockey': 'goals',
  basketball: 'points',
  tennis: 'sets',
  volleyball: 'sets',
  handball: 'goals',
  'american-football': 'points',
  esports: 'maps',
};

export function unitOf(sport: SportId): ScoreUnit {
  return UNITS[sport];
}

/** True for sports whose matches can end level: extra time does not count. */
export function hasDraws(sport: SportId): boolean {
  return UNITS[sport] === 'goals';
}

/** Names of the markets on the board; `marketNames.ts` has all others. */
export function mainMarketName(kind: 'winner' | 'total', sport: SportId): Message {
  if (kind === 'total') return messages[UNITS[sport]];
  return hasDraws(sport) ? messages.result : messages.winner;
}

/** Names of the outcomes on the board; undefined for all others, which are in `outcomeNames.ts`. */
export function mainOutcomeName(
  formats: NameFormats,
  line: number | null,
  outcome: OutcomeId,
  sides: Sides,
): string | undefined {
  const { text } = formats;
  if (line !== null)
    return outcome === 'over' || outcome === 'under'
      ? text(messages[outcome], { line: lineText(formats, line) })
      : undefined;
  if (outcome === 'home' || outcome === 'away') return text(messages.wins, { team: sides[outcome] });
  return outcome === 'draw' ? text(messages.draw) : undefined;
}

/** A line of hundredths: 2.5, or 2.25 for a quarter line. */
export function lineText({ decimals }: NameFormats, line: number): string {
  return decimals(line / LINE_UNITS, line % (LINE_UNITS / 2) === 0 ? 1 : 2);
}
