import { randomBytes } from 'node:crypto';
import type { Clock, Pool, StaffRole } from '@foyer/runtime';
import type { PasswordCost, PasswordHash } from '../security/password.ts';
import { emailKey } from '../store/credentials.ts';

/** A member of the staff. Nobody becomes one by registering: accounts are made by the operator's own tools only. */
export interface StaffAccount {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly userHandle: Buffer;
  readonly password: PasswordHash;
}

export interface StaffAccounts {
  byEmail(email: string): Promise<StaffAccount | undefined>;
  byId(staffId: string): Promise<StaffAccount | undefined>;
  byUserHandle(handle: Buffer): Promise<StaffAccount | undefined>;
  /** False when there is such an account already. */
  add(account: Omit<StaffAccount, 'userHandle'>): Promise<boolean>;
  setPassword(staffId: string, password: PasswordHash): Promise<void>;
  /** Takes hold with the next token; the registry asks for every change (`staff/sessions/{sid}/state`). False when there is no such account. */
  setRoles(staffId: string, roles: readonly StaffRole[]): Promise<boolean>;
  /** One who has left. Never removed: the audit names them. */
  setActive(staffId: string, isActive: boolean): Promise<boolean>;
}

interface Row {
  readonly staff_id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: StaffRole[];
  readonly user_handle: Buffer;
  readonly password_parameters: PasswordCost;
  readonly password_salt: Buffer;
  readonly password_hash: Buffer;
}

const USER_HANDLE_BYTES = 32;

export function createStaffAccounts(pool: Pool, clock: Clock): StaffAccounts {
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
    add: ({ staffId, name, email, roles, password }) =>
      change(
        `insert into identity.staff_account (staff_id, name, email, email_key, roles, password_parameters, password_salt, password_hash, user_handle, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
        [
          staffId,
          name,
          email.trim(),
          emailKey(email),
          roles,
          JSON.stringify(password.parameters),
          password.salt,
          password.hash,
          randomBytes(USER_HANDLE_BYTES),
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
    password: { parameters: row.password_parameters, salt: row.password_salt, hash: row.password_hash },
  };
}
