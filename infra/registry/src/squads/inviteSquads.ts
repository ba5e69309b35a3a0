import type { SquadInvitation } from '@foyer/kernel/squad-answers';
import { Refusal, type PoolClient } from '@foyer/runtime';
import { createHash, randomBytes } from 'node:crypto';
import type { Registry } from '../registry.ts';
import { refuseConflicts } from './conflicts.ts';
import { stored, type Inviter } from './decideSquad.ts';
import { refuseSlotPages, refuseSlots } from './slots.ts';
import type { Invite } from './squadSchema.ts';
import { requireSquad, squadEnded } from './squadStore.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 3_600_000;

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Stores a squad and its one-time invitation. */
export async function inviteSquad(
  registry: Registry,
  invite: Invite,
  { actor, person, needsApproval }: Inviter,
): Promise<SquadInvitation> {
  const { name, prefix, brands, budget, menu, contact, days, reason } = invite;
  const { titles = null, slots = [], slotPages = [], owner = person } = invite;
  const { squad, value } = await stored(
    registry,
    { name, kind: 'squad-invited', reason, actor },
    async (client, now) => {
      await refuseConflicts(client, invite);
      refuseSlotPages(name, slotPages);
      await refuseSlots(client, name, slots, slotPages);
      await client.query(
        `insert into registry.squad (name, prefix, brands, budget_js, budget_css, menu, contact, titles, slots, slot_pages, owner, invited_at, invited_by, approved_at, approved_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
        [
          name,
          prefix,
          brands,
          budget.js,
          budget.css,
          menu && JSON.stringify(menu),
          contact,
          titles && JSON.stringify(titles),
          JSON.stringify(slots),
          slotPages,
          owner,
          now,
          person,
          needsApproval ? null : now,
          needsApproval ? null : person,
        ],
      );
      return { value: await createToken(client, name, now, days) };
    },
  );
  return { squad, ...value };
}

/** Replaces the open invitation of a squad that has no key yet. */
export async function renewInvitation(
  registry: Registry,
  { name, days, reason }: { readonly name: string; readonly days: number; readonly reason: string },
  { actor }: Inviter,
): Promise<SquadInvitation> {
  const decision = { name, kind: 'squad-invited-again', reason, actor };
  const { squad, value } = await stored(registry, decision, async (client, now) => {
    const before = await requireSquad(client, name, now.getTime());
    if (before.endedAt !== null) throw squadEnded(name, before.endedAt);
    const { rowCount } = await client.query(
      "select 1 from registry.key where 'squad:' || $1::text = any (roles)",
      [name],
    );
    if (rowCount !== 0)
      throw new Refusal(
        409,
        'SQUAD_HAS_KEY',
        `${name} has a key already. It adds another one itself, or an operator does with foyer keys add.`,
      );
    await revokeInvitations(client, name, now);
    return { before, value: await createToken(client, name, now, days) };
  });
  return { squad, ...value };
}

/** Makes the open invitation of a squad void. */
export async function revokeInvitations(client: PoolClient, squad: string, now: Date): Promise<void> {
  await client.query(
    'update registry.squad_invitation set revoked_at = $2 where squad = $1 and accepted_at is null and revoked_at is null',
    [squad, now],
  );
}

async function createToken(
  client: PoolClient,
  squad: string,
  now: Date,
  days: number,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires = new Date(now.getTime() + days * DAY_MS);
  await client.query(
    'insert into registry.squad_invitation (token_hash, squad, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), squad, now, expires],
  );
  return { token, expiresAt: expires.toISOString() };
}
