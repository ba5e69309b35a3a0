import { expect } from '@jest/globals';
import { HOLDER_PASSWORD } from '../../catalogue/holders.ts';
import type { Reply, ServedPayments } from './servedPayments.ts';

export type InstitutionHost = 'pay.localhost' | 'bank.localhost';

/** Submits a form of a bank or wallet page. */
export function postForm(
  payments: ServedPayments,
  host: InstitutionHost,
  path: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<Reply> {
  return payments.visit(host, 'POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { origin: `http://${host}:4006`, 'content-type': 'application/x-www-form-urlencoded', cookie },
  });
}

/**
 * Signs an account holder in on the page of a payment.
 * @returns the session cookie.
 */
export async function signInHolder(
  payments: ServedPayments,
  path: string,
  login: string,
  host: InstitutionHost = 'bank.localhost',
): Promise<string> {
  const entered = await postForm(payments, host, `${path}/sign-in`, { login, password: HOLDER_PASSWORD });
  expect(entered).toMatchObject({ status: 303, headers: { location: path } });
  return String(entered.headers['set-cookie']).split(';')[0] ?? '';
}
