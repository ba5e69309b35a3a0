/**
 * Versioned protocol of sports odds: one snapshot, then numbered changes; for one match, its whole state with
 * each change. Prices are decimal odds in thousandths and lines are hundredths, so that all numbers are
 * integers.
 * @packageDocumentation
 */
import {
  isLineOf,
  MARKET_KINDS,
  OUTCOMES,
  SQUAD_SIZE,
  type MarketKind,
  type OutcomeId,
} from '../bets/markets.ts';
import { fieldsOf, isCount, isId, isName, listOf, withKnown } from './feed-fields.ts';

/** Incremented when the meaning of a message changes. */
export const SPORTS_FEED_VERSION = 2;
/** Maximum interval between messages, in ms; a heartbeat is sent when nothing changes. */
export const SPORTS_FEED_BEAT_MS = 2_000;
/** Time without messages, in ms, after which the feed counts as disconnected and its prices as outdated. */
export const SPORTS_FEED_SILENCE_MS = 6_000;

/** Sports in display order. */
export const SPORTS = [
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'volleyball',
  'handball',
  'american-football',
  'esports',
] as const;
export type SportId = (typeof SPORTS)[number];

export const PHASES = ['upcoming', 'live', 'break', 'ended'] as const;
export type FeedPhase = (typeof PHASES)[number];

const MARKET_STATUSES = ['open', 'suspended', 'closed'] as const;
/** `suspended` may reopen, `closed` is final. */
export type FeedMarketStatus = (typeof MARKET_STATUSES)[number];

export interface FeedOutcome {
  readonly id: OutcomeId;
  /** Decimal odds × 1000. */
  readonly price: number;
}

export interface FeedMarket {
  readonly kind: MarketKind;
  /** Hundredths: 250 is a line of 2.5; null for a market without a line. */
  readonly line: number | null;
  readonly status: FeedMarketStatus;
  readonly outcomes: readonly FeedOutcome[];
}

export interface FeedScore {
  readonly home: number;
  readonly away: number;
}

export interface FeedEvent {
  readonly id: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /**
   * Increases with every change of this event; a state with a lower sequence never replaces one with a
   * higher.
   */
  readonly sequence: number;
  readonly phase: FeedPhase;
  /** Half, period, quarter, set or map, from 1; 0 before the start. */
  readonly period: number;
  /** Full minutes played, in sports with a clock. */
  readonly minute: number | null;
  /** Goals, points or sets; null before the start. */
  readonly score: FeedScore | null;
  /** Games, points or rounds of the current set, in sports that are played in sets. */
  readonly inner: FeedScore | null;
  /** On the board, the winner and the total closest to even; of a match on its own, all that are offered. */
  readonly markets: readonly FeedMarket[];
}

/** A score in the course of a match. */
export interface FeedMoment {
  /** Full minutes played; null in sports without a clock. */
  readonly minute: number | null;
  readonly period: number;
  readonly side: 'home' | 'away';
  /** Goals, points or sets after it. */
  readonly score: FeedScore;
  /** Name of the player who scored; null in sports without goalscorers. */
  readonly scorer: string | null;
}

const INCIDENTS = ['corner', 'card'] as const;

/** A corner or a card of a side. */
export interface FeedIncident {
  readonly kind: (typeof INCIDENTS)[number];
  readonly side: 'home' | 'away';
  readonly period: number;
  /** Full minutes played. */
  readonly minute: number;
}

/** Names of the players of both sides, by their number less one. */
export interface FeedSquads {
  readonly home: readonly string[];
  readonly away: readonly string[];
}

/** Counts until now. */
export interface FeedStatistics {
  readonly corners: FeedScore;
  readonly cards: FeedScore;
}

/** A match on its own, with what its page shows. */
export interface FeedMatch extends FeedEvent {
  /** Scores of the periods so far, or the games of each set. */
  readonly periods: readonly FeedScore[];
  /** The latest first; in sports with many points, the last of them only. */
  readonly moments: readonly FeedMoment[];
  /** The latest first; in football only. */
  readonly incidents: readonly FeedIncident[];
  /** The side that attacks, while all markets are suspended for it. */
  readonly attack: 'home' | 'away' | null;
  /** In football only. */
  readonly squads: FeedSquads | null;
  readonly statistics: FeedStatistics | null;
}

export interface FeedCompetition {
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  /** ISO 3166-1 alpha-2, or {@link INTERNATIONAL}. */
  readonly country: string;
}

/** Country of a competition between teams or players of several countries. */
export const INTERNATIONAL = 'INT';

interface Numbered {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly sequence: number;
  /** Server time of the message, ms since the epoch. */
  readonly at: number;
}

export type FeedSnapshot = Numbered & {
  readonly type: 'snapshot';
  /** Margin of a market: the sum of its implied probabilities above 100 %, in basis points. */
  readonly marginBasisPoints: number;
  readonly competitions: readonly FeedCompetition[];
  readonly events: readonly FeedEvent[];
};

export type FeedChanges = Numbered & {
  readonly type: 'changes';
  /** Sequence number of the preceding message: a client with another last number has missed a message. */
  readonly after: number;
  readonly events: readonly FeedEvent[];
  readonly gone: readonly string[];
};

export type FeedMessage = FeedSnapshot | FeedChanges;

/** Sent instead of a state when a match has not changed for {@link SPORTS_FEED_BEAT_MS}. */
export type MatchBeat = Numbered & { readonly type: 'beat' };

/** The state of one match: each message replaces the one before. */
export type MatchMessage = Numbered & {
  readonly type: 'match';
  readonly competition: FeedCompetition;
  readonly match: FeedMatch;
};

/** Parses a message into its known fields; undefined for invalid input. Never throws. */
export function parseFeedMessage(input: unknown): FeedMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION) return undefined;
  const sequence = field('sequence');
  const at = field('at');
  const events = listOf(field('events'), parseEvent);
  if (!isCount(sequence) || !isCount(at) || !events) return undefined;
  const envelope = { v: SPORTS_FEED_VERSION, sequence, at, events } as const;
  if (field('type') === 'snapshot') {
    const marginBasisPoints = field('marginBasisPoints');
    const competitions = listOf(withKnown(field('competitions'), 'sport', SPORTS), parseCompetition);
    return isCount(marginBasisPoints) && competitions
      ? { ...envelope, type: 'snapshot', marginBasisPoints, competitions }
      : undefined;
  }
  const after = field('after');
  const gone = listOf(field('gone'), (id) => (isId(id) ? id : undefined));
  return field('type') === 'changes' && isCount(after) && gone
    ? { ...envelope, type: 'changes', after, gone }
    : undefined;
}

/** Parses a message about one match; undefined for invalid input. Never throws. */
export function parseMatchMessage(input: unknown): MatchMessage | MatchBeat | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION) return undefined;
  const [sequence, at] = [field('sequence'), field('at')];
  if (field('type') === 'beat' && isCount(sequence) && isCount(at))
    return { v: SPORTS_FEED_VERSION, type: 'beat', sequence, at };
  if (field('type') !== 'match') return undefined;
  const competition = parseCompetition(field('competition'));
  const match = parseMatch(field('match'));
  if (!isCount(sequence) || !isCount(at) || !competition || !match) return undefined;
  return { v: SPORTS_FEED_VERSION, type: 'match', sequence, at, competition, match };
}

function parseMatch(input: unknown): FeedMatch | undefined {
  const event = parseEvent(input);
  const field = fieldsOf(input);
  const periods = listOf(field?.('periods'), (score) => parseScore(score) ?? undefined);
  const moments = listOf(field?.('moments'), parseMoment);
  const incidents = listOf(withKnown(field?.('incidents') ?? [], 'kind', INCIDENTS), parseIncident);
  const attack = field?.('attack') ?? null;
  const [squads, statistics] = [
    parseSquads(field?.('squads') ?? null),
    parseStatistics(field?.('statistics') ?? null),
  ];
  return event &&
    periods &&
    moments &&
    incidents &&
    isSideOrNull(attack) &&
    squads !== undefined &&
    statistics !== undefined
    ? { ...event, periods, moments, incidents, attack, squads, statistics }
    : undefined;
}

/** Null is returned as null; undefined means invalid. */
function parseSquads(input: unknown): FeedSquads | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const [home, away] = [parseSquad(field?.('home')), parseSquad(field?.('away'))];
  return home && away ? { home, away } : undefined;
}

function parseSquad(input: unknown): readonly string[] | undefined {
  const names = listOf(input, (name) => (isName(name) ? name : undefined));
  return names?.length === SQUAD_SIZE ? names : undefined;
}

/** Null is returned as null; undefined means invalid. */
function parseStatistics(input: unknown): FeedStatistics | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const [corners, cards] = [parseScore(field?.('corners')), parseScore(field?.('cards'))];
  return corners && cards ? { corners, cards } : undefined;
}

function parseMoment(input: unknown): FeedMoment | undefined {
  const field = fieldsOf(input);
  const [minute, period, side] = [field?.('minute'), field?.('period'), field?.('side')];
  const score = parseScore(field?.('score'));
  if ((minute !== null && !isCount(minute)) || !isCount(period) || !score) return undefined;
  const scorer = field?.('scorer') ?? null;
  if (scorer !== null && !isName(scorer)) return undefined;
  return side === 'home' || side === 'away' ? { minute, period, side, score, scorer } : undefined;
}

function isSideOrNull(value: unknown): value is 'home' | 'away' | null {
  return value === null || value === 'home' || value === 'away';
}

function parseIncident(input: unknown): FeedIncident | undefined {
  const field = fieldsOf(input);
  const kind = INCIDENTS.find((known) => known === field?.('kind'));
  const [side, period, minute] = [field?.('side'), field?.('period'), field?.('minute')];
  return kind && (side === 'home' || side === 'away') && isCount(period) && isCount(minute)
    ? { kind, side, period, minute }
    : undefined;
}

function parseEvent(input: unknown): FeedEvent | undefined {
  const field = fieldsOf(input);
  if (!field) return undefined;
  const [id, competition, home, away] = [field('id'), field('competition'), field('home'), field('away')];
  const [startsAt, sequence, period] = [field('startsAt'), field('sequence'), field('period')];
  const minute = field('minute');
  const phase = PHASES.find((known) => known === field('phase'));
  const [score, inner] = [parseScore(field('score')), parseScore(field('inner'))];
  const markets = listOf(withKnown(field('markets'), 'kind', MARKET_KINDS), parseMarket);
  if (
    !isId(id) ||
    !isId(competition) ||
    !isName(home) ||
    !isName(away) ||
    !isCount(startsAt) ||
    !isCount(sequence) ||
    !isCount(period)
  )
    return undefined;
  if (
    (minute !== null && !isCount(minute)) ||
    !phase ||
    score === undefined ||
    inner === undefined ||
    !markets
  )
    return undefined;
  return { id, competition, home, away, startsAt, sequence, phase, period, minute, score, inner, markets };
}

/** Parses a market; undefined for invalid input. */
export function parseMarket(input: unknown): FeedMarket | undefined {
  const field = fieldsOf(input);
  if (!field) return undefined;
  const kind = MARKET_KINDS.find((known) => known === field('kind'));
  const status = MARKET_STATUSES.find((known) => known === field('status'));
  const line = field('line');
  const outcomes = listOf(field('outcomes'), parseOutcome);
  const isLine = line === null || Number.isSafeInteger(line);
  return kind && status && outcomes && isLine && isLineOf(kind, line as number | null)
    ? { kind, line: line as number | null, status, outcomes }
    : undefined;
}

function parseOutcome(input: unknown): FeedOutcome | undefined {
  const field = fieldsOf(input);
  const id = OUTCOMES.find((known) => known === field?.('id'));
  const price = field?.('price');
  return id && isCount(price) && price > 1_000 ? { id, price } : undefined;
}

/** Parses a competition; undefined for invalid input. */
export function parseCompetition(input: unknown): FeedCompetition | undefined {
  const field = fieldsOf(input);
  const id = field?.('id');
  const name = field?.('name');
  const country = field?.('country');
  const sport = SPORTS.find((known) => known === field?.('sport'));
  return isId(id) && isName(name) && sport && isCountry(country) ? { id, sport, name, country } : undefined;
}

/** Null is returned as null; undefined means invalid. */
export function parseScore(input: unknown): FeedScore | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const home = field?.('home');
  const away = field?.('away');
  return isCount(home) && isCount(away) ? { home, away } : undefined;
}

function isCountry(value: unknown): value is string {
  return typeof value === 'string' && (value === INTERNATIONAL || /^[A-Z]{2}$/.test(value));
}
