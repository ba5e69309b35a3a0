import { createHmac } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';
import type { Holder } from './holders.ts';
import type { Kind, Payment, Person } from './payment.ts';

type Fact = Exclude<keyof Person, 'subject' | 'name'>;

/** What a payer's institution tells the merchant, by the rail: a register of persons, an account's owner, a wallet's customer. */
const FACTS: Readonly<Partial<Record<Kind, readonly Fact[]>>> = {
  'instant-bank': ['givenName', 'familyName', 'birthDate', 'country', 'personalCode'],
  'open-banking': ['givenName', 'familyName', 'birthDate', 'country', 'street', 'city', 'postalCode'],
  wallet: ['givenName', 'familyName', 'birthDate', 'country', 'email'],
};

/** Whether a rail's institution knows its customers, so that a payment by it may wait for an account to be opened. */
export function knowsPerson(kind: Kind): boolean {
  return FACTS[kind] !== undefined;
}

/** The payer as the merchant is told; the subject stays the same for a customer and a merchant, and means nothing to another one. */
export function personOf(key: string, payment: Payment, { id, institution, login, person }: Holder): Person {
  const known: Person = { ...person, email: institution === 'wallet' ? login : undefined };
  const told = (FACTS[payment.kind] ?? []).flatMap((fact) => (known[fact] ? [[fact, known[fact]]] : []));
  const subject = createHmac('sha256', deriveKey(key, 'payments', 'subject'))
    .update(`${payment.merchant}:${id}`)
    .digest('base64url');
  return { subject, name: person.name, ...(Object.fromEntries(told) as Partial<Person>) };
}
