import { createHmac } from 'node:crypto';
import type { RegisterPerson } from '@foyer/kernel/exclusion-register';
import { nameKey } from '@foyer/kernel/person-name';

/** Keyed hashes that identify a person: by personal code, if known, and by name, birthday and country. */
export function personKeysOf(secret: string, register: string, person: RegisterPerson): readonly Buffer[] {
  const code = (person.personalCode ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const name = nameKey({ given: person.firstName, family: person.lastName });
  const facts = [
    ...(name === '' ? [] : [['name', name, person.dateOfBirth, person.country]]),
    ...(code === '' ? [] : [['code', code, person.country]]),
  ];
  return facts.map((fact) =>
    createHmac('sha256', `person:${secret}`)
      .update(JSON.stringify([register, ...fact]))
      .digest(),
  );
}
