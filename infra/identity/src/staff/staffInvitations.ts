import { randomBytes, randomUUID } from 'node:crypto';
import { inTransaction, type Clock, type Pool, type StaffRole } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';
import { emailKey } from '../store/credentials.ts';
import type { Events, Origin } from '../store/events.ts';
import { createPasskeys, type NewPasskey } from '../store/passkeys.ts';
import { STAFF_TABLES } from '../store/tables.ts';
import { createStaffAccounts } from './staffAccounts.ts';
import { STAFF_REALM } from './staffRealm.ts';

/** Validity of an invitation link. */
export const INVITATION_HOURS = 24;

export interface StaffInvitation {
  readonly invitationId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** The WebAuthn user handle of the account that the invitation creates. */
  readonly userHandle: Buffer;
  readonly state: 'open' | 'expired' | 'replaced' | 'accepted';
}

export interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Inviting operator: the holder of the key that signed the request. */
  readonly invitedBy: string;
}

export interface CreatedInvitation {
  readonly invitationId: string;
  /** The secret of the link, 256 bits as base64url. It is stored as a hash only and cannot be shown again. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface StaffInvitations {
  /** Replaces an open invitation of the same address. Undefined when the address has an account. */
  create(invitation: NewInvitation): Promise<CreatedInvitation | undefined>;
  /** Undefined when no invitation has this token. */
  find(token: string): Promise<StaffInvitation | undefined>;
  /**
   * Creates the account and its passkey, once.
   * @returns the staff id; undefined when the invitation is no longer open.
   */
  accept(token: string, passkey: NewPasskey, from: Origin): Promise<string | undefined>;
}

interface Row {
  readonly invitation_id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly user_handle: Buffer;
  readonly expires_at: Date;
  readonly replaced_at: Date | null;
  readonly accepted_at: Date | null;
}

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;
const USER_HANDLE_BYTES = 32;
const STAFF_ID_SUFFIX_BYTES = 3;
const MAX_STAFF_NAME_LENGTH = 40;

export function createStaffInvitations({
  pool,
  clock,
  events,
  relyingParty,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly events: Events;
  readonly relyingParty: string;
}): StaffInvitations {
  const now = (): Date => new Date(clock());

  async function create(invitation: NewInvitation): Promise<CreatedInvitation | undefined> {
    const { email, name, roles, invitedBy } = invitation;
    const key = emailKey(email);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const invitationId = randomUUID();
    const expiresAt = new Date(clock() + INVITATION_HOURS * HOUR_MS);
    return inTransaction(pool, async (client) => {
      // two invitations of one address at the same time: the second waits, then replaces the first
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `staff-invitation:${key}`,
      ]);
      const { rowCount } = await client.query('select from identity.staff_account where email_key = $1', [
        key,
      ]);
      if (rowCount !== 0) return undefined;
      await client.query(
        `update identity.staff_invitation set replaced_at = $2
         where email_key = $1 and accepted_at is null and replaced_at is null`,
        [key, now()],
      );
      await client.query(
        `insert into identity.staff_invitation
           (invitation_id, token_hash, email, email_key, name, roles, user_handle, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          invitationId,
          sha256(token),
          email.trim(),
          key,
          name,
          roles,
          randomBytes(USER_HANDLE_BYTES),
          invitedBy,
          now(),
          expiresAt,
        ],
      );
      await events.record(
        {
          kind: 'STAFF_INVITED',
          brand: STAFF_REALM,
          details: { invitationId, email: email.trim(), roles, invitedBy },
        },
        client,
      );
      return { invitationId, token, expiresAt };
    });
  }

  async function find(token: string): Promise<StaffInvitation | undefined> {
    const { rows } = await pool.query<Row>('select * from identity.staff_invitation where token_hash = $1', [
      sha256(token),
    ]);
    return rows[0] && invitationOf(rows[0], now());
  }

  async function accept(token: string, passkey: NewPasskey, from: Origin): Promise<string | undefined> {
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<Row>(
        `update identity.staff_invitation set accepted_at = $2
         where token_hash = $1 and accepted_at is null and replaced_at is null and expires_at > $2 returning *`,
        [sha256(token), now()],
      );
      const [row] = rows;
      if (!row) return undefined;
      const staffId = staffIdFor(row.email);
      const { email, name, roles } = row;
      const isAdded =
        (await createStaffAccounts(client, clock).add({
          staffId,
          email,
          name,
          roles,
          password: undefined,
          userHandle: row.user_handle,
        })) &&
        (await createPasskeys(client, clock, STAFF_TABLES.passkey).add(STAFF_REALM, relyingParty, {
          ...passkey,
          playerId: staffId,
        }));
      // the address or the passkey was registered meanwhile: roll back, the invitation stays open
      if (!isAdded) throw new Error('the staff account of an invitation could not be created');
      const details = { invitationId: row.invitation_id, roles, relyingParty };
      await events.record(
        { kind: 'STAFF_INVITATION_ACCEPTED', brand: STAFF_REALM, playerId: staffId, from, details },
        client,
      );
      return staffId;
    });
  }

  return { create, find, accept };
}

function invitationOf(row: Row, now: Date): StaffInvitation {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    userHandle: row.user_handle,
    state: stateOf(row, now),
  };
}

function stateOf({ accepted_at, replaced_at, expires_at }: Row, now: Date): StaffInvitation['state'] {
  if (accepted_at) return 'accepted';
  if (replaced_at) return 'replaced';
  return expires_at <= now ? 'expired' : 'open';
}

/** Readable in the audit, unique by its suffix: `anna-berg-3f9a1c`. */
function staffIdFor(email: string): string {
  const name = emailKey(email)
    .split('@', 1)[0]
    ?.replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_STAFF_NAME_LENGTH);
  return `${name || 'staff'}-${randomBytes(STAFF_ID_SUFFIX_BYTES).toString('hex')}`;
}
