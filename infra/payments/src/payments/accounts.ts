import { randomUUID } from 'node:crypto';
import type { PoolClient } from '@foyer/runtime';
import type { Queries } from '../deps.ts';
import type { Kind, Payment } from './payment.ts';

export interface Account {
  readonly id: string;
  readonly method: string;
  readonly kind: Kind;
  readonly label: string;
  readonly holder: string;
  readonly expiresAt: number | null;
  readonly canReceive: boolean;
  readonly behaviour: string;
  readonly fingerprint: string;
  readonly holderAccount: string | null;
}

/** Only accounts that have paid: a declined card is not offered again. */
const SELECT = `select account.id, method_id "method", kind, label, holder, expires_at "expiresAt", can_receive "canReceive", behaviour_id "behaviour", fingerprint, holder_account "holderAccount"
  from payments.account join payments.behaviour on behaviour.id = behaviour_id where removed_at is null
  and exists (select from payments.payment where payment.account_id = account.id and payment.status in ('completed', 'refunded', 'charged_back', 'returned'))`;

/** A player's accounts, newest first. */
export async function accountsOf(
  queries: Queries,
  owner: { merchant: string; player: string },
): Promise<readonly Account[]> {
  const { rows } = await queries.query<Account>(
    `${SELECT} and merchant = $1 and player = $2 order by created_at desc, account.id`,
    [owner.merchant, owner.player],
  );
  return rows;
}

export async function findAccount(
  queries: Queries,
  owner: { id: string; merchant: string; player: string },
): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    `${SELECT} and merchant = $1 and player = $2 and account.id = $3`,
    [owner.merchant, owner.player, owner.id],
  );
  return rows[0];
}

/** Removes an account: it can no longer pay or be paid. Returns whether it existed. */
export async function removeAccount(
  queries: Queries,
  owner: { id: string; merchant: string; player: string },
  now: number,
): Promise<boolean> {
  const removed = await queries.query(
    'update payments.account set removed_at = $4 where merchant = $1 and player = $2 and id = $3 and removed_at is null',
    [owner.merchant, owner.player, owner.id, now],
  );
  return removed.rowCount === 1;
}

export interface NewAccount {
  readonly fingerprint: string;
  readonly label: string;
  readonly holder: string;
  readonly expiresAt: number | null;
  readonly behaviour: string;
  readonly holderAccount: string | null;
}

/** The account of a payment: the one the player used before, or a new one. */
export async function saveAccount(
  client: PoolClient,
  payment: Payment,
  account: NewAccount,
  now: number,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into payments.account (id, merchant, player, method_id, kind, label, holder, fingerprint, holder_account, expires_at, behaviour_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (merchant, player, method_id, fingerprint) do update set label = excluded.label, holder = excluded.holder, expires_at = excluded.expires_at, behaviour_id = excluded.behaviour_id, removed_at = null
     returning id`,
    [
      randomUUID(),
      payment.merchant,
      payment.player,
      payment.method,
      payment.kind,
      account.label,
      account.holder,
      account.fingerprint,
      account.holderAccount,
      account.expiresAt,
      account.behaviour,
      now,
    ],
  );
  const [saved] = rows;
  if (!saved) throw new Error('The account was not stored.');
  await client.query('update payments.payment set account_id = $2 where id = $1', [payment.id, saved.id]);
  return saved.id;
}
