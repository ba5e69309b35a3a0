/** Answers of the registry about its key ring. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { ENVIRONMENTS } from './environments.ts';
import { listOf } from '../lib/list-schema.ts';

const listedKeySchema = v.object({
  id: v.string(),
  holder: v.string(),
  /** Email of the holder's staff account; null for a key without an account, and from an earlier registry. */
  email: v.optional(v.nullable(v.string()), null),
  roles: listOf(v.string()),
  /** PEM. */
  publicKey: v.string(),
  notBefore: v.string(),
  notAfter: v.string(),
  revokedAt: v.nullable(v.string()),
});
export type ListedKey = v.InferOutput<typeof listedKeySchema>;

/** `GET /v1/keys` */
export const keysSchema = v.object({ keys: listOf(listedKeySchema) });

/** `POST /v1/keys` */
export const addedKeySchema = v.object({ keyId: v.string() });

const withdrawalSchema = v.object({
  /** `app@release` of releases that run nowhere any more. */
  withdrawn: listOf(v.string()),
  /** Releases that replace them, by environment. */
  restored: listOf(v.object({ environment: v.picklist(ENVIRONMENTS), app: v.string(), release: v.string() })),
  /** Environments whose shell stays, because no earlier one is intact and a page needs a shell. */
  retained: listOf(v.picklist(ENVIRONMENTS)),
  /** The decision is stored, but the edge could not be notified. */
  isLate: v.boolean(),
});
/** The result of withdrawing everything that a stolen key signed. */
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** `POST /v1/keys/revoke`, with a {@link Withdrawal} when releases were withdrawn too. */
export const revokedKeySchema = v.object({ keyId: v.string(), ...v.partial(withdrawalSchema).entries });
export type RevokedKey = v.InferOutput<typeof revokedKeySchema>;
