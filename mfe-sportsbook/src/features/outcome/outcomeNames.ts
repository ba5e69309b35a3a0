import {
  LINE_UNITS,
  playerOf,
  type MarketKind,
  type MarketSelection,
  type OutcomeId,
} from '@foyer/kernel/markets';
import { messages as main } from './mainNames.messages.ts';
import { mainOutcomeName, type NameFormats, type Sides } from './mainNames.ts';
import { messages as markets } from './market.messages.ts';
import { messages } from './outcome.messages.ts';

const FIXED: Readonly<Partial<Record<OutcomeId, (typeof messages)[keyof typeof messages]>>> = {
  yes: messages.yes,
  no: messages.no,
  odd: messages.odd,
  even: messages.even,
  equal: messages.equal,
  'first-half': markets.firstHalf,
  'second-half': markets.secondHalf,
  other: messages.otherScore,
  none: messages.noGoal,
  all: markets.builder,
};

/** A selection; without its kind, it is not one of a goal or a count. */
type Named = Omit<MarketSelection, 'kind'> & { readonly kind?: MarketKind };

/** Markets that compare counts: a side does not win the match, but has more of them. */
const COUNTED: readonly (MarketKind | undefined)[] = ['cornerWinner', 'cardWinner'];

/** Name of an outcome with its line: "Over 2.5", "Rovers −1.25", "2–1". The market is named beside it. */
export function outcomeName(formats: NameFormats, selection: Named, sides: Sides): string {
  const { kind, line, outcome } = selection;
  if (kind === 'fieldWinner' || kind === 'fieldPlace') {
    const runner = sides.player ?? formats.text(messages.runner, { number: outcome.slice(1) });
    if (kind === 'fieldWinner') return runner;
    return formats.text(messages.inPlaces, { runner, places: (line ?? 0) / LINE_UNITS });
  }
  if (kind === 'nextGoal' || kind === 'goalscorer')
    return formats.text(messages.goalNumber, {
      choice: choiceName(formats, outcome, sides),
      number: (line ?? 0) / LINE_UNITS,
    });
  if (kind === 'anytimeScorer' || COUNTED.includes(kind)) return choiceName(formats, outcome, sides);
  const mainName = mainOutcomeName(formats, line, outcome, sides);
  if (mainName !== undefined) return mainName;
  const { text } = formats;
  if (outcome === 'home' || outcome === 'draw' || outcome === 'away') {
    const handicap = handicapLine(formats, outcome, line ?? 0);
    return outcome === 'draw'
      ? text(messages.handicapDraw, { team: sides.home, line: handicap })
      : `${sides[outcome]} ${handicap}`;
  }
  const fixed = FIXED[outcome];
  if (fixed) return text(fixed);
  if (outcome === 'home-or-away') return text(messages.either, { home: sides.home, away: sides.away });
  if (outcome === 'home-or-draw') return text(messages.orDraw, { team: sides.home });
  if (outcome === 'draw-or-away') return text(messages.orDraw, { team: sides.away });
  return composedName(formats, outcome, sides);
}

/** A side, a player, or none of them. */
function choiceName({ text }: NameFormats, outcome: OutcomeId, sides: Sides): string {
  if (outcome === 'home' || outcome === 'away') return sides[outcome];
  if (outcome === 'draw') return text(messages.equal);
  const player = playerOf(outcome);
  if (!player) return text(messages.noGoal);
  const { side, number } = player;
  return (
    sides.player ?? sides.squads?.[side][number - 1] ?? text(messages.player, { team: sides[side], number })
  );
}

/** Like {@link outcomeName}, but only the team where the heading of the market says that it wins. */
export function outcomeLabel(formats: NameFormats, selection: Named, sides: Sides): string {
  const { kind, line, outcome } = selection;
  if (kind === 'nextGoal' || kind === 'goalscorer') return choiceName(formats, outcome, sides);
  return line === null && (outcome === 'home' || outcome === 'away')
    ? sides[outcome]
    : outcomeName(formats, selection, sides);
}

/** The line of a handicap is added to the home side, so the away side has its negative: "−1.25", "+1", "0". */
export function handicapLine(
  { decimals }: NameFormats,
  outcome: 'home' | 'draw' | 'away',
  line: number,
): string {
  const signed = outcome === 'away' ? -line : line;
  const size = Math.abs(signed);
  const count = size % LINE_UNITS === 0 ? 0 : size % (LINE_UNITS / 2) === 0 ? 1 : 2;
  return `${signed > 0 ? '+' : signed < 0 ? '−' : ''}${decimals(size / LINE_UNITS, count)}`;
}

/** Outcomes of several parts: a result at half-time and full-time, a margin, a score, a number of goals. */
function composedName({ text }: NameFormats, outcome: string, sides: Sides): string {
  const sideName = (side: string): string =>
    side === 'home' || side === 'away' ? sides[side] : text(main.draw);
  if (outcome.includes('/')) return outcome.split('/').map(sideName).join(' / ');
  const [side, margin] = outcome.split('+');
  if (margin === '') return text(messages.orMore, { count: side ?? '' });
  if (margin !== undefined)
    return text(Number(margin) === LAST_MARGIN ? messages.byOrMore : messages.by, {
      team: sideName(side ?? ''),
      margin,
    });
  return outcome.replace(':', '–');
}

/** From this margin on, all wins are one outcome. */
const LAST_MARGIN = 3;
