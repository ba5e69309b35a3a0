import type { RafflePrizes } from '@foyer/market/raffle-rules';
import { createInternalCaller, type InternalCallerDeps, type StoredEvent } from '@foyer/runtime';
import * as v from 'valibot';
import type { Player } from '../operator/operatorCalls.ts';

/** Topic of the api's event log: a bet was settled. */
export const BET_SETTLED = 'api.bet-settled';

/** The raffles that staff have published for a brand. */
export interface RaffleDefinition {
  readonly brand: string;
  /** Time zone of the licence, for days and weeks. */
  readonly timeZone: string;
  /** First day in that time zone, `yyyy-mm-dd`; null: always. */
  readonly startsOn: string | null;
  readonly studioId: string;
  readonly studioSlug: string;
  readonly prizes: RafflePrizes;
}

export interface PrizePayment extends Player {
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly drop: { readonly id: string; readonly name: string; readonly at: string };
}

/** The operator's API for raffles. Each call throws when the api is unreachable or its answer is invalid. */
export interface RaffleOperator {
  definitions(): Promise<readonly RaffleDefinition[]>;
  /** The players of the list who are eligible for a draw now. */
  eligible(brand: string, playerIds: readonly string[]): Promise<readonly string[]>;
  /** Events of settled bets after an id, ascending; empty when there are no further ones. */
  settledBets(after: number): Promise<readonly StoredEvent[]>;
  /** Undefined when paid, otherwise the refusal reason. Idempotent by key. */
  payPrize(payment: PrizePayment): Promise<string | undefined>;
}

const amounts = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));
const definitionsSchema = v.object({
  raffles: v.array(
    v.object({
      brand: v.string(),
      timeZone: v.string(),
      startsOn: v.nullable(v.string()),
      studioId: v.string(),
      studioSlug: v.string(),
      prizes: v.object({ hourly: amounts, daily: amounts, weekly: amounts }),
    }),
  ),
});
const eligibleSchema = v.object({ playerIds: v.array(v.string()) });
const eventsSchema = v.object({
  events: v.array(v.object({ id: v.number(), topic: v.string(), payload: v.unknown() })),
});
const paidSchema = v.object({ paid: v.boolean(), code: v.optional(v.string()) });

/** Signed calls to the api. */
export function createRaffleOperator(deps: InternalCallerDeps): RaffleOperator {
  const call = createInternalCaller(deps);

  async function request<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await call(schema, path, body);
    if (answer === undefined) throw new Error(`The operator refused ${path}.`);
    return answer;
  }

  return {
    definitions: async () => (await request(definitionsSchema, 'raffles/definitions', {})).raffles,
    eligible: async (brand, playerIds) =>
      (await request(eligibleSchema, 'raffles/eligible', { brand, playerIds })).playerIds,
    settledBets: async (after) =>
      (await request(eventsSchema, 'events', { after, topics: [BET_SETTLED] })).events,
    async payPrize(payment) {
      const answer = await request(paidSchema, 'raffles/prizes', payment);
      return answer.paid ? undefined : (answer.code ?? 'REFUSED');
    },
  };
}
