import { findBreakingChanges, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { LiveFacts, Schemas } from '../facts.ts';
import { nameOf, type Faults, type Rule } from '../rule.ts';

export const graphqlRules: readonly Rule[] = [
  {
    id: 'graphql/operation',
    level: 'error',
    about: 'The running API supports every operation of the release.',
    toDo: 'Deploy the API with the field first, or query only the fields that it has.',
    *check({ candidate, schemas }): Faults {
      if (!schemas) return yield { text: 'The schema of the running API could not be read.', isGap: true };
      if (!candidate.documents)
        return yield { text: `The documents of ${nameOf(candidate)} could not be read.`, isGap: true };
      for (const text of Object.values(candidate.documents)) {
        const document = parse(text);
        const [problem, more] = problemsIn(document, schemas);
        if (problem !== undefined)
          yield {
            text: `${operationName(document)} of ${nameOf(candidate)}: ${problem}${more > 0 ? ` And ${more} more.` : ''}`,
            first: ['api'],
          };
      }
    },
  },
];

/** Changes of a new api schema that would break running releases. */
export function* schemaBreaks(live: readonly LiveFacts[], now: Schemas, then: Schemas): Faults {
  for (const release of live) {
    if (!release.documents) {
      yield { text: `The documents of ${nameOf(release)} could not be read.`, isGap: true };
      continue;
    }
    for (const text of Object.values(release.documents)) {
      const document = parse(text);
      const home = Object.keys(now).find((name) => isValid(document, now[name]));
      const schema = home === undefined ? undefined : then[home];
      const problems = schema ? validate(schema, document) : [];
      for (const { message } of problems)
        yield {
          text: `${operationName(document)} of ${nameOf(release)}: ${message}`,
          first: [release.owner],
          brands: release.brands,
        };
    }
  }
}

/** Breaking changes of a schema that affect no operation of a live release. */
export function* schemaNarrows(now: Schemas, then: Schemas): Faults {
  for (const [name, before] of Object.entries(now)) {
    const after = then[name];
    if (!after) yield { text: `The API ${name} no longer exists.` };
    else
      for (const { description } of findBreakingChanges(before, after))
        yield { text: `${name}: ${description}` };
  }
}

/** Problems with the best-matching schema, the first one as text. */
function problemsIn(
  document: DocumentNode,
  schemas: Schemas,
): readonly [problem: string | undefined, more: number] {
  const problems = Object.values(schemas)
    .map((schema) => validate(schema, document))
    .sort((left, right) => left.length - right.length);
  const [fewest = []] = problems;
  return [fewest[0]?.message, fewest.length - 1];
}

function isValid(document: DocumentNode, schema: GraphQLSchema | undefined): boolean {
  return schema !== undefined && validate(schema, document).length === 0;
}

function operationName(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? 'An operation without a name';
}
