/**
 * Responses of the api about identity checks, parsed by the console. Amounts are integer minor units, times
 * ISO 8601 in UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { isIdentityDocument, VERIFICATIONS, type IdentityDocument } from '../identityCheck.ts';

const identityCheckSchema = v.object({
  kind: v.picklist(['asked', 'confirmed', 'asked-again']),
  at: v.string(),
  /** Sum of deposits that exceeded the threshold, for automatic requests. */
  deposited: v.nullable(v.number()),
  threshold: v.nullable(v.number()),
  /** Start of the window of `deposited`; null means all deposits. */
  since: v.nullable(v.string()),
  /** Documents that staff have seen, for staff decisions. */
  documents: listOf(v.custom<IdentityDocument>(isIdentityDocument)),
  staff: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

/** A request or decision about a player's identity; immutable. */
export type IdentityCheck = v.InferOutput<typeof identityCheckSchema>;

const identityCaseSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  currency: v.string(),
  status: v.picklist(['Done', 'NotRequired', 'Required']),
  accountStatus: v.string(),
  deadline: v.nullable(v.string()),
  missing: listOf(v.picklist(VERIFICATIONS)),
  /** Oldest first; empty for requests from before this log existed. */
  checks: listOf(identityCheckSchema),
});

/** A player with an open identity request, as listed in the queue; without a name. */
export type IdentityCase = v.InferOutput<typeof identityCaseSchema>;

/** `POST /internal/identity-checks` of the api, `GET /player/identity/waiting` of the console. */
export const identityCasesSchema = v.object({ cases: listOf(identityCaseSchema) });

/** `POST /internal/identity-checks/player` of the api, `POST /player/identity` of the console. */
export const identityPersonSchema = v.object({
  ...identityCaseSchema.entries,
  person: v.object({
    name: v.string(),
    /** ISO date. */
    dateOfBirth: v.string(),
    address: v.string(),
    country: v.string(),
  }),
});

/** A player with the personal details that documents must confirm. */
export type IdentityPerson = v.InferOutput<typeof identityPersonSchema>;

/** `POST …/decision` of an identity check. */
export const identityOutcomeSchema = v.object({ outcome: v.picklist(['CONFIRMED', 'ASKED']) });
