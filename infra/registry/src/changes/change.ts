import { BUCKETS, OFF_REASONS } from '@foyer/kernel/release-plan';
import { isLocale } from '@foyer/links';
import { BRANDS, LICENCES, OPERATORS } from '@foyer/market';
import * as v from 'valibot';
import { CHANGE_KINDS, type ChangeRequest } from '@foyer/kernel/change-answers';
import { ENVIRONMENTS } from '@foyer/kernel/environments';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const scope = v.pipe(
  v.strictObject({
    brand: v.exactOptional(v.picklist(BRANDS)),
    licence: v.exactOptional(v.picklist(LICENCES)),
    operator: v.exactOptional(v.picklist(OPERATORS)),
    locale: v.exactOptional(v.pipe(v.string(), v.check(isLocale))),
  }),
  v.check(
    (given) => Object.keys(given).length > 0,
    'a scope names at least one of brand, licence, operator and locale',
  ),
);

const MAX_REASON_LENGTH = 500;
const MIN_REASON_LENGTH = 3;
const MAX_STEP_MINUTES = 7 * 24 * 60;
const MAX_STEPS = 20;

export const changeSchema = v.strictObject({
  environment: v.picklist(ENVIRONMENTS),
  kind: v.picklist(CHANGE_KINDS),
  app: v.optional(name),
  release: v.optional(name),
  /** Promotions only: promotes the default release of this environment. */
  from: v.optional(v.picklist(ENVIRONMENTS)),
  scope: v.optional(scope),
  brands: v.optional(v.pipe(v.array(v.picklist(BRANDS)), v.minLength(1))),
  /** Buckets out of 10,000. */
  share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS))),
  /**
   * For a rollout: continues automatically from step to step, and is promoted at the end, as long as the
   * evidence allows it.
   */
  schedule: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BUCKETS)),
          minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_STEP_MINUTES)),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_STEPS),
    ),
  ),
  /** For a rollout: reaches fewer visitors. Those who lose the release get the default again. */
  narrower: v.optional(v.boolean()),
  /** For the audit; never shown to players. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(MIN_REASON_LENGTH), v.maxLength(MAX_REASON_LENGTH)),
  /** Reason shown to players. */
  publicReason: v.optional(v.picklist(OFF_REASONS)),
  /** Does not wait for the update gate. */
  force: v.optional(v.boolean()),
  /** Operators only: releases to players without a passed check. */
  breakGlass: v.optional(v.boolean()),
  /** For a freeze: when it ends. */
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** For a restore: the time whose releases and switch-offs apply again. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /**
   * For a withdrawal: open pages keep the release's files until they switch over, because the release fails
   * but is trusted. Files of an untrusted release are cut off at once.
   */
  keepsFiles: v.optional(v.boolean()),
  /** Refused unless the environment is still at this version. */
  expectedVersion: v.optional(v.pipe(v.number(), v.safeInteger())),
}) satisfies v.GenericSchema<unknown, ChangeRequest>;

/** A decision as it is requested. */
export type Change = v.InferOutput<typeof changeSchema>;
