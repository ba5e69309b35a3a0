import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import * as v from 'valibot';
import { plainTextSchema } from '../content/contentValues.ts';

const MAX_TEXT = 600;

/** Fits into an integer column; no count, amount in cents or number of minutes of a rule is near it. */
const MAX_VALUE = 1_000_000_000;
/** Ten years. Times that are computed from more days may not exist as a date. */
const MAX_DAYS = 3_660;

const integer = v.pipe(v.number(), v.safeInteger('WHOLE'), v.maxValue(MAX_VALUE, 'TOO_HIGH'));
export const whole = v.pipe(integer, v.minValue(0, 'NOT_NEGATIVE'));
export const positive = v.pipe(integer, v.minValue(1, 'POSITIVE'));
export const days = v.pipe(positive, v.maxValue(MAX_DAYS, 'TOO_HIGH'));
export const instant = v.pipe(v.string(), v.isoTimestamp('TIME'));
/** Id of a mission, task, item or series. Progress of players belongs to it. */
export const ruleId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'ID'));
/** Id of a reward of the operator, which a form chooses from a list. */
export const offerId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, ({ input }) => (input === '' ? 'REWARD_MISSING' : 'ID')),
);
/** Slugs of games or studios. */
export const slugs = v.array(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'ID')));

const oneText = v.pipe(plainTextSchema, v.maxLength(MAX_TEXT, 'TOO_LONG'));
const textsSchema = v.strictObject(
  Object.fromEntries(TRANSLATED_LOCALES.map((locale) => [locale, oneText])) as Record<
    TranslatedLocale,
    typeof oneText
  >,
);
const deliveredKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,119}$/, 'TEXT_KEY'));

/** A text that players read: the key of a delivered text, or the text in every language. */
export type RuleText = string | Readonly<Record<TranslatedLocale, string>>;
export const ruleTextSchema: v.GenericSchema<unknown, RuleText> = v.lazy((input) =>
  typeof input === 'string' ? deliveredKey : textsSchema,
);

/** A reward of players: points, or a reward of the operator by its id. */
export const rewardSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('points'), points: positive }),
  v.strictObject({ kind: v.literal('offer'), offer: offerId }),
]);
export type RewardRule = v.InferOutput<typeof rewardSchema>;

/**
 * Value of points in money: what the rewards shop gives for them. Cents are hundredths of the brand's currency, in which the shop
 * pays its rewards.
 */
export const POINTS_VALUE = { points: 100, cents: 100 } as const;

/** Highest number of a level. */
export const MAX_LEVEL = 50;

/** True for a list without two entries of the same id. */
export function isUnique(entries: readonly { readonly id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}
