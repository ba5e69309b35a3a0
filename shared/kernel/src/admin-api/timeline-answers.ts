/** Answers of the registry about the audit log. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';
import {
  freezeSchema,
  lockSchema,
  marketRuleSchema,
  rolloutRuleSchema,
  rolloutStepSchema,
} from './release-rules.ts';

/** Entries about keys, checks, publications and overrides have other members, which are shown as they are. */
const decidedPartSchema = v.looseObject({
  default: v.exactOptional(v.nullable(v.string())),
  rollouts: v.exactOptional(listOf(rolloutRuleSchema)),
  /** Progress of the rollout; null without one. */
  progress: v.exactOptional(
    v.nullable(v.looseObject({ release: v.string(), schedule: v.exactOptional(listOf(rolloutStepSchema)) })),
  ),
  rules: v.exactOptional(listOf(marketRuleSchema)),
  /** `app@release`. */
  withdrawn: v.exactOptional(listOf(v.string())),
  isForced: v.exactOptional(v.boolean()),
  locks: v.exactOptional(listOf(lockSchema)),
  freezes: v.exactOptional(listOf(freezeSchema)),
});
/** The decided state of one application, or the locks of the environment, as recorded in the audit log. */
export type DecidedPart = v.InferOutput<typeof decidedPartSchema>;

/** The signed request behind an entry. */
const proofSchema = v.object({
  keyId: v.string(),
  method: v.string(),
  path: v.string(),
  bodyHash: v.string(),
  body: v.exactOptional(v.string()),
  timestamp: v.number(),
  nonce: v.string(),
  signature: v.string(),
  /** Staff member on whose behalf the console sent the request. */
  staff: v.exactOptional(
    v.object({ subject: v.string(), email: v.string(), session: v.string(), tokenId: v.string() }),
  ),
});

/** The signed payload of an entry; its id and hash are columns beside it. */
export const auditPayloadSchema = v.object({
  chain: v.string(),
  /** Position in the chain, from 1 without gaps. */
  number: v.number(),
  at: v.string(),
  actor: v.string(),
  role: v.string(),
  kind: v.string(),
  app: v.exactOptional(v.string()),
  release: v.exactOptional(v.string()),
  brands: listOf(v.string()),
  reason: v.string(),
  before: v.nullable(decidedPartSchema),
  after: v.nullable(decidedPartSchema),
  /** Version of the plan that this change created. */
  version: v.exactOptional(v.number()),
  /** Refusal code of the release gate that an operator overrode. */
  unchecked: v.exactOptional(v.string()),
  /** Person who requested the override; the actor of the entry approved it. */
  approval: v.exactOptional(
    v.object({ id: v.string(), requestedBy: v.string(), requestedAt: v.string(), note: v.string() }),
  ),
  /** Absent when the registry decided automatically. */
  proof: v.exactOptional(proofSchema),
});

export const timelineEntrySchema = v.object({
  id: v.number(),
  hash: v.string(),
  ...auditPayloadSchema.entries,
  /** Another version wrote the entry: `before` and `after` are null, other unreadable members empty or `unknown`. */
  isUnreadable: v.exactOptional(v.literal(true)),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

/** `GET /v1/audit`, newest first. */
export const timelineSchema = v.object({
  entries: listOf(timelineEntrySchema),
  /** Id for the `before` of the next page; absent on the last page. */
  next: v.exactOptional(v.number()),
});

const chainSchema = v.picklist([...ENVIRONMENTS, 'registry']);
/** One chain per environment, and one for releases and keys, which belong to no environment. */
export type ChainName = v.InferOutput<typeof chainSchema>;

const chainFaultSchema = v.object({
  chain: chainSchema,
  number: v.number(),
  problem: v.picklist(['gap', 'does-not-follow', 'content-changed', 'columns-differ', 'end-missing']),
});
/** A fault in one entry of a chain. */
export type ChainFault = v.InferOutput<typeof chainFaultSchema>;

/** `GET /v1/audit/verify`: faults of the hash chains, none in an intact log. */
export const auditVerificationSchema = v.object({ entries: v.number(), faults: listOf(chainFaultSchema) });
export type AuditVerification = v.InferOutput<typeof auditVerificationSchema>;
