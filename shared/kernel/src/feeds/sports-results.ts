/**
 * Answers of the sports feed about matches that have ended: results, seasons with their tables, earlier matches.
 * @packageDocumentation
 */
import { fieldsOf, isCount, isId, isName, listOf, withKnown } from './feed-fields.ts';
import {
  parseCompetition,
  parseScore,
  SPORTS,
  SPORTS_FEED_VERSION,
  type FeedCompetition,
  type FeedScore,
} from './sports-feed.ts';

/** A match that has ended, with its last result. */
export interface FeedResult {
  readonly id: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endedAt: number;
  /** `VOID`: not played, or not to its end; the score is that of the end of play. */
  readonly status: (typeof RESULT_STATUSES)[number];
  /** Present for a match that one side won without play. */
  readonly reason?: 'WALKOVER' | undefined;
  readonly score: FeedScore;
  readonly periods: readonly FeedScore[];
}

const RESULT_STATUSES = ['PLAYED', 'VOID'] as const;

/** Results of the last 24 hours, the latest first. */
export interface ResultsMessage {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'results';
  readonly at: number;
  readonly competitions: readonly FeedCompetition[];
  readonly results: readonly FeedResult[];
}

/** A team's place in a season. */
export interface FeedStanding {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Goals, points, sets or maps. */
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The last five matches, the latest first. */
  readonly form: readonly (typeof FORMS)[number][];
}

/** Won, drawn or lost. */
const FORMS = ['W', 'D', 'L'] as const;

/** A match that has not started. */
export interface FeedFixture {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

/** A competition with its current season. */
export interface CompetitionMessage {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'competition';
  readonly at: number;
  readonly competition: FeedCompetition;
  /** The number counts from the first season; times are milliseconds since the epoch. */
  readonly season: { readonly number: number; readonly startsAt: number; readonly endsAt: number };
  /** The best first. */
  readonly standings: readonly FeedStanding[];
  /** The next matches, also of the next season; the first to start first. */
  readonly upcoming: readonly FeedFixture[];
  /** Results of the season, the latest first. */
  readonly results: readonly FeedResult[];
}

/** Parses a competition with its season; undefined for invalid input. Never throws. */
export function parseCompetitionMessage(input: unknown): CompetitionMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'competition') return undefined;
  const at = field('at');
  const competition = parseCompetition(field('competition'));
  const season = parseSeason(field('season'));
  const standings = listOf(field('standings'), parseStanding);
  const upcoming = listOf(field('upcoming'), parseFixture);
  const results = listOf(field('results'), parseResult);
  if (!isCount(at) || !competition || !season || !standings || !upcoming || !results) return undefined;
  return {
    v: SPORTS_FEED_VERSION,
    type: 'competition',
    at,
    competition,
    season,
    standings,
    upcoming,
    results,
  };
}

function parseSeason(input: unknown): CompetitionMessage['season'] | undefined {
  const field = fieldsOf(input);
  const [number, startsAt, endsAt] = [field?.('number'), field?.('startsAt'), field?.('endsAt')];
  return isCount(number) && isCount(startsAt) && isCount(endsAt) ? { number, startsAt, endsAt } : undefined;
}

function parseStanding(input: unknown): FeedStanding | undefined {
  const field = fieldsOf(input);
  const team = field?.('team');
  const [played, won, drawn] = [field?.('played'), field?.('won'), field?.('drawn')];
  const [lost, scored, conceded] = [field?.('lost'), field?.('scored'), field?.('conceded')];
  const points = field?.('points');
  const form = listOf(field?.('form'), (item) => FORMS.find((known) => known === item));
  if (!isName(team) || !isCount(played) || !isCount(won) || !isCount(drawn)) return undefined;
  if (!isCount(lost) || !isCount(scored) || !isCount(conceded) || !isCount(points) || !form) return undefined;
  return { team, played, won, drawn, lost, scored, conceded, points, form };
}

function parseFixture(input: unknown): FeedFixture | undefined {
  const field = fieldsOf(input);
  const [id, home, away, startsAt] = [field?.('id'), field?.('home'), field?.('away'), field?.('startsAt')];
  return isId(id) && isName(home) && isName(away) && isCount(startsAt)
    ? { id, home, away, startsAt }
    : undefined;
}

/** Earlier matches of the two sides of a match, the latest first. */
export interface HistoryMessage {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'history';
  readonly at: number;
  /** The last matches of each side. */
  readonly home: readonly FeedResult[];
  readonly away: readonly FeedResult[];
  /** Matches between the two. */
  readonly meetings: readonly FeedResult[];
}

/** Parses earlier matches; undefined for invalid input. Never throws. */
export function parseHistoryMessage(input: unknown): HistoryMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'history') return undefined;
  const at = field('at');
  const [home, away] = [listOf(field('home'), parseResult), listOf(field('away'), parseResult)];
  const meetings = listOf(field('meetings'), parseResult);
  if (!isCount(at) || !home || !away || !meetings) return undefined;
  return { v: SPORTS_FEED_VERSION, type: 'history', at, home, away, meetings };
}

/** Parses a list of results; undefined for invalid input. Never throws. */
export function parseResultsMessage(input: unknown): ResultsMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'results') return undefined;
  const at = field('at');
  const competitions = listOf(withKnown(field('competitions'), 'sport', SPORTS), parseCompetition);
  const results = listOf(field('results'), parseResult);
  if (!isCount(at) || !competitions || !results) return undefined;
  return { v: SPORTS_FEED_VERSION, type: 'results', at, competitions, results };
}

function parseResult(input: unknown): FeedResult | undefined {
  const field = fieldsOf(input);
  const [id, competition, home, away] = [
    field?.('id'),
    field?.('competition'),
    field?.('home'),
    field?.('away'),
  ];
  const [startsAt, endedAt] = [field?.('startsAt'), field?.('endedAt')];
  const status = RESULT_STATUSES.find((known) => known === field?.('status'));
  const score = parseScore(field?.('score'));
  const periods = listOf(field?.('periods'), (period) => parseScore(period) ?? undefined);
  if (!isId(id) || !isId(competition) || !isName(home) || !isName(away)) return undefined;
  if (!isCount(startsAt) || !isCount(endedAt) || !status || !score || !periods) return undefined;
  const reason = field?.('reason') === 'WALKOVER' ? { reason: 'WALKOVER' as const } : {};
  return { id, competition, home, away, startsAt, endedAt, status, ...reason, score, periods };
}
