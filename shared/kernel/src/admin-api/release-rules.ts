/** Schemas of the parts of a release plan that answers of the registry contain. */
import * as v from 'valibot';
import {
  OFF_REASONS,
  type Decision,
  type Layer,
  type MarketRule,
  type MarketScope,
  type RolloutRule,
} from '../releases/release-plan.ts';
import type { RolloutStep } from '../releases/rollout-schedule.ts';
import { listOf } from '../lib/list-schema.ts';

export const decisionSchema = v.variant('kind', [
  v.object({ kind: v.literal('release'), release: v.string() }),
  v.object({ kind: v.literal('off'), reason: v.picklist(OFF_REASONS) }),
]) satisfies v.GenericSchema<unknown, Decision>;

export const layerSchema = v.picklist(['default', 'rollout', 'market', 'override']) satisfies v.GenericSchema<
  unknown,
  Layer
>;

export const rolloutStepSchema = v.object({
  /** Buckets out of 10,000. */
  share: v.number(),
  minutes: v.number(),
}) satisfies v.GenericSchema<unknown, RolloutStep>;

export const rolloutRuleSchema = v.object({
  id: v.string(),
  app: v.string(),
  release: v.string(),
  from: v.number(),
  to: v.number(),
  brands: v.exactOptional(listOf(v.string())),
}) satisfies v.GenericSchema<unknown, RolloutRule>;

const scopeSchema = v.object({
  brand: v.exactOptional(v.string()),
  licence: v.exactOptional(v.string()),
  operator: v.exactOptional(v.string()),
  locale: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, MarketScope>;

export const marketRuleSchema = v.object({
  id: v.string(),
  app: v.string(),
  scope: scopeSchema,
  decision: decisionSchema,
}) satisfies v.GenericSchema<unknown, MarketRule>;

/** A lock of one brand, or of the whole environment without one. */
export const lockSchema = v.object({ id: v.string(), brand: v.exactOptional(v.string()) });

/** A freeze of one brand, or of the whole environment without one. Times are ISO 8601 in UTC. */
export const freezeSchema = v.object({
  id: v.string(),
  brand: v.exactOptional(v.string()),
  since: v.string(),
  until: v.string(),
  reason: v.string(),
});
