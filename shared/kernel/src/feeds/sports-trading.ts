/**
 * Signed calls of the api to the sports feed, parsed by both sides: the current prices of selections, and the
 * results of matches. Prices are decimal odds in thousandths, lines are hundredths.
 * @packageDocumentation
 */
import * as v from 'valibot';
import {
  BUILDER,
  BUILDER_REASONS,
  builderKey,
  isBuilderPart,
  MAX_BUILDER_SELECTIONS,
  MIN_BUILDER_SELECTIONS,
} from '../bets/bet-builder.ts';
import { MAX_DEDUCTION, MAX_PLACES, MAX_RUNNERS, RUNNERS } from '../bets/field.ts';
import { MARKET_KINDS, OUTCOMES, PLAYERS } from '../bets/markets.ts';
import { BET_SPORTS } from './sports-contests.ts';
import { PHASES } from './sports-feed.ts';

/** Selections of one question for prices: those of a page of bets with 20 selections each. */
export const MAX_QUOTED_SELECTIONS = 400;
/** Matches of one question for results. */
export const MAX_ASKED_RESULTS = 200;

/** Above the sets and quarters of any sport. */
export const MAX_PERIODS = 9;
/** Above the goals of any football match. */
const MAX_GOALS = 60;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const score = v.object({ home: count, away: count });
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** The id of a match of the feed. */
export const eventIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

const outcomeEntries = {
  kind: v.picklist(MARKET_KINDS),
  line: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
  outcome: v.picklist(OUTCOMES),
};

/** The selections of a bet builder, each once. */
export const builderPartsSchema = v.pipe(
  v.array(v.pipe(v.object(outcomeEntries), v.check(isBuilderPart))),
  v.minLength(MIN_BUILDER_SELECTIONS),
  v.maxLength(MAX_BUILDER_SELECTIONS),
  v.check((parts) => new Set(parts.map((part) => builderKey([part]))).size === parts.length),
);

/**
 * A selection that can be backed: an outcome of a market of a match, or a bet builder. {@link hasItsParts} checks that exactly a
 * bet builder has parts.
 */
export const selectionSchema = v.object({
  event: eventIdSchema,
  ...outcomeEntries,
  /** Selections of a bet builder; other selections have none. */
  parts: v.optional(
    v.pipe(
      v.nullish(builderPartsSchema),
      v.transform((parts) => parts ?? undefined),
    ),
  ),
});
export type TradedSelection = v.InferOutput<typeof selectionSchema>;

/** A selection whose price is asked for. */
const quotedSelectionSchema = v.object({
  ...selectionSchema.entries,
  /** A bet builder of an accepted bet: valued without a margin also when its parts are not offered any more. */
  isHeld: v.optional(v.boolean()),
});
export type QuotedSelection = v.InferOutput<typeof quotedSelectionSchema>;

/** True unless a bet builder has no parts, or another selection has some. */
export function hasItsParts({ kind, parts }: Pick<TradedSelection, 'kind' | 'parts'>): boolean {
  return (kind === BUILDER.kind) === (parts !== undefined);
}

export const quoteRequestSchema = v.object({
  /** Brand of the bettor, whose suspensions apply; without one, those of all brands only. */
  brand: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/))),
  selections: v.pipe(v.array(quotedSelectionSchema), v.minLength(1), v.maxLength(MAX_QUOTED_SELECTIONS)),
});

/** Terms of a bet each way: a share of the winnings of the price, for one of the first places. */
export const eachWayTermsSchema = v.object({
  numerator: v.pipe(count, v.minValue(1), v.maxValue(9)),
  denominator: v.pipe(count, v.minValue(1), v.maxValue(20)),
  places: v.pipe(count, v.minValue(1), v.maxValue(MAX_PLACES)),
});
const deduction = v.pipe(count, v.maxValue(MAX_DEDUCTION));

/** `unavailable`: the match, market or outcome does not exist, or no more. */
export const quoteSchema = v.variant('status', [
  v.object({
    status: v.literal('unavailable'),
    /** Reason against a bet builder. IMPOSSIBLE: it cannot win, or no more. */
    reason: v.optional(v.nullable(v.picklist(BUILDER_REASONS))),
  }),
  v.object({
    status: v.picklist(['open', 'suspended']),
    price: v.pipe(v.number(), v.safeInteger(), v.minValue(1_001)),
    sport: v.picklist(BET_SPORTS),
    competition: name,
    /** Both sides of a match; of a contest with several runners, its name and the racecourse or season. */
    home: name,
    away: name,
    startsAt: count,
    phase: v.picklist(PHASES),
    /** Name of the player or runner whom the outcome names; null for other outcomes. */
    player: v.nullish(name, null),
    /** Those of the parts of a bet builder. */
    players: v.optional(v.nullable(v.array(v.nullable(name)))),
    /** Margin in the price of a bet builder, basis points; null for others, which have that of the answer. */
    marginBasisPoints: v.optional(v.nullable(count)),
    /** Terms of a bet each way, with the price of a place by them; null where it is not offered. */
    eachWay: v.nullish(
      v.object({ ...eachWayTermsSchema.entries, placePrice: v.pipe(count, v.minValue(1_001)) }),
    ),
    /** Runners that were withdrawn, which reduce the winnings of earlier bets. */
    withdrawn: v.nullish(
      v.pipe(
        v.array(v.object({ at: count, deduction, placeDeduction: deduction })),
        v.maxLength(MAX_RUNNERS),
      ),
    ),
  }),
]);
export type Quote = v.InferOutput<typeof quoteSchema>;

/** One quote for each selection, in the same order. */
export const quotesSchema = v.object({
  /** Margin in the prices: the sum of the implied probabilities of a market above 100 %, in basis points. */
  marginBasisPoints: count,
  quotes: v.array(quoteSchema),
});
export type Quotes = v.InferOutput<typeof quotesSchema>;

export const resultRequestSchema = v.object({
  events: v.pipe(v.array(eventIdSchema), v.minLength(1), v.maxLength(MAX_ASKED_RESULTS)),
});

const runner = v.picklist(RUNNERS);
/** The finishing order of a contest with several runners. */
const fieldResultSchema = v.object({
  runners: v.pipe(
    v.array(
      v.object({
        runner,
        name,
        position: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(MAX_RUNNERS))),
      }),
    ),
    v.maxLength(MAX_RUNNERS),
    v.readonly(),
  ),
  withdrawn: v.pipe(
    v.array(v.object({ runner, name, at: count, deduction, placeDeduction: deduction })),
    v.maxLength(MAX_RUNNERS),
    v.readonly(),
  ),
});

/** Results of the matches that have ended; others are omitted. */
export const resultsSchema = v.object({
  results: v.array(
    v.object({
      event: eventIdSchema,
      /** From 1; a correction has the next number. */
      number: v.pipe(count, v.minValue(1), v.maxValue(99)),
      /** `VOID`: every bet on the match is returned, for the reason. */
      status: v.picklist(['PLAYED', 'VOID']),
      reason: v.nullable(v.picklist(['ABANDONED', 'WALKOVER'])),
      home: count,
      away: count,
      /** Scores of the periods, or the games of each set. */
      periods: v.pipe(v.array(score), v.maxLength(MAX_PERIODS)),
      /** In football only; the names are those of the scorers. */
      statistics: v.nullish(
        v.object({
          corners: score,
          cards: score,
          scorers: v.pipe(v.array(v.picklist(PLAYERS)), v.maxLength(MAX_GOALS)),
          names: v.pipe(v.array(name), v.maxLength(MAX_GOALS)),
        }),
        null,
      ),
      /** In contests with several runners only. */
      field: v.nullish(fieldResultSchema),
      /** Milliseconds since the epoch. */
      endedAt: count,
    }),
  ),
});
export type MatchResult = v.InferOutput<typeof resultsSchema>['results'][number];

export const SUSPENSION_SCOPES = ['PRODUCT', 'COMPETITION', 'EVENT', 'MARKET'] as const;
/** Characters of the id of a competition, with which the ids of its matches start. */
const COMPETITION_ID_LENGTH = 3;
/** Suspensions of one list; the body of a signed call is at most 64 KB. */
export const MAX_SUSPENSIONS = 400;

/** Part of the offer on which staff accept no bets. */
export const suspensionSchema = v.object({
  /** `null`: all brands. */
  brand: v.nullable(v.string()),
  scope: v.picklist(SUSPENSION_SCOPES),
  /** Id of the competition or the match; `null` for the product. */
  target: v.nullable(eventIdSchema),
  kind: v.nullable(v.picklist(MARKET_KINDS)),
  /** `null`: all lines of the market. */
  line: v.nullable(v.pipe(v.number(), v.safeInteger())),
});
export type Suspension = v.InferOutput<typeof suspensionSchema>;

/** Replaces the list of the feed, unless its revision is lower than that of the known list. */
export const suspensionsSchema = v.object({
  revision: count,
  suspensions: v.pipe(v.array(suspensionSchema), v.maxLength(MAX_SUSPENSIONS)),
});
export type Suspensions = v.InferOutput<typeof suspensionsSchema>;

/** True if the suspension covers a market of a match. The database applies the same rule (`is_sports_suspended`). */
export function coversMarket(
  { scope, target, kind, line }: Suspension,
  event: string,
  market: { readonly kind: string; readonly line: number | null },
): boolean {
  switch (scope) {
    case 'PRODUCT':
      return true;
    case 'COMPETITION':
      return target === event.slice(0, COMPETITION_ID_LENGTH);
    case 'EVENT':
      return target === event;
    default:
      return target === event && kind === market.kind && (line === null || line === market.line);
  }
}
