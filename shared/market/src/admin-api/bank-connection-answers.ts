/**
 * Responses of identity about bank and wallet connections, parsed by the console. Times are ISO 8601 in UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { PAY_AND_PLAY_FLOWS } from '../payAndPlay.ts';

const connection = {
  id: v.string(),
  /** Login flow that created the connection; null for old connections, which did not record it. */
  flow: v.nullable(v.picklist(PAY_AND_PLAY_FLOWS)),
  linkedAt: v.string(),
};
const connectionSchema = v.object({ ...connection, isOnlyWayIn: v.boolean() });

/**
 * A bank or wallet that can sign in to an account, as shown to staff: without the bank's name and customer
 * id.
 */
export type BankConnection = v.InferOutput<typeof connectionSchema>;

/** `POST …/bank-connections` of a player at identity, `GET /player/banks` of the console. */
export const playerBanksSchema = v.object({
  /** Oldest first. */
  connections: listOf(connectionSchema),
  /** Newest first. */
  disconnected: listOf(v.object({ ...connection, at: v.string(), staff: v.string(), reason: v.string() })),
});
export type PlayerBanks = v.InferOutput<typeof playerBanksSchema>;

/** `POST …/bank-connections/disconnect` of a player. */
export const disconnectedSchema = v.object({ disconnected: v.literal(true) });
export type Disconnected = v.InferOutput<typeof disconnectedSchema>;
