import { createContext, use, type ReactNode } from 'react';
import type { Person } from '../model/wire.ts';

const PersonContext = createContext<Person | undefined>(undefined);

export function PersonRoot({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Whoever is signed in. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error('PersonRoot is missing above.');
  return person;
}
