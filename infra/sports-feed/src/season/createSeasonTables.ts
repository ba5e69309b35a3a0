import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { CompetitionMessage, FeedFixture, FeedResult } from '@foyer/kernel/sports-results';
import type { Clock } from '@foyer/runtime';
import { publicCompetition, type Competition } from '../../catalogue/row.ts';
import { fixturesAfter, type Fixture } from '../model/fixtures.ts';
import type { PublicResults } from '../trading/publicResults.ts';
import { seasonAt, seasonOfNumber, type Season } from './season.ts';
import { standingsOf } from './standings.ts';

/** Matches of a competition that its page lists. */
const MAX_UPCOMING = 20;
const MAX_RESULTS = 20;
/** Time for which an answer is repeated: the path is public. */
const ANSWER_MS = 5_000;

/** The current season of each competition: table, next matches and last results, at most five seconds old. */
export function createSeasonTables({
  catalogue,
  results,
  clock,
}: {
  readonly catalogue: readonly Competition[];
  readonly results: PublicResults;
  readonly clock: Clock;
}): (id: string) => CompetitionMessage | undefined {
  const answers = new Map<string, CompetitionMessage>();

  /** The last results; those of the previous season follow while the new one has few. */
  function lastResults(
    competition: Competition,
    { number }: Season,
    played: readonly FeedResult[],
    now: number,
  ) {
    if (played.length >= MAX_RESULTS) return played.slice(0, MAX_RESULTS);
    const before = results.of(seasonOfNumber(competition, number - 1).fixtures, now);
    return [...played, ...before].slice(0, MAX_RESULTS);
  }

  function answerOf(competition: Competition, now: number): CompetitionMessage {
    const season = seasonAt(competition, now);
    const played = results.of(season.fixtures, now);
    return {
      v: SPORTS_FEED_VERSION,
      type: 'competition',
      at: now,
      competition: publicCompetition(competition),
      season: { number: season.number, startsAt: season.startsAt, endsAt: season.endsAt },
      standings: standingsOf(
        competition.sport,
        competition.teams.map(({ name }) => name),
        played,
      ),
      upcoming: fixturesAfter(competition, now, MAX_UPCOMING).map(fixtureView),
      results: lastResults(competition, season, played, now),
    };
  }

  return (id) => {
    const competition = catalogue.find((row) => row.id === id);
    if (!competition) return undefined;
    const now = clock();
    const known = answers.get(id);
    if (known && now >= known.at && now - known.at < ANSWER_MS) return known;
    const answer = answerOf(competition, now);
    answers.set(id, answer);
    return answer;
  };
}

function fixtureView({ id, home, away, startsAt }: Fixture): FeedFixture {
  return { id, home: home.name, away: away.name, startsAt };
}
