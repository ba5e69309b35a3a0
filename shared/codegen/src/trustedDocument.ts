import { createHash } from 'node:crypto';
import {
  Kind,
  isCompositeType,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** An operation with all fragments it uses, as sent to the server. */
export interface TrustedDocument {
  name: string;
  document: DocumentNode;
  /** Normalised text, the input of the hash. */
  text: string;
  /** `sha256:` and the hexadecimal digest of the text. */
  hash: string;
}

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/**
 * Adds `__typename` to every selection set but an operation's own, as Apollo's cache does before it sends. Done here, so that the text we
 * hash is the text Apollo would send.
 */
export function withTypenames(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet(node, _key, parent) {
        const isOperation =
          parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (isOperation || !isCompositeType(info.getParentType()) || hasTypename(node)) return undefined;
        return { ...node, selections: [...node.selections, TYPENAME] };
      },
    }),
  );
}

function hasTypename(node: SelectionSetNode): boolean {
  return node.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
  );
}

/**
 * The operation first, then its fragments by name, so that the document does not depend on the order of the
 * files.
 */
export function trustedDocument(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): TrustedDocument {
  const used = usedFragments(operation, fragments);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
  const text = stripIgnoredCharacters(print(document));
  const hash = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return { name: operation.name?.value ?? '', document, text, hash };
}

/** Every fragment that a definition uses, itself excluded, ordered by name. */
export function usedFragments(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread(spread) {
        const name = spread.name.value;
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`Fragment ${name} is not defined for this API in this package`);
        if (found.has(name)) return;
        found.set(name, fragment);
        collect(fragment);
      },
    });
  collect(definition);
  return [...found.values()].sort((left, right) => left.name.value.localeCompare(right.name.value, 'en'));
}
