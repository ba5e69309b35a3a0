import { randomBytes } from 'node:crypto';
import type { Clock, PasswordCost, PasswordHash, Pool, PoolClient, StaffRole } from '@foyer/runtime';
import { emailKey } from '../store/credentials.ts';

/** A member of the staff. Accounts are created by invitation (`foyer staff invite`), never by registration. */
export interface StaffAccount {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly userHandle: Buffer;
  /** Undefined for an account that signs in with a passkey only. */
  readonly password: PasswordHash | undefined;
}

export interface StaffAccounts {
  byEmail(email: string): Promise<StaffAccount | undefined>;
  byId(staffId: string): Promise<StaffAccount | undefined>;
  byUserHandle(handle: Buffer): Promise<StaffAccount | undefined>;
  /** False when the id or the address has an account. Without a user handle a random one is stored. */
  add(account: Omit<StaffAccount, 'userHandle'> & { readonly userHandle?: Buffer }): Promise<boolean>;
  setPassword(staffId: string, password: PasswordHash): Promise<void>;
  /**
   * Applies from the next token on; the registry checks before every change (`staff/sessions/{sid}/state`).
   * False when there is no such account.
   */
  setRoles(staffId: string, roles: readonly StaffRole[]): Promise<boolean>;
  /**
   * Deactivates an account when the member of staff leaves. Accounts are never deleted, because the audit
   * log refers to them.
   */
  setActive(staffId: string, isActive: boolean): Promise<boolean>;
}

interface Row {
  readonly staff_id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: StaffRole[];
  readonly user_handle: Buffer;
  readonly password_parameters: PasswordCost | null;
  readonly password_salt: Buffer | null;
  readonly password_hash: Buffer | null;
}

const USER_HANDLE_BYTES = 32;

export function createStaffAccounts(pool: Pool | PoolClient, clock: Clock): StaffAccounts {
  async function active(condition: string, value: unknown): Promise<StaffAccount | undefined> {
    const { rows } = await pool.query<Row>(
      `select * from identity.staff_account where is_active and ${condition}`,
      [value],
    );
    return rows[0] && account(rows[0]);
  }
  async function change(sql: string, values: readonly unknown[]): Promise<boolean> {
    return ((await pool.query(sql, [...values])).rowCount ?? 0) > 0;
  }

  return {
    byEmail: (email) => active('email_key = $1', emailKey(email)),
    byId: (staffId) => active('staff_id = $1', staffId),
    byUserHandle: (handle) => active('user_handle = $1', handle),
    add: ({ staffId, name, email, roles, password, userHandle = randomBytes(USER_HANDLE_BYTES) }) =>
      change(
        `insert into identity.staff_account (staff_id, name, email, email_key, roles, password_parameters, password_salt, password_hash, user_handle, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
        [
          staffId,
          name,
          email.trim(),
          emailKey(email),
          roles,
          password ? JSON.stringify(password.parameters) : null,
          password?.salt ?? null,
          password?.hash ?? null,
          userHandle,
          new Date(clock()),
        ],
      ),
    async setPassword(staffId, { parameters, salt, hash }) {
      await change(
        'update identity.staff_account set password_parameters = $2, password_salt = $3, password_hash = $4 where staff_id = $1',
        [staffId, JSON.stringify(parameters), salt, hash],
      );
    },
    setRoles: (staffId, roles) =>
      change('update identity.staff_account set roles = $2 where staff_id = $1', [staffId, roles]),
    setActive: (staffId, isActive) =>
      change('update identity.staff_account set is_active = $2 where staff_id = $1', [staffId, isActive]),
  };
}

function account(row: Row): StaffAccount {
  return {
    staffId: row.staff_id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    userHandle: row.user_handle,
    password: passwordOf(row),
  };
}

function passwordOf(row: Row): PasswordHash | undefined {
  const { password_parameters: parameters, password_salt: salt, password_hash: hash } = row;
  return parameters && salt && hash ? { parameters, salt, hash } : undefined;
}
