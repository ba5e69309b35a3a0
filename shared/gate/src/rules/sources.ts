import { nameOf, type Faults, type Rule } from '../rule.ts';

export const sourceRules: readonly Rule[] = [
  {
    id: 'source/types',
    level: 'error',
    about: 'The sources of a release have no type errors; the bundler strips types without checking them.',
    toDo: 'Run npm run types and fix the errors.',
    *check({ candidate, sources }): Faults {
      if (!sources.types)
        yield { text: `The types of ${nameOf(candidate)} could not be checked.`, isGap: true };
      for (const text of sources.types ?? []) yield { text };
    },
  },
  {
    id: 'source/imports',
    level: 'error',
    about:
      'A remote is built from its own sources and the shared packages, never from those of another remote.',
    toDo: 'Link by @foyer/links, show a slot, or call a service instead; npm run boundaries names the rule.',
    *check({ candidate, sources }): Faults {
      if (!sources.imports)
        yield { text: `The imports of ${nameOf(candidate)} could not be checked.`, isGap: true };
      for (const text of sources.imports ?? []) yield { text: `${text}.` };
    },
  },
  {
    id: 'source/generated',
    level: 'error',
    about: 'Texts and GraphQL documents are generated from their current sources, in every language.',
    toDo: 'Run npm run codegen and npm run messages, translate new texts, and commit the result.',
    *check({ candidate, sources }): Faults {
      if (!sources.generated)
        yield { text: `The generated files of ${nameOf(candidate)} could not be compared.`, isGap: true };
      for (const text of sources.generated ?? []) yield { text };
    },
  },
];
