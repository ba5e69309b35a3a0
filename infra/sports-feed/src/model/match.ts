import type { FeedEvent, FeedMarket, FeedMarketKind } from '@foyer/kernel/sports-feed';
import { isPriceable, makeBook, type Chances } from './book.ts';
import type { Chance } from './chance.ts';
import { playClocked, ratesOf, shareLeft, clockedProgressAt, type ClockedPlay } from './clockedPlay.ts';
import { totalChances, winnerChances, type Total } from './clockedPrices.ts';
import type { Fixture } from './fixtures.ts';
import { opinionAt } from './opinion.ts';
import { BEFORE_THE_START, NIL, type MatchProgress } from './play.ts';
import { gameChancesOf, playRace, raceProgressAt, stateOfRace, type RacePlay } from './racePlay.ts';
import { outlookOf, raceTotal, raceWinner } from './racePrices.ts';
import { RULES, type ClockedRules, type RaceRules } from './rules.ts';

/** An event before the board assigns its sequence number. */
export type MatchState = Omit<FeedEvent, 'sequence'>;

export interface Match {
  readonly fixture: Fixture;
  /** Generates the match on first use, so that distant matches cost nothing. */
  endsAt(): number;
  stateAt(now: number): MatchState;
  /** The state cannot change before this time. */
  sameUntil(now: number): number;
}

/** Opinions, and with them prices, move in steps: often in play, rarely before the start. */
const OPINION_STEP_MS = 15_000;
const STEP_BEFORE_MS = 120_000;
/** Interval at which prices follow the remaining time; between, only scores move them. */
const CLOCK_STEP_MS = 5_000;

interface Prices {
  readonly winner: Chances;
  /** Absent when no line is open. */
  readonly total: Total | undefined;
}

/** Play and pricing of one kind of sport; `after` is milliseconds since the start. */
interface Course {
  readonly endsAfter: number;
  progress(after: number): MatchProgress;
}

/**
 * A match as a function of time. Random numbers come from the seed and the fixture id, so the match
 * survives restarts.
 */
export function createMatch(fixture: Fixture, chance: Chance): Match {
  const rules = RULES[fixture.competition.sport];
  const game =
    rules.kind === 'clocked' ? clockedGame(rules, fixture, chance) : raceGame(rules, fixture, chance);
  const endsAt = (): number => fixture.startsAt + game.course().endsAfter;
  // each match has its own phase, so that prices do not all move at once
  const phase = Math.floor(chance.at(`${fixture.id}/step`) * STEP_BEFORE_MS);
  const stepAt = (now: number): number => Math.floor((now + phase) / STEP_BEFORE_MS) * STEP_BEFORE_MS - phase;
  let known: { readonly key: string; readonly prices: readonly FeedMarket[] } | undefined;

  function marketsAt(now: number, progress: MatchProgress): readonly FeedMarket[] {
    const after = now - fixture.startsAt;
    const hasStarted = after >= 0;
    const clock = hasStarted ? Math.floor(after / CLOCK_STEP_MS) * CLOCK_STEP_MS : undefined;
    const opinionOf = hasStarted ? Math.floor(now / OPINION_STEP_MS) * OPINION_STEP_MS : stepAt(now);
    const key = JSON.stringify([
      rules.kind === 'clocked' ? clock : 0,
      opinionOf,
      progress.score,
      progress.inner,
      progress.period,
    ]);
    if (known?.key !== key)
      known = {
        key,
        prices: marketsOf(
          game.prices(
            hasStarted ? now - fixture.startsAt : undefined,
            clock ?? 0,
            rules.opinion * opinionAt(chance, fixture.id, opinionOf),
          ),
        ),
      };
    return progress.isTense
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
      const hasStarted = after >= 0;
      const progress = hasStarted ? game.course().progress(after) : BEFORE_THE_START;
      const markets = progress.phase === 'ended' ? [] : marketsAt(now, progress);
      const { id, competition, home, away, startsAt } = fixture;
      const { isTense: _, ...shown } = progress;
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
  /**
   * `after` is the time since the start, undefined before it; `clock` the elapsed share at the last price
   * update.
   */
  prices(after: number | undefined, clock: number, tilt: number): Prices;
}

function clockedGame(rules: ClockedRules, { id, home, away }: Fixture, chance: Chance): Game {
  let drawn: ClockedPlay | undefined;
  const play = (): ClockedPlay =>
    (drawn ??= playClocked(rules, ratesOf(rules, home, away), chance.series(`${id}/play`)));
  return {
    course: () => ({
      endsAfter: play().endsAfter,
      progress: (after) => clockedProgressAt(rules, play(), after),
    }),
    prices(after, clock, tilt) {
      const rates = ratesOf(rules, home, away, tilt);
      const score = (after === undefined ? undefined : clockedProgressAt(rules, play(), after).score) ?? NIL;
      const left = shareLeft(rules, clock);
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
      progress: (after) => raceProgressAt(rules, play(), after),
    }),
    prices(after, _score, tilt) {
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
