import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { failure } from './failure.ts';

/**
 * One set of limits for HTTP and WebSocket (requirements/reliability#fault-48), far above the needs of our
 * own documents.
 */
export const DOCUMENT_LIMITS = {
  characters: 32_768,
  tokens: 4_000,
  depth: 16,
  aliases: 60,
  directives: 60,
  rootFields: 30,
  fields: 1_500,
} as const;

interface Cost {
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
}

/**
 * Parses a document within the limits; the limits also bound the parsing time.
 * @throws a typed GraphQLError when a limit is exceeded.
 */
export function parseWithinLimits(text: string): DocumentNode {
  if (text.length > DOCUMENT_LIMITS.characters) throw tooComplex('characters');
  const document = parseCounted(text);
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const known = new Map<string, Cost>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const cost = costOf(definition.selectionSet, fragments, known, []);
    cost.directives += definition.directives?.length ?? 0;
    refuseOver(cost, definition.selectionSet.selections.length);
  }
  return document;
}

function parseCounted(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    if (error instanceof Error && error.message.includes(`${DOCUMENT_LIMITS.tokens} tokens`))
      throw tooComplex('tokens');
    throw error;
  }
}

function refuseOver(cost: Cost, rootFields: number): void {
  if (rootFields > DOCUMENT_LIMITS.rootFields) throw tooComplex('rootFields');
  for (const name of ['depth', 'fields', 'aliases', 'directives'] as const) {
    if (cost[name] > DOCUMENT_LIMITS[name]) throw tooComplex(name);
  }
}

/**
 * Cost of a selection set. A fragment counts at every spread but is measured once, which keeps the
 * measurement linear.
 */
function costOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Cost>,
  path: readonly string[],
): Cost {
  const total: Cost = { depth: 0, fields: 0, aliases: 0, directives: 0 };
  for (const node of set.selections) {
    total.directives += node.directives?.length ?? 0;
    if (node.kind === Kind.FIELD) {
      total.fields += 1;
      if (node.alias) total.aliases += 1;
      add(total, node.selectionSet ? costOf(node.selectionSet, fragments, known, path) : undefined, 1);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      add(total, costOf(node.selectionSet, fragments, known, path), 0);
    } else {
      add(total, fragmentCost(node.name.value, fragments, known, path), 0);
    }
  }
  return total;
}

function fragmentCost(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Cost>,
  path: readonly string[],
): Cost | undefined {
  const before = known.get(name);
  if (before) return before;
  const fragment = fragments.get(name);
  // validation rejects unknown and cyclic spreads with a more precise error
  if (!fragment || path.includes(name)) return undefined;
  const cost = costOf(fragment.selectionSet, fragments, known, [...path, name]);
  known.set(name, cost);
  return cost;
}

function add(total: Cost, part: Cost | undefined, level: number): void {
  total.depth = Math.max(total.depth, (part?.depth ?? 0) + level);
  if (!part) return;
  total.fields += part.fields;
  total.aliases += part.aliases;
  total.directives += part.directives;
}

function tooComplex(what: keyof typeof DOCUMENT_LIMITS): Error {
  return failure('RequestTooComplexFailure', {
    reasons: ['RequestTooComplexFailure', what],
    keys: [what],
    httpStatus: 400,
  });
}
