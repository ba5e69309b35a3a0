import type { AcceptedInvitation } from '@foyer/kernel/squad-answers';
import { inTransaction, Refusal } from '@foyer/runtime';
import { acquireLock } from '../audit/auditLog.ts';
import { addKey, type Actor } from '../keyring/keyring.ts';
import type { Registry } from '../registry.ts';
import { tokenHash } from './inviteSquads.ts';
import { requireSquad } from './squadStore.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

interface InvitationRow {
  readonly squad: string;
  readonly expires_at: Date;
  readonly accepted_at: Date | null;
  readonly accepted_key: string | null;
  readonly revoked_at: Date | null;
}

export interface Acceptance {
  readonly token: string;
  readonly publicKey: string;
  readonly holder: string;
  /** Id of the public key, which signed the request. */
  readonly keyId: string;
  readonly proof: Actor['proof'];
}

/**
 * Adds the first key of a squad by its invitation, once. A repetition with the same key succeeds, because the answer may have
 * been lost.
 * @throws {@link Refusal} for an unknown, used, replaced, expired or unapproved invitation.
 */
export async function acceptInvitation(
  registry: Registry,
  { token, publicKey, holder, keyId, proof }: Acceptance,
): Promise<AcceptedInvitation & { readonly isNew: boolean }> {
  return inTransaction(registry.pool, async (client) => {
    await acquireLock(client, 'registry');
    const now = registry.clock();
    const hash = tokenHash(token);
    const { rows } = await client.query<InvitationRow>(
      'select squad, expires_at, accepted_at, accepted_key, revoked_at from registry.squad_invitation where token_hash = $1',
      [hash],
    );
    const [invitation] = rows;
    if (!invitation || invitation.revoked_at)
      throw new Refusal(
        404,
        'INVITATION_UNKNOWN',
        'The invitation does not exist or a newer one replaced it. Ask the operator who invited you.',
      );
    const { name, app, prefix, brands, budget, approvedBy, suspendedAt } = await requireSquad(
      client,
      invitation.squad,
      now,
    );
    const answer = { keyId, squad: name, app, prefix, brands, budget };
    if (invitation.accepted_at) {
      if (invitation.accepted_key === keyId) return { ...answer, isNew: false };
      throw new Refusal(
        409,
        'INVITATION_USED',
        `Another key accepted this invitation. If it is not yours, inform an operator at once; otherwise add keys with foyer keys add.`,
      );
    }
    if (invitation.expires_at.getTime() <= now)
      throw new Refusal(
        410,
        'INVITATION_EXPIRED',
        `The invitation expired at ${invitation.expires_at.toISOString()}. An operator sends another one with foyer squads renew ${name}.`,
      );
    if (approvedBy === null || suspendedAt !== null)
      throw new Refusal(
        409,
        'INVITATION_NOT_APPROVED',
        `The squad ${name} waits for the approval of a second operator. Try again after it.`,
      );
    const id = await addKey(
      client,
      {
        holder,
        roles: [`squad:${name}`],
        publicKey,
        notBefore: new Date(now).toISOString(),
        notAfter: new Date(now + YEAR_MS).toISOString(),
        reason: `Accepted the invitation of ${name}`,
      },
      { actor: holder, role: 'invited', ...(proof && { proof }) },
      now,
    );
    await client.query(
      'update registry.squad_invitation set accepted_at = $2, accepted_key = $3 where token_hash = $1',
      [hash, new Date(now), id],
    );
    return { ...answer, isNew: true };
  });
}
