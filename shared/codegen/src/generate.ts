import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, Kind, parse, validate, specifiedRules, NoUnusedFragmentsRule } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '@foyer/graphql/schema-text';
import { sourceFiles } from '@foyer/workspace';
import { generateOperations } from './operationFile.ts';
import type { FragmentSource, OperationFile } from './operationFile.ts';
import { API_NAMES, GENERATED_HEADER, schemaTypes } from './schemaTypes.ts';
import type { ApiName } from './schemaTypes.ts';
import { withTypenames } from './trustedDocument.ts';

/** Content by path, relative to the repository. */
export type GeneratedFiles = Map<string, string>;

const GRAPHQL_PACKAGE = 'shared/graphql';
/**
 * Operations of pages belong to a release; operations of other servers are published with their schema and
 * are in no release.
 */
const DOCUMENTS_FILE: Readonly<Record<ApiName, string>> = {
  main: 'documents.generated.json',
  lobby: 'documents.generated.json',
  wallet: 'wallet-documents.generated.json',
};
const OPERATION_SUFFIX = new RegExp(`\\.(${API_NAMES.join('|')})\\.graphql$`);

/** Everything codegen writes, computed from the schemas and the operation files under `root`. */
export async function generate(root: string): Promise<GeneratedFiles> {
  const files: GeneratedFiles = new Map();
  const schemas = new Map<ApiName, GraphQLSchema>();
  for (const api of API_NAMES) {
    const folder = path.join(root, GRAPHQL_PACKAGE, 'schema');
    if (!existsSync(path.join(folder, api))) continue;
    const schema = buildSchema(schemaText(api, folder));
    schemas.set(api, schema);
    files.set(`${GRAPHQL_PACKAGE}/src/${api}.generated.ts`, await schemaTypes(schema));
  }
  const operations = readOperations(root, schemas);
  for (const [packageFolder, ofPackage] of Map.groupBy(operations, (file) => packageOf(file.path))) {
    await generatePackage(packageFolder, ofPackage, schemas, files);
  }
  return files;
}

function readOperations(root: string, schemas: Map<ApiName, GraphQLSchema>): OperationFile[] {
  return [...schemas].flatMap(([api, schema]) =>
    sourceFiles(`{shell,mfe-*,shared/*}/src/**/*.${api}.graphql`, root).map((file): OperationFile => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return { path: file, api, document: withTypenames(parse(source, { noLocation: true }), schema) };
    }),
  );
}

async function generatePackage(
  folder: string,
  operations: OperationFile[],
  schemas: Map<ApiName, GraphQLSchema>,
  files: GeneratedFiles,
): Promise<void> {
  const documents = new Map<string, Map<string, string>>();
  const outputs = new Map<string, { imports: Map<string, Set<string>>; code: string[] }>();
  for (const [api, schema] of schemas) {
    const ofApi = operations.filter((file) => file.api === api);
    const fragments = collectFragments(ofApi);
    checkOperations(ofApi, fragments, schema);
    for (const file of ofApi) {
      const generated = await generateOperations(file, schema, fragments);
      const output = outputs.get(outputOf(file.path)) ?? {
        imports: new Map<string, Set<string>>(),
        code: [],
      };
      for (const [from, names] of generated.imports)
        output.imports.set(from, new Set([...(output.imports.get(from) ?? []), ...names]));
      output.code.push(generated.code);
      outputs.set(outputOf(file.path), output);
      const texts = documents.get(DOCUMENTS_FILE[api]) ?? new Map<string, string>();
      for (const document of generated.documents) texts.set(document.hash, document.text);
      documents.set(DOCUMENTS_FILE[api], texts);
    }
  }
  for (const [file, output] of outputs) files.set(file, fileText(file, output.imports, output.code));
  for (const [name, texts] of documents) {
    const sorted = Object.fromEntries([...texts].sort(([left], [right]) => (left < right ? -1 : 1)));
    files.set(`${folder}/${name}`, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

function collectFragments(operations: OperationFile[]): Map<string, FragmentSource> {
  const fragments = new Map<string, FragmentSource>();
  for (const file of operations) {
    for (const definition of file.document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const name = definition.name.value;
      const earlier = fragments.get(name);
      if (earlier)
        throw new Error(`Fragment ${name} is defined twice: ${earlier.file.path} and ${file.path}`);
      fragments.set(name, { definition, file });
    }
  }
  return fragments;
}

/** Validates all documents of a package together, because operations include fragments of other files. */
function checkOperations(
  operations: OperationFile[],
  fragments: Map<string, FragmentSource>,
  schema: GraphQLSchema,
): void {
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const shared = [...fragments.values()];
  for (const file of operations) {
    const definitions = [
      ...file.document.definitions,
      ...shared.filter((source) => source.file !== file).map((source) => source.definition),
    ];
    const problems = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules);
    if (problems.length > 0)
      throw new Error(`${file.path}: ${problems.map((problem) => problem.message).join('\n  ')}`);
  }
}

function fileText(file: string, imports: Map<string, Set<string>>, code: string[]): string {
  const lines = [...imports].map(([from, names]) => importLine(file, from, [...names].sort()));
  if (code.some((part) => part.includes('TypedDocumentNode<'))) {
    lines.unshift("import type { TypedDocumentNode } from '@graphql-typed-document-node/core';");
  }
  return `${GENERATED_HEADER}${lines.join('\n')}\n\n${code.join('\n\n')}\n`;
}

function importLine(file: string, from: string, names: string[]): string {
  const isNamespace = names[0]?.startsWith('* as ');
  if (isNamespace) return `import type ${names[0]} from '${from}';`;
  if (from.startsWith('@')) return `import type { ${names.join(', ')} } from '${from}';`;
  const relative = path.posix.relative(path.posix.dirname(file), outputOf(from));
  return `import type { ${names.join(', ')} } from '${relative.startsWith('.') ? relative : `./${relative}`}';`;
}

function outputOf(file: string): string {
  return file.replace(OPERATION_SUFFIX, '.generated.ts');
}

function packageOf(file: string): string {
  return file.slice(0, file.indexOf('/src/'));
}
