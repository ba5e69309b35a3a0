import type { GraphQLSchema } from 'graphql';
import { plugin as typescript } from '@graphql-codegen/typescript';

/** The GraphQL APIs; an operation's file name ends in one of them. */
export const API_NAMES = ['main', 'lobby', 'wallet'] as const;
export type ApiName = (typeof API_NAMES)[number];

/** TypeScript types of the scalars, on both sides of the wire; `module#Type` imports a type. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  MinorUnits: 'number',
  DateTime: 'string',
  JSON: 'unknown',
  SportsMarketKind: '@foyer/kernel/markets#MarketKind',
  SportsOutcome: '@foyer/kernel/markets#OutcomeId',
};

/**
 * Options of all code generators: no `enum`, `import type` only, real file extensions, so that Node can
 * strip the types.
 */
export const GENERATOR_OPTIONS = {
  scalars: SCALARS,
  strictScalars: true,
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  nonOptionalTypename: true,
  namingConvention: 'keep',
  defaultScalarType: 'unknown',
} as const;

/** Scalars whose types are imported. */
export const IMPORTED_SCALARS = Object.values(SCALARS).flatMap((type) => {
  const [module, name] = type.split('#');
  return module !== undefined && name !== undefined ? [{ module, name }] : [];
});

export const GENERATED_HEADER = '// Written by `npm run codegen`; do not edit.\n';

/** Types, inputs, enums and scalars of a schema. */
export async function schemaTypes(schema: GraphQLSchema): Promise<string> {
  const output = await typescript(
    schema,
    [],
    { ...GENERATOR_OPTIONS, immutableTypes: false, nonOptionalTypename: false },
    {},
  );
  return GENERATED_HEADER + joined(output);
}

/** Joins the output of a codegen plugin: text, or text with lines that precede it. */
export function joined(output: string | { prepend?: string[]; content: string }): string {
  if (typeof output === 'string') return output;
  // a type of a scalar is imported once for its input and once for its output
  return [...new Set(output.prepend), output.content].filter((part) => part !== '').join('\n');
}
