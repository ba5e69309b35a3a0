import type { MatchStatistics, PlayerId, Score } from '@foyer/kernel/markets';
import type {
  FeedEvent,
  FeedIncident,
  FeedMarket,
  FeedMatch,
  FeedMoment,
  FeedScore,
  FeedSquads,
  SportId,
} from '@foyer/kernel/sports-feed';
import type { Chance } from './chance.ts';
import { beforeStart } from './clockedOutlook.ts';
import {
  attackAt,
  clockOfShare,
  clockedMoments,
  clockedProgressAt,
  periodScores,
  playClocked,
  ratesOf,
  shareLeft,
  type ClockedPlay,
} from './clockedPlay.ts';
import type { Team } from '../../catalogue/row.ts';
import { playerName, squadOf } from '../../catalogue/squads.ts';
import type { Fixture } from './fixtures.ts';
import { countedAt, countsAt, playCounts, scorerOf, type CountedPlay } from './footballCounts.ts';
import { matchOutlook } from './matchOutlook.ts';
import { allMarkets, boardMarkets } from './markets.ts';
import { opinionAt } from './opinion.ts';
import type { Outlook } from './outlook.ts';
import { BEFORE_THE_START, NIL, plus, type MatchProgress, type Side } from './play.ts';
import {
  gameChancesOf,
  playRace,
  raceMoments,
  raceProgressAt,
  setScores,
  stateOfRace,
  type RacePlay,
} from './racePlay.ts';
import { raceOutlook } from './raceOutlook.ts';
import { RULES, type ClockedRules, type RaceRules } from './rules.ts';

/** An event before the board assigns its sequence number. */
export type MatchState = Omit<FeedEvent, 'sequence'>;

/** A match with everything that its page shows, before it gets its sequence number. */
export type MatchDetails = Omit<FeedMatch, 'sequence'>;

export interface Match {
  readonly fixture: Fixture;
  /** The reason why the match is not played to its end; undefined for others. */
  readonly voidReason: 'ABANDONED' | 'WALKOVER' | undefined;
  /** Generates the match on first use, so that distant matches cost nothing. */
  endsAt(): number;
  /** The state with the markets of the board. */
  stateAt(now: number): MatchState;
  /** The state with all markets; costs up to ten times as much. */
  detailsAt(now: number): MatchDetails;
  /** The results that are possible, seen from now; undefined once it has ended. */
  outlookAt(now: number): Outlook | undefined;
  /** Corners, cards and scorers until now; null in sports without them. */
  statisticsAt(now: number): MatchStatistics | null;
  /** The state cannot change before this time. */
  sameUntil(now: number): number;
}

const SECOND = 1_000;
/** Interval at which prices in play follow the remaining time; between, only scores move them. */
const REPRICE_SECONDS = 5;
/** Opinions move with the first of this number of prices in play; rarely before the start. */
const PRICES_OF_OPINION = 3;
const STEP_BEFORE_MS = 120_000;
const PERCENT = 100;
/** Scores of a match that its page lists. */
const MAX_MOMENTS = 30;
/** Corners and cards of a match that its page lists. */
const MAX_INCIDENTS = 30;

/** Play and pricing of one kind of sport; `after` is milliseconds since the start. */
interface Game {
  endsAfter(): number;
  progress(after: number): MatchProgress;
  periods(after: number): readonly FeedScore[];
  moments(after: number): readonly FeedMoment[];
  incidents(after: number): readonly FeedIncident[];
  attack(after: number): Side | null;
  readonly squads: FeedSquads | null;
  statistics(after: number): MatchStatistics | null;
  /**
   * `after` is the time since the start, undefined before it; `clock` the elapsed share at the last price
   * update.
   */
  outlook(after: number | undefined, clock: number, tilt: number): Outlook;
}

/** Markets are computed when they are asked for, once for each state. */
interface Priced {
  readonly key: string;
  readonly outlook: Outlook;
  board?: readonly FeedMarket[];
  all?: readonly FeedMarket[];
}

export interface MatchOptions {
  /** Percent of all matches that are not played to their end. */
  readonly abandonedPercent?: number | undefined;
  /** Percent of the matches of sports with sets that one side wins without play. */
  readonly walkoverPercent?: number | undefined;
  /** Interval at which prices in play follow the remaining time. */
  readonly repriceSeconds?: number | undefined;
}

/**
 * A match as a function of time. Random numbers come from the seed and the fixture id, so the match
 * survives restarts.
 */
export function createMatch(
  fixture: Fixture,
  chance: Chance,
  { abandonedPercent = 0, walkoverPercent = 0, repriceSeconds = REPRICE_SECONDS }: MatchOptions = {},
): Match {
  const { sport } = fixture.competition;
  const rules = RULES[sport];
  const game =
    rules.kind === 'clocked' ? clockedGame(rules, fixture, chance) : raceGame(rules, fixture, chance);
  const isDrawn = (name: string, percent: number): boolean =>
    percent > 0 && chance.at(`${fixture.id}/${name}`) * PERCENT < percent;
  const voidReason =
    rules.kind === 'race' && isDrawn('walkover', walkoverPercent)
      ? 'WALKOVER'
      : isDrawn('abandoned', abandonedPercent)
        ? 'ABANDONED'
        : undefined;
  /** Milliseconds after the start at which play ends. */
  const endsAfter = (): number => {
    if (voidReason === 'WALKOVER') return 0;
    const isCut = voidReason === 'ABANDONED';
    // not before the last game, which would be missing in the result
    return Math.ceil(game.endsAfter() * (isCut ? chance.at(`${fixture.id}/abandoned/after`) : 1));
  };
  const endsAt = (): number => fixture.startsAt + endsAfter();
  // each match has its own phase, so that prices do not all move at once
  const phase = Math.floor(chance.at(`${fixture.id}/step`) * STEP_BEFORE_MS);
  const stepAt = (now: number): number => Math.floor((now + phase) / STEP_BEFORE_MS) * STEP_BEFORE_MS - phase;
  const clockStepMs = repriceSeconds * SECOND;
  let known: Priced | undefined;

  /** The last price update in play. */
  const updatedAt = (now: number, everyMs: number): number =>
    Math.max(fixture.startsAt, Math.floor((now + phase) / everyMs) * everyMs - phase);

  function pricedAt(now: number, progress: MatchProgress): Priced {
    const after = now - fixture.startsAt;
    const hasStarted = after >= 0;
    const clock = hasStarted ? updatedAt(now, clockStepMs) - fixture.startsAt : undefined;
    const opinionOf = hasStarted ? updatedAt(now, clockStepMs * PRICES_OF_OPINION) : stepAt(now);
    const key = JSON.stringify([
      rules.kind === 'clocked' ? clock : 0,
      opinionOf,
      progress.score,
      progress.inner,
      progress.period,
      hasStarted ? game.statistics(after) : null,
    ]);
    if (known?.key === key) return known;
    const tilt = rules.opinion * opinionAt(chance, fixture.id, opinionOf);
    known = { key, outlook: game.outlook(hasStarted ? after : undefined, clock ?? 0, tilt) };
    return known;
  }

  function progressAt(now: number): MatchProgress {
    if (now < fixture.startsAt) return BEFORE_THE_START;
    const after = Math.min(now - fixture.startsAt, endsAfter());
    const progress = game.progress(after);
    return after === endsAfter() ? { ...progress, phase: 'ended', isTense: false } : progress;
  }

  function stateWith({ isTense, ...shown }: MatchProgress, markets: readonly FeedMarket[]): MatchState {
    const { id, competition, home, away, startsAt } = fixture;
    return {
      id,
      competition: competition.id,
      home: home.name,
      away: away.name,
      startsAt,
      ...shown,
      markets: isTense ? markets.map((market) => ({ ...market, status: 'suspended' })) : markets,
    };
  }

  return {
    fixture,
    voidReason,
    endsAt,
    outlookAt(now) {
      const progress = progressAt(now);
      return progress.phase === 'ended' ? undefined : pricedAt(now, progress).outlook;
    },
    statisticsAt(now) {
      return game.statistics(Math.min(now - fixture.startsAt, endsAfter()));
    },
    sameUntil(now) {
      if (now < fixture.startsAt) return Math.min(fixture.startsAt, stepAt(now) + STEP_BEFORE_MS);
      return now < endsAt() ? now : Infinity;
    },
    stateAt(now) {
      const progress = progressAt(now);
      if (progress.phase === 'ended') return stateWith(progress, []);
      const priced = pricedAt(now, progress);
      priced.board ??= boardMarkets(sport, priced.outlook);
      return stateWith(progress, priced.board);
    },
    detailsAt(now) {
      const progress = progressAt(now);
      const after = Math.min(now - fixture.startsAt, endsAfter());
      const statistics = after >= 0 ? game.statistics(after) : null;
      const played = {
        squads: game.squads,
        statistics: statistics && { corners: statistics.corners, cards: statistics.cards },
        periods: after >= 0 ? game.periods(after) : [],
        moments: after >= 0 ? game.moments(after).slice(0, MAX_MOMENTS) : [],
        incidents: after >= 0 ? game.incidents(after).slice(0, MAX_INCIDENTS) : [],
        attack: progress.phase === 'live' ? game.attack(after) : null,
      };
      if (progress.phase === 'ended') return { ...stateWith(progress, []), ...played };
      const priced = pricedAt(now, progress);
      priced.all ??= allMarkets(sport, priced.outlook);
      return { ...stateWith(progress, priced.all), ...played };
    },
  };
}

/** All results of a match before its start, without the opinion of the market. */
export function outlookBefore(sport: SportId, home: Team, away: Team): Outlook {
  const rules = RULES[sport];
  return rules.kind === 'clocked'
    ? matchOutlook(rules, ratesOf(rules, home, away), beforeStart(rules))
    : raceOutlook(rules, gameChancesOf(rules, home, away), undefined);
}

function clockedGame(rules: ClockedRules, fixture: Fixture, chance: Chance): Game {
  const { id, home, away, competition } = fixture;
  const squads = rules.hasCounts
    ? { home: squadOf(competition, home), away: squadOf(competition, away) }
    : null;
  let drawn: ClockedPlay | undefined;
  let counted: CountedPlay | undefined;
  let scorers: readonly PlayerId[] | undefined;
  const countedPlay = (): CountedPlay => (counted ??= playCounts(id, ratesOf(rules, home, away), chance));
  const statistics = (after: number): MatchStatistics | null => {
    if (!rules.hasCounts) return null;
    const { moments } = play();
    scorers ??= moments.map(({ side }, index) => scorerOf(id, index, side, chance));
    const goals = moments.filter(({ at }) => at <= after).length;
    return { ...countsAt(countedPlay(), 1 - shareLeft(rules, after)), scorers: scorers.slice(0, goals) };
  };
  const play = (): ClockedPlay =>
    (drawn ??= playClocked(rules, ratesOf(rules, home, away), chance.series(`${id}/play`)));
  return {
    endsAfter: () => play().endsAfter,
    progress: (after) => clockedProgressAt(rules, play(), after),
    periods: (after) => periodScores(rules, play(), after),
    squads,
    statistics,
    moments: (after) =>
      clockedMoments(
        rules,
        play(),
        after,
        statistics(after)?.scorers.flatMap((player) => playerName(squads, player) ?? []) ?? [],
      ),
    incidents: (after) =>
      rules.hasCounts
        ? countedAt(countedPlay(), 1 - shareLeft(rules, after)).map(({ at, side, kind }) => ({
            kind,
            side,
            ...clockOfShare(rules, at),
          }))
        : [],
    attack: (after) => attackAt(play(), after),
    outlook(after, clock, tilt) {
      const rates = ratesOf(rules, home, away, tilt);
      const counts = (after === undefined ? null : statistics(after)) ?? undefined;
      if (after === undefined) return matchOutlook(rules, rates, beforeStart(rules));
      const [first = NIL, ...others] = periodScores(rules, play(), after);
      const left = shareLeft(rules, clock);
      const leftOfFirst = Math.max(0, left - (1 - 1 / rules.periods));
      const rest = others.reduce<Score>(
        (sum, score) => plus(plus(sum, 'home', score.home), 'away', score.away),
        NIL,
      );
      const state = { first, rest, leftOfFirst, leftOfRest: left - leftOfFirst };
      return matchOutlook(rules, rates, state, counts);
    },
  };
}

function raceGame(rules: RaceRules, { id, home, away }: Fixture, chance: Chance): Game {
  let drawn: RacePlay | undefined;
  const play = (): RacePlay =>
    (drawn ??= playRace(rules, gameChancesOf(rules, home, away), chance.series(`${id}/play`)));
  return {
    endsAfter: () => play().endsAfter,
    progress: (after) => raceProgressAt(rules, play(), after),
    periods: (after) => setScores(play(), after),
    moments: (after) => raceMoments(play(), after),
    incidents: () => [],
    attack: () => null,
    squads: null,
    statistics: () => null,
    outlook(after, _clock, tilt) {
      const chances = gameChancesOf(rules, home, away, tilt);
      if (after === undefined) return raceOutlook(rules, chances, undefined);
      const state = stateOfRace(play(), after);
      // the games of the current set are part of the state
      const ended = setScores(play(), after).slice(0, state.sets.home + state.sets.away);
      return raceOutlook(rules, chances, { ...state, ended });
    },
  };
}
