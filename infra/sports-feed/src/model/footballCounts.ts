import {
  LINE_UNITS,
  playerOf,
  PLAYERS,
  type MatchStatistics,
  type PlayerId,
  type Score,
} from '@foyer/kernel/markets';
import { GOAL_SHARES } from '../../catalogue/squads.ts';
import type { Chance } from './chance.ts';
import type { Rates } from './clockedPlay.ts';
import type { Possibility } from './outlook.ts';
import { NIL, plus, type Side } from './play.ts';

/** Expected corners and cards of a side in a whole match, between equal teams. */
const CORNERS = 5.1;
const CARDS = 2.1;
/** Share of the difference in strength that shows in corners; weaker sides get more cards. */
const CORNER_TILT = 0.5;
const CARD_TILT = -0.3;
/** Counts above are left out of the prices; a match with equal teams has 40 corners once in 10^12 matches. */
const MAX_COUNT = 24;

interface Count {
  /** Share of the playing time at which it happens, from 0 to 1. */
  readonly at: number;
  readonly side: Side;
}

/** Corners and cards of a whole match, generated at once. Pricing must not read it. */
export interface CountedPlay {
  readonly corners: readonly Count[];
  readonly cards: readonly Count[];
}

/** Expected number of corners or cards of both sides in a whole match. */
function countRates(count: 'corners' | 'cards', { home, away }: Rates): Rates {
  const lead = Math.log(home / away) / 2;
  const [mean, tilt] = count === 'corners' ? [CORNERS, CORNER_TILT] : [CARDS, CARD_TILT];
  return { home: mean * Math.exp(lead * tilt), away: mean * Math.exp(-lead * tilt) };
}

/** Poisson counts: independent of goals and of each other. */
export function playCounts(id: string, rates: Rates, chance: Chance): CountedPlay {
  const play = (count: 'corners' | 'cards'): readonly Count[] => {
    const { home, away } = countRates(count, rates);
    const draw = chance.series(`${id}/${count}`);
    const found: Count[] = [];
    for (let at = gap(home + away, draw); at < 1; at += gap(home + away, draw))
      found.push({ at, side: draw() * (home + away) < home ? 'home' : 'away' });
    return found;
  };
  return { corners: play('corners'), cards: play('cards') };
}

function gap(rate: number, draw: () => number): number {
  return -Math.log(1 - draw()) / rate;
}

/** The counts after a share of the playing time. */
export function countsAt({ corners, cards }: CountedPlay, share: number): Omit<MatchStatistics, 'scorers'> {
  const until = (counts: readonly Count[]): Score =>
    counts.filter(({ at }) => at <= share).reduce((score, { side }) => plus(score, side, 1), NIL);
  return { corners: until(corners), cards: until(cards) };
}

/** Corners and cards after a share of the playing time, the latest first, with the share of each. */
export function countedAt(
  { corners, cards }: CountedPlay,
  share: number,
): readonly (Count & { readonly kind: 'corner' | 'card' })[] {
  return [
    ...corners.map((count) => ({ ...count, kind: 'corner' as const })),
    ...cards.map((count) => ({ ...count, kind: 'card' as const })),
  ]
    .filter(({ at }) => at <= share)
    .sort((left, right) => right.at - left.at);
}

/** The player who scores the goal with an index, by the shares of the side. */
export function scorerOf(id: string, index: number, side: Side, chance: Chance): PlayerId {
  const drawn = chance.at(`${id}/scorer/${index}`);
  let sum = 0;
  for (const player of playersOf(side)) {
    sum += shareOf(player);
    if (drawn < sum) return player;
  }
  return side === 'home' ? 'h11' : 'a11';
}

function playersOf(side: Side): readonly PlayerId[] {
  return PLAYERS.filter((player) => sideOf(player) === side);
}

function sideOf(player: PlayerId): Side {
  return playerOf(player)?.side ?? 'home';
}

/** Share of the goals of a side that the player scores. */
export function shareOf(player: PlayerId): number {
  return GOAL_SHARES[(playerOf(player)?.number ?? 0) - 1] ?? 0;
}

/** The known part of a football match, and what is left of it. */
export interface CountedState {
  readonly statistics: MatchStatistics;
  /** Share of the playing time left, from 1 to 0. */
  readonly left: number;
}

/** Distributions of corners, cards and scorers: each only as far as a market needs it. */
export function countedPossibilities(
  scope: 'corners' | 'cards' | 'nextScorer' | PlayerId,
  rates: Rates,
  { statistics, left }: CountedState,
): readonly Possibility[] {
  if (scope === 'corners' || scope === 'cards') return counts(scope, rates, { statistics, left });
  if (scope === 'nextScorer') return nextScorers(rates, { statistics, left });
  const side = sideOf(scope);
  const scores = 1 - Math.exp(-rates[side] * left * shareOf(scope));
  const hasScored = statistics.scorers.includes(scope);
  return hasScored
    ? [possibility({ ...statistics, scorers: [scope] }, 1)]
    : [
        possibility({ ...statistics, scorers: [scope] }, scores),
        possibility({ ...statistics, scorers: [] }, 1 - scores),
      ];
}

function counts(scope: 'corners' | 'cards', rates: Rates, { statistics, left }: CountedState) {
  const toCome = countRates(scope, rates);
  const [home, away] = [poisson(toCome.home * left), poisson(toCome.away * left)];
  const now = statistics[scope];
  return home.flatMap((chance, more) =>
    away.map((other, others) =>
      possibility(
        { ...statistics, [scope]: { home: now.home + more, away: now.away + others } },
        chance * other,
      ),
    ),
  );
}

/** The next goal by each player, and no further goal. */
function nextScorers(rates: Rates, { statistics, left }: CountedState): readonly Possibility[] {
  const whole = rates.home + rates.away;
  const none = Math.exp(-whole * left);
  return [
    possibility(statistics, none),
    ...PLAYERS.map((player) => {
      const side = sideOf(player);
      const probability = (1 - none) * (rates[side] / whole) * shareOf(player);
      return possibility({ ...statistics, scorers: [...statistics.scorers, player] }, probability);
    }),
  ];
}

function possibility(statistics: MatchStatistics, probability: number): Possibility {
  return { result: { ...NIL, periods: [], statistics }, probability };
}

/** Probabilities of 0 to {@link MAX_COUNT} events. */
function poisson(mean: number): readonly number[] {
  const found = [Math.exp(-mean)];
  for (let count = 1; count <= MAX_COUNT; count += 1) found.push(((found[count - 1] ?? 0) * mean) / count);
  return found;
}

/** Line of the markets on the next goal. */
export function nextGoalLine(possibilities: readonly Possibility[]): number {
  const known = Math.min(...possibilities.map(({ result }) => result.statistics?.scorers.length ?? 0));
  return (known + 1) * LINE_UNITS;
}
