import { outrightId, outrightOf } from '@foyer/kernel/field';
import { LINE_UNITS } from '@foyer/kernel/markets';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import type { FeedResult } from '@foyer/kernel/sports-results';
import type { MatchResult } from '@foyer/kernel/sports-trading';
import type { Clock } from '@foyer/runtime';
import type { Competition } from '../../catalogue/row.ts';
import type { Chance } from '../model/chance.ts';
import type { Fixture } from '../model/fixtures.ts';
import { createMatch, outlookBefore, type Match } from '../model/match.ts';
import type { Outlook } from '../model/outlook.ts';
import { OUTRIGHT_TERMS } from '../races/placeTerms.ts';
import { seasonAt, seasonOfNumber, type Season } from '../season/season.ts';
import type { PublicResults } from '../trading/publicResults.ts';
import { CORRECTED_AFTER_MS, type ResultFaults } from '../trading/readResult.ts';
import { describedSeason, endedContest, finalTable, marketOf, runnersOf } from './outrightContest.ts';
import { marginsOf, seasonChances, type Margins, type SeasonMatch } from './seasonChances.ts';

const SECOND = 1_000;
/** Prices of an unchanged season are computed again after this time, because running matches go on. */
const REFRESH_MS = 60_000;
/** Points of a lead that count as the same state, in sports with many of them. */
const MANY_POINTS = 5;

export interface Outrights {
  /** Contests of all competitions whose prices are known. */
  list(): readonly FeedContest[];
  /** The contest of an id: of the current season or the one before; undefined for others. */
  contest(id: string): FeedContest | undefined;
  /** The result of a season that has ended, once none of its results can be corrected any more. */
  result(id: string): MatchResult | undefined;
  /** Simulates one competition, the next in turn, if its state has changed. */
  refresh(): void;
}

export interface OutrightDeps {
  readonly catalogue: readonly Competition[];
  readonly chance: Chance;
  readonly faults: ResultFaults;
  readonly results: PublicResults;
  readonly clock: Clock;
}

interface Priced {
  readonly key: string;
  readonly at: number;
  readonly markets: readonly FeedMarket[];
}

interface SeasonState {
  readonly season: Season;
  /** Names what the prices depend on. */
  readonly key: string;
  /** False while a running match is in a situation that the model does not follow. */
  readonly isFollowed: boolean;
  readonly known: ReadonlyMap<string, FeedResult>;
  readonly running: readonly { readonly fixture: Fixture; readonly match: Match }[];
}

/** The contests for the winner of each competition, priced by the model of its matches (ADR 0324). */
export function createOutrights({ catalogue, chance, faults, results, clock }: OutrightDeps): Outrights {
  const priced = new Map<string, Priced>();
  const states = new Map<string, { readonly second: number; readonly state: SeasonState }>();
  const before = new Map<string, Margins>();
  const matches = new Map<string, Match>();
  let turn = 0;

  function stateOf(competition: Competition): SeasonState {
    const now = clock();
    const second = Math.floor(now / SECOND);
    const last = states.get(competition.id);
    if (last?.second === second) return last.state;
    const season = seasonAt(competition, now);
    const known = new Map(results.of(season.fixtures, now).map((result) => [result.id, result]));
    const running = season.fixtures
      .filter((fixture) => fixture.startsAt <= now && !known.has(fixture.id))
      .map((fixture) => ({ fixture, match: matchOf(fixture) }));
    for (const id of matches.keys())
      if (id.startsWith(competition.id) && !running.some(({ fixture }) => fixture.id === id))
        matches.delete(id);
    const shown = running.map(({ match }) => match.stateAt(now));
    const key = JSON.stringify([
      season.number,
      [...known.values()].map(({ id, status, score }) => [id, status, score.home - score.away]),
      shown.map(({ id, phase, score }) => [id, phase, leadOf(score)]),
    ]);
    const state: SeasonState = {
      season,
      key,
      known,
      running,
      isFollowed: shown.every(({ markets }) => markets.every(({ status }) => status === 'open')),
    };
    states.set(competition.id, { second, state });
    return state;
  }

  function matchOf(fixture: Fixture): Match {
    const match = matches.get(fixture.id) ?? createMatch(fixture, chance, faults);
    matches.set(fixture.id, match);
    return match;
  }

  function marginsBefore({ competition, home, away }: Fixture): Margins {
    const name = `${competition.id} ${home.name} ${away.name}`;
    const known = before.get(name) ?? marginsIn(outlookBefore(competition.sport, home, away));
    before.set(name, known);
    return known;
  }

  function simulate(competition: Competition, { season, known, running, key }: SeasonState): Priced {
    const now = clock();
    const indexOf = (name: string): number => competition.teams.findIndex((team) => team.name === name);
    const played = season.fixtures.flatMap((fixture): readonly SeasonMatch[] => {
      const result = known.get(fixture.id);
      // a void match does not count
      if (result?.status === 'VOID') return [];
      const match = running.find((one) => one.fixture.id === fixture.id)?.match;
      const margins = result
        ? certain(result.score)
        : match
          ? marginsNow(match, now)
          : marginsBefore(fixture);
      return [{ home: indexOf(fixture.home.name), away: indexOf(fixture.away.name), margins }];
    });
    const { first, placed } = seasonChances(competition.sport, competition.teams.length, played, {
      places: OUTRIGHT_TERMS.places,
      name: `${competition.id}/outright/${key}`,
      chance,
    });
    return {
      key,
      at: now,
      markets: [
        marketOf('fieldWinner', null, first),
        marketOf('fieldPlace', OUTRIGHT_TERMS.places * LINE_UNITS, placed),
      ],
    };
  }

  function contestOf(competition: Competition): FeedContest | undefined {
    const state = stateOf(competition);
    const prices = priced.get(competition.id);
    const last = state.season.fixtures.at(-1);
    if (!prices || !last) return undefined;
    const now = clock();
    const isOpen = now < last.startsAt;
    const isCurrent = prices.key === state.key && state.isFollowed;
    return {
      ...describedSeason(competition, state.season),
      phase: isOpen ? 'upcoming' : 'live',
      terms: isOpen ? OUTRIGHT_TERMS : null,
      runners: runnersOf(competition, undefined),
      markets: isOpen
        ? prices.markets.map((market) => (isCurrent ? market : { ...market, status: 'suspended' as const }))
        : [],
      result: null,
    };
  }

  function resultOf(competition: Competition, number: number): MatchResult | undefined {
    const now = clock();
    const current = seasonAt(competition, now).number;
    if (number < 1 || number > current) return undefined;
    const { fixtures } = seasonOfNumber(competition, number);
    const found = results.of(fixtures, now);
    const endedAt = Math.max(...found.map((result) => result.endedAt));
    const isFinal = now >= endedAt + CORRECTED_AFTER_MS + faults.lateSeconds * SECOND;
    if (found.length < fixtures.length || !isFinal) return undefined;
    return {
      event: outrightId(competition.id, number),
      number: 1,
      status: 'PLAYED',
      reason: null,
      home: 0,
      away: 0,
      periods: [],
      statistics: null,
      field: finalTable(competition, found),
      endedAt,
    };
  }

  return {
    list: () => catalogue.flatMap((competition) => contestOf(competition) ?? []),
    contest(id) {
      const named = outrightOf(id);
      const competition = catalogue.find((row) => row.id === named?.competition);
      if (!competition || !named) return undefined;
      const current = seasonAt(competition, clock()).number;
      if (named.season === current) {
        const result = resultOf(competition, named.season);
        return result ? endedContest(competition, named.season, result) : contestOf(competition);
      }
      // a contest of the season before is shown until its result, and afterwards
      if (named.season !== current - 1) return undefined;
      return endedContest(competition, named.season, resultOf(competition, named.season));
    },
    result(id) {
      const named = outrightOf(id);
      const competition = catalogue.find((row) => row.id === named?.competition);
      return competition && named && resultOf(competition, named.season);
    },
    refresh() {
      const competition = catalogue[turn % catalogue.length];
      turn += 1;
      if (!competition) return;
      const state = stateOf(competition);
      const prices = priced.get(competition.id);
      const isOld = state.running.length > 0 && clock() - (prices?.at ?? 0) > REFRESH_MS;
      if (prices?.key !== state.key || isOld) priced.set(competition.id, simulate(competition, state));
    },
  };
}

function marginsIn(outlook: Outlook): Margins {
  return marginsOf(
    outlook
      .of('margin')
      .map(({ result, probability }) => ({ margin: result.home - result.away, probability })),
  );
}

function marginsNow(match: Match, now: number): Margins {
  const outlook = match.outlookAt(now);
  // without one the match has ended, but its result is not published yet
  return outlook ? marginsIn(outlook) : certain(match.stateAt(now).score ?? { home: 0, away: 0 });
}

function certain({ home, away }: { readonly home: number; readonly away: number }): Margins {
  return marginsOf([{ margin: home - away, probability: 1 }]);
}

/** The lead of a side; in sports with many points, small changes do not count. */
function leadOf(score: { readonly home: number; readonly away: number } | null): number {
  if (!score) return 0;
  const lead = score.home - score.away;
  return score.home + score.away > 20 ? Math.round(lead / MANY_POINTS) * MANY_POINTS : lead;
}
