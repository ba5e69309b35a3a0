/**
 * Generates typed GraphQL operations, schema types and trusted documents.
 *
 * @packageDocumentation
 */
export { writeGenerated } from './writeGenerated.ts';
