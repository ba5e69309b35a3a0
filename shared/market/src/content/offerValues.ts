import { MARKET_KINDS, OUTCOMES } from '@foyer/kernel/markets';
import { selectionSchema } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import { instantSchema } from './campaignValues.ts';

const MAX_AMOUNT = 10_000_000;
const MIN_PRICE = 1_001;

/** A whole number above 0. */
export const countUpTo = (maximum: number) =>
  v.pipe(v.number(), v.safeInteger('WHOLE'), v.minValue(1, 'POSITIVE'), v.maxValue(maximum, 'TOO_HIGH'));

/** Minor units of the brand's currency. */
export const offerAmountSchema = countUpTo(MAX_AMOUNT);

/** Decimal odds in thousandths. */
export const oddsUpTo = (maximum: number) =>
  v.pipe(
    v.number(),
    v.safeInteger('WHOLE'),
    v.minValue(MIN_PRICE, 'ODDS_TOO_LOW'),
    v.maxValue(maximum, 'TOO_HIGH'),
  );

/** A selection of the feed, with codes for what a form has not set yet. */
export const offeredSelectionEntries = {
  ...selectionSchema.entries,
  event: v.pipe(v.string(), v.nonEmpty('MATCH_MISSING'), selectionSchema.entries.event),
  kind: v.picklist(MARKET_KINDS, 'MARKET_MISSING'),
  outcome: v.picklist(OUTCOMES, 'OUTCOME'),
};

/** Start and end of an offer. */
export const offerPeriodEntries = { startsAt: instantSchema, endsAt: instantSchema };

/** The end is after the start; true while there is no end, which is a problem of its own. */
export const hasPeriod = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string;
  readonly endsAt: string;
}): boolean => endsAt === '' || endsAt > startsAt;
