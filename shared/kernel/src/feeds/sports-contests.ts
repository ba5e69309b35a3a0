/**
 * Answers of the sports feed about contests with several runners: races, and competitions that one team wins. Prices
 * are decimal odds in thousandths, as in `sports-feed`.
 * @packageDocumentation
 */
import {
  MAX_DEDUCTION,
  MAX_PLACES,
  RUNNERS,
  type EachWayTerms,
  type RunnerId,
  type WithdrawnRunner,
} from '../bets/field.ts';
import { fieldsOf, isCount, isId, isName, listOf } from './feed-fields.ts';
import { parseMarket, SPORTS, SPORTS_FEED_VERSION, type FeedMarket, type SportId } from './sports-feed.ts';

/** The sport of races. It has no matches, and is not on the board. */
export const RACING = 'horse-racing';
/** Sports of bets: those of matches, and races. */
export const BET_SPORTS = [...SPORTS, RACING] as const;
export type BetSportId = SportId | typeof RACING;

export const CONTEST_KINDS = ['outright', 'race'] as const;
/** `outright`: the winner of a competition. */
export type ContestKind = (typeof CONTEST_KINDS)[number];

/** `live`: no more bets; the result is not known yet. */
export const CONTEST_PHASES = ['upcoming', 'live', 'ended'] as const;
export type ContestPhase = (typeof CONTEST_PHASES)[number];

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'purple', 'orange', 'pink'] as const;
export type SilkColour = (typeof COLOURS)[number];
const PATTERNS = ['plain', 'hoops', 'halved', 'diamond'] as const;
export type SilkPattern = (typeof PATTERNS)[number];

/** Colours that a jockey wears. */
export interface FeedSilks {
  readonly body: SilkColour;
  readonly trim: SilkColour;
  readonly pattern: SilkPattern;
}

/** A horse in a race. */
export interface FeedHorse {
  readonly jockey: string;
  readonly silks: FeedSilks;
  /** Finishing positions of earlier races, the latest last; 0 is a place behind the ninth. */
  readonly form: readonly number[];
}

export interface FeedRunner {
  readonly id: RunnerId;
  readonly name: string;
  /** In a race only. */
  readonly horse: FeedHorse | null;
  /** Percent of the winnings that earlier bets on the winner and on a place lose; null while the runner runs. */
  readonly withdrawn: Pick<WithdrawnRunner, 'at' | 'deduction' | 'placeDeduction'> | null;
  /** Runners of the same position are tied; null without a result, and for a runner that did not finish. */
  readonly position: number | null;
}

export interface FeedContestResult {
  readonly number: number;
  readonly status: 'PLAYED' | 'VOID';
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
}

export interface FeedContest {
  readonly id: string;
  readonly kind: ContestKind;
  /** The racecourse of a race. */
  readonly competition: {
    readonly id: string;
    readonly sport: BetSportId;
    readonly name: string;
    readonly country: string;
  };
  /** Name of the race, or of the season. */
  readonly name: string;
  /** Number of the season; null for a race. */
  readonly season: number | null;
  /** Metres of a race. */
  readonly distance: number | null;
  /** Start of the race, or of the last match of the season; ms since the epoch. */
  readonly startsAt: number;
  readonly phase: ContestPhase;
  /** Terms of a bet each way now; null when it is not offered. */
  readonly terms: EachWayTerms | null;
  readonly runners: readonly FeedRunner[];
  readonly markets: readonly FeedMarket[];
  readonly result: FeedContestResult | null;
}

/** Lists and contests of one stream: those of the longest slip, with the lists that a page shows. */
export const MAX_STREAMED_CONTESTS = 24;

/** Contests of one kind, the next first. */
export interface ContestsMessage {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'contests';
  /** The list or the contest that the message is about: a stream may have several. */
  readonly name?: string;
  /** Number of this state: changes continue it. */
  readonly sequence: number;
  readonly at: number;
  readonly marginBasisPoints: number;
  readonly contests: readonly FeedContest[];
}

/** Contests that have changed since the preceding message. */
export interface ContestChanges {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'contest-changes';
  /** As that of {@link ContestsMessage}. */
  readonly name?: string;
  readonly sequence: number;
  /** Sequence number of the preceding message: a client with another last number has missed a message. */
  readonly after: number;
  readonly at: number;
  readonly contests: readonly FeedContest[];
  /** Ids of contests that are no longer listed. */
  readonly removed: readonly string[];
}

/** The list or the contest that a message of a stream is about; undefined for a message without it. Never throws. */
export function streamedContestOf(input: unknown): string | undefined {
  const name = fieldsOf(input)?.('name');
  return isId(name) ? name : undefined;
}

function nameOf(input: unknown): Pick<ContestsMessage, 'name'> {
  const name = streamedContestOf(input);
  return name === undefined ? {} : { name };
}

/** Parses a message of the stream of contests; undefined for invalid input. Never throws. */
export function parseContestsStream(input: unknown): ContestsMessage | ContestChanges | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'contest-changes')
    return parseContestsMessage(input);
  const [sequence, after, at] = [field('sequence'), field('after'), field('at')];
  const contests = listOf(field('contests'), parseContest);
  const removed = listOf(field('removed'), (id) => (isId(id) ? id : undefined));
  if (!isCount(sequence) || !isCount(after) || !isCount(at) || !contests || !removed) return undefined;
  return {
    v: SPORTS_FEED_VERSION,
    type: 'contest-changes',
    ...nameOf(input),
    sequence,
    after,
    at,
    contests,
    removed,
  };
}

/** Parses a list of contests; undefined for invalid input. Never throws. */
export function parseContestsMessage(input: unknown): ContestsMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'contests') return undefined;
  const [sequence, at, marginBasisPoints] = [field('sequence'), field('at'), field('marginBasisPoints')];
  const contests = listOf(field('contests'), parseContest);
  if (!isCount(sequence) || !isCount(at) || !isCount(marginBasisPoints) || !contests) return undefined;
  return {
    v: SPORTS_FEED_VERSION,
    type: 'contests',
    ...nameOf(input),
    sequence,
    at,
    marginBasisPoints,
    contests,
  };
}

function parseContest(input: unknown): FeedContest | undefined {
  const field = fieldsOf(input);
  const kind = CONTEST_KINDS.find((known) => known === field?.('kind'));
  const phase = CONTEST_PHASES.find((known) => known === field?.('phase'));
  const competition = parseOrganiser(field?.('competition'));
  const [id, name, startsAt] = [field?.('id'), field?.('name'), field?.('startsAt')];
  const [season, distance] = [field?.('season'), field?.('distance')];
  const [terms, result] = [parseTerms(field?.('terms')), parseContestResult(field?.('result'))];
  const runners = listOf(field?.('runners'), parseRunner);
  const markets = listOf(field?.('markets'), parseMarket);
  if (!isId(id) || !isName(name) || !isCount(startsAt) || !kind || !phase || !competition) return undefined;
  if (!isCountOrNull(season) || !isCountOrNull(distance)) return undefined;
  if (terms === undefined || result === undefined || !runners || !markets) return undefined;
  return { id, kind, competition, name, season, distance, startsAt, phase, terms, runners, markets, result };
}

function parseOrganiser(input: unknown): FeedContest['competition'] | undefined {
  const field = fieldsOf(input);
  const [id, name, country] = [field?.('id'), field?.('name'), field?.('country')];
  const sport = BET_SPORTS.find((known) => known === field?.('sport'));
  if (!isId(id) || !isName(name) || !sport || typeof country !== 'string') return undefined;
  return { id, sport, name, country };
}

function parseRunner(input: unknown): FeedRunner | undefined {
  const field = fieldsOf(input);
  const id = RUNNERS.find((known) => known === field?.('id'));
  const [name, position] = [field?.('name'), field?.('position')];
  const [horse, withdrawn] = [parseHorse(field?.('horse')), parseWithdrawal(field?.('withdrawn'))];
  if (!id || !isName(name) || !isCountOrNull(position) || horse === undefined || withdrawn === undefined)
    return undefined;
  return { id, name, horse, withdrawn, position };
}

/** Null is returned as null; undefined means invalid. */
function parseHorse(input: unknown): FeedHorse | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const silks = fieldsOf(field?.('silks'));
  const [body, trim] = [silks?.('body'), silks?.('trim')].map((given) =>
    COLOURS.find((known) => known === given),
  );
  const pattern = PATTERNS.find((known) => known === silks?.('pattern'));
  const jockey = field?.('jockey');
  const form = listOf(field?.('form'), (place) => (isCount(place) ? place : undefined));
  return isName(jockey) && body && trim && pattern && form
    ? { jockey, silks: { body, trim, pattern }, form }
    : undefined;
}

/** Null is returned as null; undefined means invalid. */
function parseWithdrawal(input: unknown): FeedRunner['withdrawn'] | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const [at, deduction] = [field?.('at'), field?.('deduction')];
  const placeDeduction = field?.('placeDeduction');
  if (!isCount(at) || !isCount(deduction) || !isCount(placeDeduction)) return undefined;
  return Math.max(deduction, placeDeduction) <= MAX_DEDUCTION ? { at, deduction, placeDeduction } : undefined;
}

/** Null is returned as null; undefined means invalid. */
function parseTerms(input: unknown): EachWayTerms | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const [numerator, denominator] = [field?.('numerator'), field?.('denominator')];
  const places = field?.('places');
  const isValid =
    isCount(numerator) && isCount(denominator) && isCount(places) && numerator > 0 && denominator > 0;
  return isValid && places > 0 && places <= MAX_PLACES ? { numerator, denominator, places } : undefined;
}

/** Null is returned as null; undefined means invalid. */
function parseContestResult(input: unknown): FeedContestResult | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const [number, status, endedAt] = [field?.('number'), field?.('status'), field?.('endedAt')];
  if (!isCount(number) || !isCount(endedAt)) return undefined;
  return status === 'PLAYED' || status === 'VOID' ? { number, status, endedAt } : undefined;
}

function isCountOrNull(value: unknown): value is number | null {
  return value === null || isCount(value);
}
