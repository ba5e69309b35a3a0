/**
 * The versioned protocol between a sports feed and the page that shows it: one snapshot, then numbered changes.
 * Prices are decimal odds in thousandths and lines are in tenths, so only whole numbers cross the wire.
 * @packageDocumentation
 */

/** Raised when a message changes its meaning. */
export const SPORTS_FEED_VERSION = 1;
/** The feed says something at least this often, if only that nothing has changed. */
export const SPORTS_FEED_BEAT_MS = 2_000;
/** Silent for this long, the feed counts as lost and its prices as old. */
export const SPORTS_FEED_SILENCE_MS = 6_000;

/** In the order in which they are offered. */
export const SPORTS = ['football', 'ice-hockey', 'basketball', 'tennis', 'volleyball', 'esports'] as const;
export type SportId = (typeof SPORTS)[number];

const PHASES = ['upcoming', 'live', 'break', 'ended'] as const;
export type FeedPhase = (typeof PHASES)[number];

const MARKET_KINDS = ['winner', 'total'] as const;
export type FeedMarketKind = (typeof MARKET_KINDS)[number];

const MARKET_STATUSES = ['open', 'suspended', 'closed'] as const;
/** `suspended` may open again, `closed` does not. */
export type FeedMarketStatus = (typeof MARKET_STATUSES)[number];

const OUTCOMES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type FeedOutcomeId = (typeof OUTCOMES)[number];

export interface FeedOutcome {
  readonly id: FeedOutcomeId;
  /** Decimal odds × 1000. */
  readonly price: number;
}

export interface FeedMarket {
  readonly kind: FeedMarketKind;
  /** Tenths: 25 is a line of 2.5; null for a market without a line. */
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
  /** Grows with every change of this event; an older state never replaces a newer one. */
  readonly sequence: number;
  readonly phase: FeedPhase;
  /** Half, period, quarter, set or map, from 1; 0 before the start. */
  readonly period: number;
  /** Full minutes played, in sports with a clock. */
  readonly minute: number | null;
  /** Goals, points or sets; null before the start. */
  readonly score: FeedScore | null;
  /** Games, points or rounds of the set that is being played, in sports that are played in sets. */
  readonly inner: FeedScore | null;
  readonly markets: readonly FeedMarket[];
}

export interface FeedCompetition {
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
}

interface Numbered {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly sequence: number;
  /** Server time when it was made. */
  readonly at: number;
}

export type FeedSnapshot = Numbered & {
  readonly type: 'snapshot';
  /** Margin of one market: the sum of its probabilities beyond 100 %, in hundredths of a per cent. */
  readonly marginBasisPoints: number;
  readonly competitions: readonly FeedCompetition[];
  readonly events: readonly FeedEvent[];
};

export type FeedChanges = Numbered & {
  readonly type: 'changes';
  /** The sequence number before this one: a client that holds another one has missed a message. */
  readonly after: number;
  readonly events: readonly FeedEvent[];
  readonly gone: readonly string[];
};

export type FeedMessage = FeedSnapshot | FeedChanges;

/** The message, rebuilt from known fields only; undefined for anything else. Total for whatever JSON may hold. */
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
    const competitions = listOf(field('competitions'), parseCompetition);
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

function parseEvent(input: unknown): FeedEvent | undefined {
  const field = fieldsOf(input);
  if (!field) return undefined;
  const [id, competition, home, away] = [field('id'), field('competition'), field('home'), field('away')];
  const [startsAt, sequence, period] = [field('startsAt'), field('sequence'), field('period')];
  const minute = field('minute');
  const phase = PHASES.find((known) => known === field('phase'));
  const [score, inner] = [parseScore(field('score')), parseScore(field('inner'))];
  const markets = listOf(field('markets'), parseMarket);
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

function parseMarket(input: unknown): FeedMarket | undefined {
  const field = fieldsOf(input);
  if (!field) return undefined;
  const kind = MARKET_KINDS.find((known) => known === field('kind'));
  const status = MARKET_STATUSES.find((known) => known === field('status'));
  const line = field('line');
  const outcomes = listOf(field('outcomes'), parseOutcome);
  return kind && status && outcomes && (line === null || isCount(line))
    ? { kind, line, status, outcomes }
    : undefined;
}

function parseOutcome(input: unknown): FeedOutcome | undefined {
  const field = fieldsOf(input);
  const id = OUTCOMES.find((known) => known === field?.('id'));
  const price = field?.('price');
  return id && isCount(price) && price > 1_000 ? { id, price } : undefined;
}

function parseCompetition(input: unknown): FeedCompetition | undefined {
  const field = fieldsOf(input);
  const id = field?.('id');
  const name = field?.('name');
  const sport = SPORTS.find((known) => known === field?.('sport'));
  return isId(id) && isName(name) && sport ? { id, sport, name } : undefined;
}

/** Null stays null; undefined is not a score. */
function parseScore(input: unknown): FeedScore | null | undefined {
  if (input === null) return null;
  const field = fieldsOf(input);
  const home = field?.('home');
  const away = field?.('away');
  return isCount(home) && isCount(away) ? { home, away } : undefined;
}

const LONGEST_LIST = 2_000;

/** All of it or nothing: a list with a hole would be a silent lie. */
function listOf<Item>(
  input: unknown,
  parse: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(input) || input.length > LONGEST_LIST) return undefined;
  const items = input.flatMap((item) => parse(item) ?? []);
  return items.length === input.length ? items : undefined;
}

function fieldsOf(input: unknown): ((name: string) => unknown) | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  return (name) =>
    Object.hasOwn(input, name) ? (input as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{1,16}$/.test(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 60;
}
