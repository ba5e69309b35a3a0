import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '@foyer/runtime';
import { newcomerOf } from '../../catalogue/newcomers.ts';
import { hashPassword, isPassword } from '../security/password.ts';
import { writeHolder } from '../seed.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { Person } from './payment.ts';

export type Institution = 'bank' | 'wallet';

export interface Holder {
  readonly id: string;
  readonly institution: Institution;
  readonly login: string;
  readonly name: string;
  readonly person: Person;
}

export interface HolderAccount {
  readonly number: string;
  readonly name: string;
  readonly balance: number;
}

const SESSION_MS = 10 * 60_000;
const FAILED_LOGINS = 5;
const LOCK_MS = 60_000;

/** The session token, or why the sign-in failed. */
export async function signIn(
  deps: PaymentsDeps,
  institution: Institution,
  login: string,
  password: string,
): Promise<{ readonly token: string } | 'wrong' | 'locked'> {
  const known = login.trim().toLowerCase();
  const holder =
    (await findLogin(deps, institution, known)) ??
    (await createOnFirstSignIn(deps, institution, known, password));
  if (!holder) {
    await isPassword(password, undefined); // the same duration as for a wrong password
    return 'wrong';
  }
  // counted before the check, so that parallel attempts do not exceed the limit
  const counted = await deps.pool.query(
    `update payments.holder set failed_logins = (failed_logins + 1) % $2, locked_until = case when failed_logins + 1 >= $2 then $4 else locked_until end where id = $1 and locked_until <= $3`,
    [holder.id, FAILED_LOGINS, deps.clock(), deps.clock() + LOCK_MS],
  );
  if (counted.rowCount === 0) return 'locked';
  if (!(await isPassword(password, holder.password))) return 'wrong';
  const token = randomBytes(32).toString('base64url');
  await deps.pool.query('delete from payments.holder_session where expires_at <= $1', [deps.clock()]);
  await deps.pool.query(
    'insert into payments.holder_session (token_hash, holder_id, expires_at) values ($1, $2, $3)',
    [hashOf(token), holder.id, deps.clock() + SESSION_MS],
  );
  await deps.pool.query('update payments.holder set failed_logins = 0, locked_until = 0 where id = $1', [
    holder.id,
  ]);
  return { token };
}

interface Login {
  readonly id: string;
  readonly password: string;
}

async function findLogin(
  { pool }: PaymentsDeps,
  institution: Institution,
  login: string,
): Promise<Login | undefined> {
  const { rows } = await pool.query<Login>(
    'select id, password from payments.holder where institution = $1 and login = $2',
    [institution, login],
  );
  return rows[0];
}

/** Creates the generated customer of a login at the first sign-in. */
async function createOnFirstSignIn(
  deps: PaymentsDeps,
  institution: Institution,
  login: string,
  password: string,
): Promise<Login | undefined> {
  const newcomer = newcomerOf(institution, login, password);
  if (!newcomer) return undefined;
  const hash = await hashPassword(password);
  await inTransaction(deps.pool, (client) => writeHolder(client, newcomer, hash));
  return findLogin(deps, institution, login);
}

export async function signedIn(
  deps: PaymentsDeps,
  institution: Institution,
  token: string,
): Promise<Holder | undefined> {
  const { rows } = await deps.pool.query<HolderRow>(
    `select holder.id, institution, login, name, birth_date, street, city, postal_code, country, personal_code
     from payments.holder join payments.holder_session on holder_id = holder.id
     where token_hash = $1 and expires_at > $2 and institution = $3`,
    [hashOf(token), deps.clock(), institution],
  );
  return rows[0] && holderOf(rows[0]);
}

interface HolderRow {
  readonly id: string;
  readonly institution: Institution;
  readonly login: string;
  readonly name: string;
  readonly birth_date: string;
  readonly street: string;
  readonly city: string;
  readonly postal_code: string;
  readonly country: string;
  readonly personal_code: string | null;
}

/** The institutions store one name; its first word is the given name, as some of them report it. */
function holderOf(row: HolderRow): Holder {
  const { id, institution, login, name } = row;
  const [givenName = '', ...familyName] = name.split(' ');
  return {
    id,
    institution,
    login,
    name,
    person: {
      name,
      givenName,
      familyName: familyName.join(' ') || name,
      birthDate: row.birth_date,
      street: row.street,
      city: row.city,
      postalCode: row.postal_code,
      country: row.country,
      personalCode: row.personal_code ?? undefined,
    },
  };
}

export async function signOut(deps: PaymentsDeps, token: string): Promise<void> {
  await deps.pool.query('delete from payments.holder_session where token_hash = $1', [hashOf(token)]);
}

/** A holder's accounts in a currency. */
export async function holderAccounts(
  deps: PaymentsDeps,
  holder: Holder,
  currency: string,
): Promise<readonly HolderAccount[]> {
  const { rows } = await deps.pool.query<HolderAccount>(
    'select number, name, balance from payments.holder_account where holder_id = $1 and currency = $2 order by number',
    [holder.id, currency],
  );
  return rows;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
