/** Response of the api about the player protection of each brand, parsed by the console. */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import { LIMIT_KINDS } from '../licenceProfile.ts';
import { PROTECTION_MODES } from '../protection/protectionMode.ts';

const mode = v.picklist(PROTECTION_MODES);

const brandProtectionSchema = v.object({
  brand: v.string(),
  licence: v.string(),
  operator: v.string(),
  /** Mode of the operator, and the effective one, which the instance may have raised. */
  operatorMode: mode,
  mode,
  features: listOf(v.string()),
  limits: listOf(v.object({ kind: v.picklist(LIMIT_KINDS), periods: listOf(v.picklist(LIMIT_PERIODS)) })),
  limitPrompt: v.picklist(['none', 'first-deposit', 'registration']),
  limitCoolOffHours: v.number(),
  hasRealityCheck: v.boolean(),
  hasSessionClock: v.boolean(),
  hasFundsDialog: v.boolean(),
  identityRequired: listOf(v.picklist(['registration', 'before-play', 'before-withdrawal'])),
  /** ISO 8601 durations, or `indefinite`. */
  exclusions: listOf(v.string()),
  timeOuts: listOf(v.string()),
});

/** Effective player protection of one brand. */
export type BrandProtection = v.InferOutput<typeof brandProtectionSchema>;

export const protectionAnswerSchema = v.object({
  /** Mode that the instance demands at least; null when every operator's own applies. */
  instanceMode: v.nullable(mode),
  brands: listOf(brandProtectionSchema),
});

export type ProtectionAnswer = v.InferOutput<typeof protectionAnswerSchema>;
