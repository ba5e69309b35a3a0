import {
  isLineOf,
  LINE_UNITS,
  MARKETS,
  outcomesOf,
  PLAYERS,
  type MarketKind,
  type OutcomeId,
  type PlayerId,
} from '@foyer/kernel/markets';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import { isPriceable, makeBook, priceable } from './book.ts';
import { nextGoalLine } from './footballCounts.ts';
import { OFFERS, type LineOffer, type Offer } from './offers.ts';
import { fairProbability, type Chances, type Outlook, type Possibility } from './outlook.ts';

/** Markets with more outcomes leave out those without a price; others are suspended as a whole. */
const MAX_SUSPENDED_OUTCOMES = 3;

/** Every market of a match that can be priced, in the order of the sport. */
export function allMarkets(sport: SportId, outlook: Outlook): readonly FeedMarket[] {
  return OFFERS[sport].flatMap((offer) =>
    marketsOf(sport, offer, outlook).filter(({ status }) => status === 'open'),
  );
}

/** The markets of the board: the winner, and the total closest to even. Suspended when it cannot be priced. */
export function boardMarkets(sport: SportId, outlook: Outlook): readonly FeedMarket[] {
  return OFFERS[sport].flatMap((offer) => {
    if (offer.kind === 'winner') return marketsOf(sport, offer, outlook);
    return offer.kind === 'total' && offer.lines && offer.lines !== 'next'
      ? marketsOf(sport, { ...offer, lines: { ...offer.lines, beside: 0 } }, outlook)
      : [];
  });
}

function marketsOf(sport: SportId, { kind, scope, lines }: Offer, outlook: Outlook): readonly FeedMarket[] {
  if (scope === 'player') return marketOf(kind, null, (outcome) => outlook.of(playerOf(outcome)));
  const possibilities = outlook.of(scope);
  if (!lines) return marketOf(kind, null, () => possibilities);
  if (lines === 'next') return marketOf(kind, nextGoalLine(possibilities), () => possibilities);
  return linesAround(lines, possibilities)
    .filter((line) => isLineOf(kind, line) && !isOtherMarket(sport, kind, line))
    .flatMap((line) => marketOf(kind, line, () => possibilities));
}

function playerOf(outcome: OutcomeId): PlayerId {
  const player = PLAYERS.find((known) => known === outcome);
  if (!player) throw new RangeError(`${outcome} is not a player.`);
  return player;
}

/** True for a handicap that is another market: without a head start, or half a point where no match is drawn. */
function isOtherMarket(sport: SportId, kind: MarketKind, line: number): boolean {
  if (kind === 'handicap') return line === 0;
  const isHalfPoint = Math.abs(line) < LINE_UNITS;
  return (
    kind === 'asianHandicap' && isHalfPoint && !OFFERS[sport].some((offer) => offer.kind === 'drawNoBet')
  );
}

/** Empty when nothing is left to decide. */
function marketOf(
  kind: MarketKind,
  line: number | null,
  possibilitiesOf: (outcome: OutcomeId) => readonly Possibility[],
): readonly FeedMarket[] {
  const chances: Chances = outcomesOf(kind).flatMap((outcome) => {
    const probability = fairProbability(possibilitiesOf(outcome), { kind, line, outcome });
    // no draw in a sport without draws, no score that has been passed
    return probability === undefined || probability === 0 ? [] : [[outcome, probability] as const];
  });
  if (chances.length < 2) return [];
  if (
    chances.length <= MAX_SUSPENDED_OUTCOMES ||
    (MARKETS[kind].line !== 'none' && MARKETS[kind].line !== 'number')
  )
    return [{ kind, line, status: isPriceable(chances) ? 'open' : 'suspended', outcomes: makeBook(chances) }];
  const prices = new Map(makeBook(chances).map((outcome) => [outcome.id, outcome]));
  const outcomes = priceable(chances).flatMap(([outcome]) => prices.get(outcome) ?? []);
  return [{ kind, line, status: outcomes.length > 1 ? 'open' : 'suspended', outcomes }];
}

/** Lines beside the one at which over and under are closest, in hundredths, from low to high. */
function linesAround(
  { quantity, step, beside, within }: LineOffer,
  possibilities: readonly Possibility[],
): readonly number[] {
  const shares = new Map<number, number>();
  for (const { result, probability } of possibilities) {
    const key = quantity(result);
    shares.set(key, (shares.get(key) ?? 0) + probability);
  }
  let below = 0;
  let middle = 0;
  let distance = Infinity;
  for (const [value, share] of [...shares].sort(([left], [right]) => left - right)) {
    below += share;
    if (Math.abs(below - 0.5) >= distance) continue;
    distance = Math.abs(below - 0.5);
    middle = value;
  }
  const centre = middle * LINE_UNITS + (within === 0 ? 0 : LINE_UNITS / 2);
  return Array.from({ length: 2 * beside + 1 }, (_, index) => centre + (index - beside) * step);
}
