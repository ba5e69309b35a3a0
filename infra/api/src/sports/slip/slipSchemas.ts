import { MAX_LEGS } from '@foyer/kernel/bet-lines';
import { isLineOf, outcomesOf } from '@foyer/kernel/markets';
import { eachWayTermsSchema, hasItsParts, selectionSchema } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import { areDistinct, type PricedSelection } from '../placement/betRules.ts';

/** A selection of a player with the price that the player saw. */
export const pricedSelectionSchema = v.object({
  ...selectionSchema.entries,
  line: v.nullish(selectionSchema.entries.line, null),
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(1_001), v.maxValue(9_999_999)),
  eachWay: v.pipe(
    v.nullish(eachWayTermsSchema),
    v.transform((terms) => terms ?? undefined),
  ),
});

const slipSchema = v.pipe(
  v.array(
    v.pipe(
      pricedSelectionSchema,
      v.check(({ kind, line, outcome }) => isLineOf(kind, line) && outcomesOf(kind).includes(outcome)),
      v.check((selection) => hasItsParts(selection)),
    ),
  ),
  v.maxLength(MAX_LEGS),
);

/** Selections of a bet; undefined if they are not valid. */
export function readSelections(input: unknown): readonly PricedSelection[] | undefined {
  const read = v.safeParse(slipSchema, input);
  return read.success ? read.output : undefined;
}

/** The selections of a slip, each once; undefined if they are not a slip. */
export function readSlip(input: unknown): readonly PricedSelection[] | undefined {
  const read = readSelections(input);
  return read && areDistinct(read) ? read : undefined;
}
