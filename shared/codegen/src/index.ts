/**
 * Generates typed GraphQL operations, schema types and trusted documents.
 *
 * @packageDocumentation
 */
export { readSchema } from './schemaTypes.ts';
export { writeGenerated } from './writeGenerated.ts';
