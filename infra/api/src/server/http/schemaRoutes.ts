import { printSchema, type GraphQLSchema } from 'graphql';
import type { Routes } from './route.ts';

/**
 * Schemas against which the release gate checks operations. Restricted to our own services; introspection
 * stays disabled for all others. They are those of the running process, whose source file may have been
 * replaced by a newer version.
 */
export function createSchemaRoutes(schemas: {
  readonly main: GraphQLSchema;
  readonly lobby: GraphQLSchema;
}): Routes {
  const body = { main: printSchema(schemas.main), lobby: printSchema(schemas.lobby) };
  return { 'POST /internal/schema': () => Promise.resolve({ status: 200, body }) };
}
