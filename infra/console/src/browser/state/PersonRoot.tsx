import { createContext, use, type ReactNode } from 'react';
import type { Person } from '@foyer/kernel/console-answers';

const PersonContext = createContext<Person | undefined>(undefined);

export function PersonRoot({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** The signed-in person. */
export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error('PersonRoot must wrap this component.');
  return person;
}
