import type { Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { IdentityDeps } from '../sessions/identityCalls.ts';

export interface EmailVerificationDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

export type VerificationOutcome = 'VERIFIED' | 'ALREADY_VERIFIED' | 'EXPIRED' | 'TAKEN' | 'UNKNOWN';

const redemption = v.variant('kind', [
  v.object({
    kind: v.picklist(['valid', 'used']),
    playerId: v.string(),
    email: v.string(),
    reason: v.picklist(['SignUp', 'EmailChange', 'Unknown']),
  }),
  v.object({ kind: v.picklist(['expired', 'taken', 'unknown']) }),
]);

const OUTCOME_OF = { expired: 'EXPIRED', taken: 'TAKEN', unknown: 'UNKNOWN' } as const;

/**
 * Queries identity for the address that a link verifies, and stores the result. A used link whose result was
 * never stored still counts, because the first answer was lost.
 */
export async function verifyEmail(
  deps: EmailVerificationDeps,
  brand: string,
  token: string,
): Promise<VerificationOutcome | 'unavailable'> {
  const parsed = v.safeParse(
    redemption,
    await callIdentity(deps, '/internal/email-verifications/redeem', { brand, token }),
  );
  if (!parsed.success) return 'unavailable';
  const link = parsed.output;
  if (!('playerId' in link)) return OUTCOME_OF[link.kind];
  if (link.reason === 'EmailChange') return applyEmailChange(deps, brand, link);
  const { rows } = await deps.pool.query<{ was_verified: boolean }>(
    `with before as (select id, email_verified from api.player where id = $1 and brand = $2 and lower(email) = lower($3) for update)
     update api.player p set email_verified = true, updated_at = $4 from before where p.id = before.id returning before.email_verified as was_verified`,
    [link.playerId, brand, link.email, new Date(deps.clock())],
  );
  deps.relay.kick();
  // no row: the account's address has changed, and the link verifies the old one
  if (!rows[0]) return 'EXPIRED';
  return rows[0].was_verified ? 'ALREADY_VERIFIED' : 'VERIFIED';
}

/** Updates the email address to the one that identity accepts since the link was opened. */
async function applyEmailChange(
  { pool, clock, relay }: EmailVerificationDeps,
  brand: string,
  { playerId, email }: { readonly playerId: string; readonly email: string },
): Promise<VerificationOutcome> {
  const { rows } = await pool.query<{ before: string | null }>(
    'select api.apply_email_change($1, $2, $3, $4) as before',
    [brand, playerId, email, new Date(clock())],
  );
  relay.kick();
  return rows[0]?.before == null ? 'ALREADY_VERIFIED' : 'VERIFIED';
}

/** False when identity's limit of emails is reached. */
export async function sendVerification(
  deps: EmailVerificationDeps,
  brand: string,
  playerId: string,
  from: { readonly origin: string; readonly locale: string },
): Promise<boolean | 'unavailable'> {
  const answer = v.safeParse(
    v.object({ sent: v.boolean() }),
    await callIdentity(deps, `/internal/players/${encodeURIComponent(playerId)}/email-verification/send`, {
      brand,
      ...from,
    }),
  );
  return answer.success ? answer.output.sent : 'unavailable';
}

async function callIdentity(deps: IdentityDeps, path: string, body: object): Promise<unknown> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path,
      body,
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status === 200 ? answer.body : undefined;
  } catch (error) {
    deps.log.warn('email verification call to the identity server failed', { error });
    return undefined;
  }
}
