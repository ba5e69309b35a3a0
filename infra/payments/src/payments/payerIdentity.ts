import { createHmac } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';
import type { Holder } from './holders.ts';
import type { Kind, Payment, Person } from './payment.ts';

type Attribute = Exclude<keyof Person, 'subject' | 'name'>;

/** Attributes of the payer that the merchant receives, by rail. */
const ATTRIBUTES_BY_RAIL: Readonly<Partial<Record<Kind, readonly Attribute[]>>> = {
  'instant-bank': ['givenName', 'familyName', 'birthDate', 'country', 'personalCode'],
  'open-banking': ['givenName', 'familyName', 'birthDate', 'country', 'street', 'city', 'postalCode'],
  wallet: ['givenName', 'familyName', 'birthDate', 'country', 'email'],
};

/**
 * True if the rail's institution identifies its customers, so that a payment may be held until a player
 * account exists.
 */
export function knowsPerson(kind: Kind): boolean {
  return ATTRIBUTES_BY_RAIL[kind] !== undefined;
}

/**
 * The payer as the merchant sees them. The subject is stable for a customer and merchant, and unlinkable
 * across merchants.
 */
export function personOf(key: string, payment: Payment, { id, institution, login, person }: Holder): Person {
  const known: Person = { ...person, email: institution === 'wallet' ? login : undefined };
  const attributes = (ATTRIBUTES_BY_RAIL[payment.kind] ?? []).flatMap((fact) =>
    known[fact] ? [[fact, known[fact]]] : [],
  );
  const subject = createHmac('sha256', deriveKey(key, 'payments', 'subject'))
    .update(`${payment.merchant}:${id}`)
    .digest('base64url');
  return { subject, name: person.name, ...(Object.fromEntries(attributes) as Partial<Person>) };
}
