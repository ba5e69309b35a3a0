import {
  quotesSchema,
  resultsSchema,
  type MatchResult,
  type Quotes,
  type Suspensions,
  type QuotedSelection,
} from '@foyer/kernel/sports-trading';
import type { Clock, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';

export interface SportsFeedDeps {
  /** Base address of the sports feed. */
  readonly sportsFeedAddress: string;
  readonly internalSecret: string;
  readonly clock: Clock;
  readonly serviceClient: Pick<ServiceClient, 'callSigned'>;
}

/** The feed answered, but not the question. */
export class RefusedQuestion extends Error {}

/** Longest time that a bet waits for its prices, in ms. */
const DEADLINE_MS = 2_000;
const HTTP_SERVER_ERROR = 500;

/**
 * The current prices of the selections for players of a brand, or without its suspensions, in the same order, and the margin in them.
 * @throws when the feed does not answer, or not for each selection.
 */
export async function readQuotes(
  deps: SportsFeedDeps,
  selections: readonly QuotedSelection[],
  brand?: string,
): Promise<Quotes> {
  const answer = await ask(deps, quotesSchema, 'quotes', { brand, selections });
  if (answer.quotes.length !== selections.length)
    throw new RefusedQuestion('The sports feed answered for other selections.');
  return answer;
}

/**
 * Results of those matches that have ended.
 * @throws when the feed does not answer.
 */
export async function readResults(
  deps: SportsFeedDeps,
  events: readonly string[],
): Promise<readonly MatchResult[]> {
  return (await ask(deps, resultsSchema, 'results', { events })).results;
}

/** A feed of an earlier release answers without its age. */
const suspendedSchema = v.object({
  boardAgeMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
});

/**
 * Replaces the suspensions that the feed shows. Returns the age of its prices, in ms.
 * @throws when the feed does not answer.
 */
export async function sendSuspensions(deps: SportsFeedDeps, suspensions: Suspensions): Promise<number> {
  return (await ask(deps, suspendedSchema, 'suspensions', suspensions)).boardAgeMs;
}

async function ask<Schema extends v.GenericSchema>(
  { sportsFeedAddress, internalSecret: secret, clock, serviceClient }: SportsFeedDeps,
  schema: Schema,
  path: string,
  body: object,
): Promise<v.InferOutput<Schema>> {
  const answer = await serviceClient.callSigned({
    baseUrl: sportsFeedAddress,
    path: `/internal/sports-feed/${path}`,
    body,
    secret,
    clock,
    deadlineMs: DEADLINE_MS,
  });
  // a feed that is silent refuses every question: asking for each bet again would only delay the answer
  if (answer.status >= HTTP_SERVER_ERROR)
    throw new Error(`The sports feed is not available: ${answer.status}.`);
  if (answer.status !== 200)
    throw new RefusedQuestion(`The sports feed answered ${path} with ${answer.status}.`);
  return v.parse(schema, answer.body);
}
