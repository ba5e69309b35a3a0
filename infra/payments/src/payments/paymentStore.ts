import type { PoolClient } from '@foyer/runtime';
import type { Queries } from '../deps.ts';
import { SELECT_PAYMENT, type Payment } from './payment.ts';

export async function findPayment(queries: Queries, id: string): Promise<Payment | undefined> {
  const { rows } = await queries.query<Payment>(`${SELECT_PAYMENT} where payment.id = $1`, [id]);
  return rows[0];
}

/** Reads the payment with a row lock until the transaction ends. */
export async function lockPayment(client: PoolClient, id: string): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    `${SELECT_PAYMENT} where payment.id = $1 for update of payment`,
    [id],
  );
  return rows[0];
}
