import * as v from 'valibot';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

const sentSchema = v.object({ sent: v.literal(true) });

export interface PlayerEmail {
  readonly brand: string;
  readonly locale: string;
  readonly subject: string;
  readonly body: string;
  /** Idempotency key of 8 to 120 characters, unique within the brand: a repeated email is sent once. */
  readonly key?: string;
}

/** Sends an email through identity, which has the player's address; false when identity did not accept it. */
export function deliverEmail(deps: IdentityDeps, playerId: string, email: PlayerEmail): Promise<boolean> {
  return deliver(deps, `/internal/players/${encodeURIComponent(playerId)}/emails/send`, email);
}

/** Sends a text message through identity; false when identity did not accept it. */
export function deliverTextMessage(
  deps: IdentityDeps,
  message: {
    readonly brand: string;
    readonly locale: string;
    readonly phoneNumber: string;
    readonly text: string;
  },
): Promise<boolean> {
  return deliver(deps, '/internal/text-messages/send', message);
}

async function deliver(deps: IdentityDeps, path: string, body: object): Promise<boolean> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path,
      body,
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status === 200 && v.is(sentSchema, answer.body);
  } catch (error) {
    deps.log.warn('player message rejected by identity', { path, error });
    return false;
  }
}
