import * as v from 'valibot';
import { createInternalClient, type InternalClient, type InternalClientParts } from './internalClient.ts';

/** A brand by its id. */
export const brandField = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
export const playerIdField = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Makes a decision idempotent. */
export const idempotencyKeyField = v.pipe(v.string(), v.uuid());
/** Reason of a decision, or a comment for the player. */
export const reasonField = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500));

/** A player of a brand, found by id, email address or user name. */
export const PLAYER_QUESTION = {
  question: v.strictObject({
    brand: brandField,
    who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  }),
  wanted: 'Specify the brand and the player.',
};

/** The brand whose queue is requested; without a brand, the queues of all. */
export const QUEUE_QUESTION = {
  question: v.object({ brand: v.optional(brandField) }),
  wanted: 'Specify a known brand, or none.',
};

/** Client of the player service for decisions of staff, named by `what` in its texts. */
export function createPlayerServiceClient(
  parts: InternalClientParts,
  what: 'action' | 'decision',
): InternalClient {
  return createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
    unknownOutcomeText: `The player service is not responding, so the outcome is unknown. Retrying is safe: the ${what} takes effect once.`,
  });
}
