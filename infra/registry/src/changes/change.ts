import { BUCKETS, OFF_REASONS } from '@foyer/kernel/release-plan';
import { isLocale } from '@foyer/links';
import { BRANDS, LICENCES, OPERATORS } from '@foyer/market';
import * as v from 'valibot';
import { CHANGE_KINDS, ENVIRONMENTS } from '@foyer/kernel/registry-answers';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const scope = v.pipe(
  v.strictObject({
    brand: v.optional(v.picklist(BRANDS)),
    licence: v.optional(v.picklist(LICENCES)),
    operator: v.optional(v.picklist(OPERATORS)),
    locale: v.optional(v.pipe(v.string(), v.check(isLocale))),
  }),
  v.check((given) => Object.keys(given).length > 0, 'a scope says at least one thing'),
);

const LONGEST_REASON = 500;
const SHORTEST_REASON = 3;
const LONGEST_STEP_MINUTES = 7 * 24 * 60;
const MOST_STEPS = 20;

export const changeSchema = v.strictObject({
  environment: v.picklist(ENVIRONMENTS),
  kind: v.picklist(CHANGE_KINDS),
  app: v.optional(name),
  release: v.optional(name),
  /** Promotion: take what is the default there. */
  from: v.optional(v.picklist(ENVIRONMENTS)),
  scope: v.optional(scope),
  brands: v.optional(v.pipe(v.array(v.picklist(BRANDS)), v.minLength(1))),
  /** Buckets out of 10,000. */
  share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS))),
  /** Of a rollout: it goes on by itself from step to step, and at the end to everybody, as long as evidence lets it. */
  schedule: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS)),
          minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_STEP_MINUTES)),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_STEPS),
    ),
  ),
  /** Of a rollout: it is to reach fewer. Who has the release by it and is not reached any more goes back to what everybody meets. */
  narrower: v.optional(v.boolean()),
  /** For the audit; never shown to players. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(SHORTEST_REASON), v.maxLength(LONGEST_REASON)),
  /** For players. */
  publicReason: v.optional(v.picklist(OFF_REASONS)),
  /** Does not wait for the update gate. */
  force: v.optional(v.boolean()),
  /** Of a withdrawal: the pages that run the release keep its files until they change over. It works badly; what is not trusted is cut off at once. */
  keepsFiles: v.optional(v.boolean()),
  /** Refused unless the environment still stands at this version. */
  expectedVersion: v.optional(v.pipe(v.number(), v.safeInteger())),
});

/** A decision somebody wants to be taken. */
export type Change = v.InferOutput<typeof changeSchema>;
