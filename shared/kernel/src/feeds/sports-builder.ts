/**
 * The price of a bet builder, asked for over HTTP: `GET /sports-feed/matches/<id>/builder?parts=…`.
 * @packageDocumentation
 */
import {
  BUILDER_REASONS,
  isBuilderPart,
  MAX_BUILDER_SELECTIONS,
  type BuilderAlternative,
  type BuilderProblem,
} from '../bets/bet-builder.ts';
import { MARKET_KINDS, OUTCOMES, type MarketSelection } from '../bets/markets.ts';
import { fieldsOf, isCount, listOf } from './feed-fields.ts';
import { SPORTS_FEED_VERSION } from './sports-feed.ts';

const STATUSES = ['open', 'suspended', 'refused', 'incomplete'] as const;

/** Price of a combination, or the reasons against it. */
export interface BuilderMessage {
  readonly v: typeof SPORTS_FEED_VERSION;
  readonly type: 'builder';
  readonly at: number;
  /** `incomplete`: possible, with fewer selections than a bet builder has. */
  readonly status: (typeof STATUSES)[number];
  /** Decimal odds × 1000; null for a refused combination. */
  readonly price: number | null;
  readonly problems: readonly BuilderProblem[];
}

/** Parses the answer; undefined for invalid input. Never throws. */
export function parseBuilderMessage(input: unknown): BuilderMessage | undefined {
  const field = fieldsOf(input);
  if (!field || field('v') !== SPORTS_FEED_VERSION || field('type') !== 'builder') return undefined;
  const at = field('at');
  const status = STATUSES.find((known) => known === field('status'));
  const price = field('price');
  const problems = listOf(field('problems'), parseProblem);
  return isCount(at) && status && problems && (price === null || isCount(price))
    ? { v: SPORTS_FEED_VERSION, type: 'builder', at, status, price, problems }
    : undefined;
}

function parseProblem(input: unknown): BuilderProblem | undefined {
  const field = fieldsOf(input);
  const reason = BUILDER_REASONS.find((known) => known === field?.('reason'));
  const parts = listOf(field?.('parts'), (part) => (isPartIndex(part) ? part : undefined));
  const given = field?.('alternative');
  const alternative = given === null ? null : parseAlternative(given);
  return reason && parts && alternative !== undefined ? { reason, parts, alternative } : undefined;
}

function parseAlternative(input: unknown): BuilderAlternative | undefined {
  const field = fieldsOf(input);
  const part = field?.('part');
  const given = field?.('selection');
  const selection = given === null ? null : parseSelection(given);
  return isPartIndex(part) && selection !== undefined ? { part, selection } : undefined;
}

function parseSelection(input: unknown): MarketSelection | undefined {
  const field = fieldsOf(input);
  const kind = MARKET_KINDS.find((known) => known === field?.('kind'));
  const outcome = OUTCOMES.find((known) => known === field?.('outcome'));
  const line = field?.('line');
  if (!kind || !outcome || (line !== null && !Number.isSafeInteger(line))) return undefined;
  const selection = { kind, line: line as number | null, outcome }; // A safe integer is a number.
  return isBuilderPart(selection) ? selection : undefined;
}

function isPartIndex(value: unknown): value is number {
  return isCount(value) && value < MAX_BUILDER_SELECTIONS;
}
