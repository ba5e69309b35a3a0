/** Answers of the registry about releases that are compared with their baseline. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { figuresSchema } from './health-answers.ts';
import { listOf } from '../lib/list-schema.ts';
import { rolloutStepSchema } from './release-rules.ts';

const tallySchema = v.object({ count: v.number(), hits: v.number() });
const rolloutEffectSchema = v.object({
  name: v.picklist([
    'mount-failed',
    'broke',
    'mount-slow',
    'ready-slow',
    'lcp-poor',
    'inp-poor',
    'cls-poor',
    'sign-in',
    'deposit',
    'bet',
  ]),
  /** More of it is worse. */
  isHarm: v.boolean(),
  canary: tallySchema,
  baseline: tallySchema,
  /** Share of the new release minus the one of its baseline, adjusted for brand and hour. */
  difference: v.number(),
  /** Interval of the difference that holds at every evaluation, with a confidence of 95 %. */
  low: v.number(),
  high: v.number(),
  /** Anytime-valid p-value of the difference. */
  p: v.number(),
});
/** A difference of a release to its baseline. */
export type RolloutEffect = v.InferOutput<typeof rolloutEffectSchema>;

const evaluatedRolloutSchema = v.object({
  kind: v.picklist(['rollout', 'promotion']),
  app: v.string(),
  release: v.string(),
  baseline: v.string(),
  /** Null: all. */
  brands: v.nullable(listOf(v.string())),
  /** Buckets out of 10,000. */
  share: v.number(),
  /** Null for a rollout that an operator continues by hand, and for a promotion. */
  schedule: v.nullable(listOf(rolloutStepSchema)),
  /** Index in the schedule. */
  step: v.number(),
  startedAt: v.string(),
  stepStartedAt: v.string(),
  nextAt: v.nullable(v.string()),
  /** Reason why it does not continue although the verdict allows it. */
  pauseReason: v.nullable(v.string()),
  verdict: v.object({
    kind: v.picklist(['continue', 'wait', 'roll-back']),
    reason: v.string(),
    /** Reason to wait other than too few page views: a person has to decide, or harm is not significant yet. */
    concern: v.exactOptional(v.picklist(['review', 'possibly-worse'])),
    /** Probability of such evidence if the release were no worse than its baseline. */
    p: v.number(),
    canary: figuresSchema,
    baseline: figuresSchema,
    /** Absent from registries of earlier releases. */
    effects: v.exactOptional(listOf(rolloutEffectSchema)),
  }),
});
/** A rollout, or a promotion that is watched for an hour. */
export type EvaluatedRollout = v.InferOutput<typeof evaluatedRolloutSchema>;

/** `GET /v1/rollouts` */
export const evaluatedRolloutsSchema = v.object({
  environment: v.picklist(ENVIRONMENTS),
  version: v.number(),
  /** Minimum loads of each release before a rollout continues. */
  minimumLoads: v.number(),
  rollouts: listOf(evaluatedRolloutSchema),
  promotions: listOf(evaluatedRolloutSchema),
});
export type EvaluatedRollouts = v.InferOutput<typeof evaluatedRolloutsSchema>;
