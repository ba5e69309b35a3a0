import type { ContractDeprecation } from '@foyer/contract/deprecations';
import type { Facts, ReleaseFacts } from '../facts.ts';
import { nameOf, type Faults, type Rule } from '../rule.ts';

export const deprecationRules: readonly Rule[] = [
  {
    id: 'contract/deprecated',
    level: 'warning',
    about: 'A release uses no member of the contract that will be removed.',
    toDo: 'Use the named replacement before the last day.',
    check: (facts) => usesOf(facts, ({ since, until }) => since <= facts.today && facts.today <= until),
  },
  {
    id: 'contract/removed',
    level: 'error',
    about: 'A new release uses no member of the contract after its last day.',
    toDo: 'Use the named replacement: the next shell does not have the member.',
    check: (facts) => usesOf(facts, ({ until }) => facts.today > until),
  },
];

function* usesOf(
  { candidate, deprecations }: Facts,
  isDue: (deprecation: ContractDeprecation) => boolean,
): Faults {
  for (const deprecation of deprecations.filter(isDue)) {
    const { kind, name, until, instead } = deprecation;
    for (const used of membersOf(candidate, kind).filter((member) => isMember(member, name)))
      yield { text: `${nameOf(candidate)} uses the ${kind} ${used}, whose last day is ${until}. ${instead}` };
  }
}

function membersOf({ describes }: ReleaseFacts, kind: ContractDeprecation['kind']): readonly string[] {
  if (kind === 'service') return describes?.services.uses ?? [];
  return (kind === 'slot' ? describes?.slots.shows : describes?.events.receives) ?? [];
}

function isMember(used: string, name: string): boolean {
  return used === name || used.startsWith(`${name}.`);
}
