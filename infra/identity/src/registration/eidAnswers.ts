import type { EidPerson } from '../store/eidLogins.ts';
import type { Answers } from './steps.ts';

const METHODS = ['id-card', 'mobile-id', 'smart-id'] as const;

/** The person whom the national e-ID stated in this registration; undefined when the answers were typed. */
export function eidOf(answers: Answers): EidPerson | undefined {
  const method = METHODS.find((known) => known === answers['eIdMethod']);
  if (method === undefined) return undefined;
  const text = (name: string): string => answers[name] ?? '';
  return {
    subject: text('eIdSubject'),
    givenName: text('firstName'),
    familyName: text('lastName'),
    dateOfBirth: text('dateOfBirth'),
    personalCode: text('personalCode'),
    method,
  };
}

/** The answers without what the e-ID stated: another browser has to prove the person again. */
export function withoutEid(answers: Answers): Answers {
  if (eidOf(answers) === undefined) return answers;
  const stated: readonly string[] = [
    'eIdMethod',
    'eIdSubject',
    'firstName',
    'lastName',
    'dateOfBirth',
    'personalCode',
  ];
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !stated.includes(name)));
}
