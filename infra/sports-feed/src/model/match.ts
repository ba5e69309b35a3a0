import type { FeedEvent, FeedMarket, FeedMarketKind } from '@foyer/kernel/sports-feed';
import { isPriceable, makeBook, type Chances } from './book.ts';
import type { Chance } from './chance.ts';
import { playClocked, ratesOf, shareLeft, standingOfClocked, type ClockedPlay } from './clockedPlay.ts';
import { totalChances, winnerChances, type Total } from './clockedPrices.ts';
import type { Fixture } from './fixtures.ts';
import { opinionAt } from './opinion.ts';
import { BEFORE_THE_START, NIL, type Standing } from './play.ts';
import { gameChancesOf, playRace, standingOfRace, stateOfRace, type RacePlay } from './racePlay.ts';
import { outlookOf, raceTotal, raceWinner } from './racePrices.ts';
import { RULES, type ClockedRules, type RaceRules } from './rules.ts';

/** An event without the number that the board gives it. */
export type MatchState = Omit<FeedEvent, 'sequence'>;

export interface Match {
  readonly fixture: Fixture;
  /** Drawn when first asked for: a match far ahead costs nothing. */
  endsAt(): number;
  stateAt(now: number): MatchState;
  /** Until then, nothing of it can change. */
  sameUntil(now: number): number;
}

/** Opinions, and with them prices before a match, move in steps: often in play, rarely before. */
const OPINION_STEP_MS = 15_000;
const STEP_BEFORE_MS = 120_000;
/** What is left of the time is looked at so often: between, only what happens moves a price. */
const CLOCK_STEP_MS = 5_000;

interface Prices {
  readonly winner: Chances;
  /** Absent once nothing is open about it. */
  readonly total: Total | undefined;
}

/** One sport's way to play and to price; `after` is milliseconds since the start. */
interface Course {
  readonly endsAfter: number;
  standing(after: number): Standing;
}

/** A match as a function of time: what is drawn comes from the seed and the fixture's id, so that it is the same after a restart. */
export function createMatch(fixture: Fixture, chance: Chance): Match {
  const rules = RULES[fixture.competition.sport];
  const game =
    rules.kind === 'clocked' ? clockedGame(rules, fixture, chance) : raceGame(rules, fixture, chance);
  const endsAt = (): number => fixture.startsAt + game.course().endsAfter;
  // not all of them at once: each match has its own moment to move
  const phase = Math.floor(chance.at(`${fixture.id}/step`) * STEP_BEFORE_MS);
  const stepAt = (now: number): number => Math.floor((now + phase) / STEP_BEFORE_MS) * STEP_BEFORE_MS - phase;
  let known: { readonly key: string; readonly prices: readonly FeedMarket[] } | undefined;

  function marketsAt(now: number, standing: Standing): readonly FeedMarket[] {
    const after = now - fixture.startsAt;
    const hasBegun = after >= 0;
    const looked = hasBegun ? Math.floor(after / CLOCK_STEP_MS) * CLOCK_STEP_MS : undefined;
    const opinionOf = hasBegun ? Math.floor(now / OPINION_STEP_MS) * OPINION_STEP_MS : stepAt(now);
    const key = JSON.stringify([
      rules.kind === 'clocked' ? looked : 0,
      opinionOf,
      standing.score,
      standing.inner,
      standing.period,
    ]);
    if (known?.key !== key)
      known = {
        key,
        prices: marketsOf(
          game.prices(
            hasBegun ? now - fixture.startsAt : undefined,
            looked ?? 0,
            rules.opinion * opinionAt(chance, fixture.id, opinionOf),
          ),
        ),
      };
    return standing.isTense
      ? known.prices.map((market) => ({ ...market, status: 'suspended' }))
      : known.prices;
  }

  return {
    fixture,
    endsAt,
    sameUntil(now) {
      if (now < fixture.startsAt) return Math.min(fixture.startsAt, stepAt(now) + STEP_BEFORE_MS);
      return now < endsAt() ? now : Infinity;
    },
    stateAt(now) {
      const after = now - fixture.startsAt;
      const hasBegun = after >= 0;
      const standing = hasBegun ? game.course().standing(after) : BEFORE_THE_START;
      const markets = standing.phase === 'ended' ? [] : marketsAt(now, standing);
      const { id, competition, home, away, startsAt } = fixture;
      const { isTense: _, ...shown } = standing;
      return {
        id,
        competition: competition.id,
        home: home.name,
        away: away.name,
        startsAt,
        ...shown,
        markets,
      };
    },
  };
}

interface Game {
  course(): Course;
  /** `after` says what has happened, nothing before the start; `looked` how much of the time is gone. */
  prices(after: number | undefined, looked: number, tilt: number): Prices;
}

function clockedGame(rules: ClockedRules, { id, home, away }: Fixture, chance: Chance): Game {
  let drawn: ClockedPlay | undefined;
  const play = (): ClockedPlay =>
    (drawn ??= playClocked(rules, ratesOf(rules, home, away), chance.series(`${id}/play`)));
  return {
    course: () => ({
      endsAfter: play().endsAfter,
      standing: (after) => standingOfClocked(rules, play(), after),
    }),
    prices(after, looked, tilt) {
      const rates = ratesOf(rules, home, away, tilt);
      const score = (after === undefined ? undefined : standingOfClocked(rules, play(), after).score) ?? NIL;
      const left = shareLeft(rules, looked);
      return {
        winner: winnerChances(rules, rates, score, left),
        total: totalChances(rules, rates, score, left),
      };
    },
  };
}

function raceGame(rules: RaceRules, { id, home, away }: Fixture, chance: Chance): Game {
  let drawn: RacePlay | undefined;
  const play = (): RacePlay =>
    (drawn ??= playRace(rules, gameChancesOf(rules, home, away), chance.series(`${id}/play`)));
  return {
    course: () => ({
      endsAfter: play().endsAfter,
      standing: (after) => standingOfRace(rules, play(), after),
    }),
    prices(after, _looked, tilt) {
      const outlook = outlookOf(
        rules,
        gameChancesOf(rules, home, away, tilt),
        after === undefined ? undefined : stateOfRace(play(), after),
      );
      return { winner: raceWinner(outlook), total: raceTotal(outlook) };
    },
  };
}

function marketsOf({ winner, total }: Prices): readonly FeedMarket[] {
  const market = (kind: FeedMarketKind, chances: Chances, line: number | null): FeedMarket => ({
    kind,
    line,
    status: isPriceable(chances) ? 'open' : 'suspended',
    outcomes: makeBook(chances),
  });
  return [market('winner', winner, null), ...(total ? [market('total', total.chances, total.line)] : [])];
}
