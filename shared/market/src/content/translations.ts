import * as v from 'valibot';
import { plainTextSchema, recordInputSchema, textKeySchema } from './contentValues.ts';

const MAX_TEXTS = 3_000;

/**
 * Texts of a locale by key, which replace the compiled ones: keys of the content, or message ids of the front
 * ends. A key that is not listed keeps its compiled text.
 */
export const textsSchema = v.pipe(
  recordInputSchema,
  v.record(textKeySchema, plainTextSchema),
  v.check((texts) => Object.keys(texts).length <= MAX_TEXTS, 'TOO_MANY'),
  v.readonly(),
);

export type ContentTexts = v.InferOutput<typeof textsSchema>;

/** Name of our engagement (gamification) provider, the prefix of its translation keys (requirements/entities#site-settings). */
export const ENGAGEMENT_PROVIDER = 'FOYER_ENGAGEMENT';

/** Prefixes of the translation keys that the specification names, the provider's first (requirements/entities#site-settings). */
export const TRANSLATION_PREFIXES = [
  `${ENGAGEMENT_PROVIDER}_`,
  'JACKPOT_',
  'RAFFLE_',
  'ACCOUNT_CLOSED',
] as const;
