import { Kind } from 'graphql';
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode, GraphQLSchema } from 'graphql';
import { plugin as typescriptOperations } from '@graphql-codegen/typescript-operations';
import { GENERATOR_OPTIONS, IMPORTED_SCALARS, joined } from './schemaTypes.ts';
import type { ApiName } from './schemaTypes.ts';
import { trustedDocument, usedFragments } from './trustedDocument.ts';
import type { TrustedDocument } from './trustedDocument.ts';

/** A file such as `X.main.graphql`: the parsed document, with `__typename` added, and the API in its name. */
export interface OperationFile {
  /** Path relative to the repository. */
  path: string;
  api: ApiName;
  document: DocumentNode;
}

/** A fragment, and the file with its type. */
export interface FragmentSource {
  definition: FragmentDefinitionNode;
  file: OperationFile;
}

export interface GeneratedOperations {
  /** Imported type names, by the file that defines them. */
  imports: Map<string, Set<string>>;
  code: string;
  documents: TrustedDocument[];
}

const NAMESPACE: Record<ApiName, string> = { main: 'Main', lobby: 'Lobby', wallet: 'Wallet' };

/** Types and typed documents of one operation file; `fragments` are those of its API in its package. */
export async function generateOperations(
  file: OperationFile,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentSource>,
): Promise<GeneratedOperations> {
  const namespace = NAMESPACE[file.api];
  const own = { location: file.path, document: file.document, type: 'standard' as const };
  const foreign = foreignFragments(file, fragments);
  const external = {
    location: '',
    type: 'external' as const,
    document: { kind: Kind.DOCUMENT, definitions: foreign.map((source) => source.definition) } as const,
  };
  const output = await typescriptOperations(
    schema,
    foreign.length > 0 ? [own, external] : [own],
    {
      ...GENERATOR_OPTIONS,
      importSchemaTypesFrom: `@foyer/graphql/${file.api}`,
      namespacedImportName: namespace,
      inlineFragmentTypes: 'combine',
      arrayInputCoercion: false,
      fragmentImports: [],
    },
    { outputFile: '' },
  );
  // the plugin's import lines assume one output folder; ours name the package
  const types = typeof output === 'string' ? output : withoutImports(joined(output));
  const nodes = new Map([...fragments].map(([name, source]) => [name, source.definition]));
  const documents: TrustedDocument[] = [];
  const constants = file.document.definitions.map((definition) =>
    documentConstant(definition, nodes, documents),
  );
  return {
    imports: importsOf(foreign, types, namespace, file.api),
    code: [types.trim(), ...constants].join('\n\n'),
    documents,
  };
}

function foreignFragments(
  file: OperationFile,
  fragments: ReadonlyMap<string, FragmentSource>,
): FragmentSource[] {
  const nodes = new Map([...fragments].map(([name, source]) => [name, source.definition]));
  const names = new Set<string>();
  for (const definition of file.document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue;
    for (const fragment of usedFragments(definition, nodes)) names.add(fragment.name.value);
  }
  return [...names]
    .sort()
    .map((name) => fragments.get(name))
    .filter((source) => source !== undefined)
    .filter((source) => source.file !== file);
}

function documentConstant(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  documents: TrustedDocument[],
): string {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const name = definition.name.value;
    const document = {
      kind: Kind.DOCUMENT,
      definitions: [definition, ...usedFragments(definition, fragments)],
    };
    return `export const ${name}FragmentDoc = ${compact(document)} as unknown as TypedDocumentNode<${name}Fragment, unknown>;`;
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name)
    throw new Error('Every operation needs a name');
  const trusted = trustedDocument(definition, fragments);
  documents.push(trusted);
  const kind = definition.operation.charAt(0).toUpperCase() + definition.operation.slice(1);
  const type = `${trusted.name}${kind}`;
  const content = compact({ __meta__: { hash: trusted.hash }, ...trusted.document });
  return `export const ${trusted.name}Document = ${content} as unknown as TypedDocumentNode<${type}, ${type}Variables>;`;
}

/** The syntax tree without source positions and empty lists, to reduce the download size. */
function compact(node: object): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === 'loc' || (Array.isArray(value) && value.length === 0)) return undefined;
    return value;
  });
}

function withoutImports(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^import type .* from /.test(line))
    .join('\n');
}

function importsOf(
  foreign: FragmentSource[],
  types: string,
  namespace: string,
  api: ApiName,
): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  if (types.includes(`${namespace}.`)) imports.set(`@foyer/graphql/${api}`, new Set([`* as ${namespace}`]));
  for (const { module, name } of IMPORTED_SCALARS)
    if (new RegExp(`\\b${name}\\b`).test(types))
      imports.set(module, (imports.get(module) ?? new Set()).add(name));
  for (const source of foreign) {
    const name = `${source.definition.name.value}Fragment`;
    if (!new RegExp(`\\b${name}\\b`).test(types)) continue;
    imports.set(source.file.path, (imports.get(source.file.path) ?? new Set()).add(name));
  }
  return imports;
}
