import { outrightId, RUNNERS, type FieldResult } from '@foyer/kernel/field';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import type { FeedResult } from '@foyer/kernel/sports-results';
import type { MatchResult } from '@foyer/kernel/sports-trading';
import { publicCompetition, type Competition } from '../../catalogue/row.ts';
import { isPriceable, makeBook, priceable } from '../model/book.ts';
import { seasonOfNumber, type Season } from '../season/season.ts';
import { standingsOf } from '../season/standings.ts';

/** The part of a contest that follows from its season. */
export function describedSeason(
  competition: Competition,
  season: Season,
): Omit<FeedContest, 'phase' | 'terms' | 'runners' | 'markets' | 'result'> {
  return {
    id: outrightId(competition.id, season.number),
    kind: 'outright',
    competition: publicCompetition(competition),
    name: `Season ${season.number}`,
    season: season.number,
    distance: null,
    startsAt: season.fixtures.at(-1)?.startsAt ?? season.endsAt,
  };
}

/** The contest of a season after its last match; without a result until the season is final. */
export function endedContest(
  competition: Competition,
  number: number,
  result: MatchResult | undefined,
): FeedContest {
  return {
    ...describedSeason(competition, seasonOfNumber(competition, number)),
    phase: result ? 'ended' : 'live',
    terms: null,
    runners: runnersOf(competition, result?.field),
    markets: [],
    result: result ? { number: result.number, status: result.status, endedAt: result.endedAt } : null,
  };
}

/** The teams as runners, with their positions in a final table. */
export function runnersOf(
  { teams }: Competition,
  field: FieldResult | null | undefined,
): FeedContest['runners'] {
  return teams.flatMap(({ name }, index) => {
    const id = RUNNERS[index];
    const position = field?.runners.find(({ runner }) => runner === id)?.position ?? null;
    return id ? { id, name, horse: null, withdrawn: null, position } : [];
  });
}

/** The positions of the final table; teams are tied that only their names would separate. */
export function finalTable(competition: Competition, found: readonly FeedResult[]): FieldResult {
  const table = standingsOf(
    competition.sport,
    competition.teams.map(({ name }) => name),
    found,
  );
  const rank = ({ points, scored, conceded }: (typeof table)[number]): string =>
    [points, scored - conceded, scored].join();
  const runners = table.flatMap((standing) => {
    const runner = RUNNERS[competition.teams.findIndex(({ name }) => name === standing.team)];
    const position = 1 + table.findIndex((other) => rank(other) === rank(standing));
    return runner ? { runner, name: standing.team, position } : [];
  });
  return { runners, withdrawn: [] };
}

/** Prices of the teams that have one. */
export function marketOf(
  kind: FeedMarket['kind'],
  line: number | null,
  probabilities: readonly number[],
): FeedMarket {
  const chances = probabilities.flatMap((probability, index) => {
    const id = RUNNERS[index];
    return id ? [[id, probability] as const] : [];
  });
  const offered = priceable(chances);
  // a favourite that is almost certain has no price, and a market without it would be misleading
  const isOpen =
    offered.length > 1 &&
    (kind === 'fieldPlace' || isPriceable(chances.filter(([, probability]) => probability > 0.5)));
  return { kind, line, status: isOpen ? 'open' : 'suspended', outcomes: makeBook(offered) };
}
