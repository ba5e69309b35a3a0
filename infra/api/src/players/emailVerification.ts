import { callSigned } from '@foyer/runtime';
import * as v from 'valibot';
import type { App } from '../app.ts';

export type VerificationOutcome = 'VERIFIED' | 'ALREADY_VERIFIED' | 'EXPIRED' | 'UNKNOWN';

const redemption = v.variant('kind', [
  v.object({ kind: v.picklist(['valid', 'used']), playerId: v.string(), email: v.string() }),
  v.object({ kind: v.picklist(['expired', 'unknown']) }),
]);

/**
 * Asks identity which address a link verifies and stores the result. A used link that was never stored
 * still counts, because the first answer was lost.
 */
export async function verifyEmail(
  app: App,
  brand: string,
  token: string,
): Promise<VerificationOutcome | 'unavailable'> {
  const parsed = v.safeParse(
    redemption,
    await asked(app, '/internal/email-verifications/redeem', { brand, token }),
  );
  if (!parsed.success) return 'unavailable';
  const link = parsed.output;
  if (!('playerId' in link)) return link.kind === 'expired' ? 'EXPIRED' : 'UNKNOWN';
  const { rows } = await app.pool.query<{ was_verified: boolean }>(
    `with before as (select id, email_verified from api.player where id = $1 and brand = $2 and lower(email) = lower($3) for update)
     update api.player p set email_verified = true, updated_at = $4 from before where p.id = before.id returning before.email_verified as was_verified`,
    [link.playerId, brand, link.email, new Date(app.clock())],
  );
  app.relay.kick();
  // no row: the account's address has changed, and the link verifies the old one
  if (!rows[0]) return 'EXPIRED';
  return rows[0].was_verified ? 'ALREADY_VERIFIED' : 'VERIFIED';
}

/** False when identity's limit of emails is reached. */
export async function sendVerification(
  app: App,
  brand: string,
  playerId: string,
  from: { readonly origin: string; readonly locale: string },
): Promise<boolean | 'unavailable'> {
  const answer = v.safeParse(
    v.object({ sent: v.boolean() }),
    await asked(app, `/internal/players/${encodeURIComponent(playerId)}/email-verification/send`, {
      brand,
      ...from,
    }),
  );
  return answer.success ? answer.output.sent : 'unavailable';
}

async function asked(app: App, path: string, body: object): Promise<unknown> {
  try {
    const answer = await callSigned({
      baseUrl: app.identityAddress,
      path,
      body,
      secret: app.settings.internalSecret,
      clock: app.clock,
    });
    return answer.status === 200 ? answer.body : undefined;
  } catch (error) {
    app.log.warn('identity server did not answer an email verification call', { error });
    return undefined;
  }
}
