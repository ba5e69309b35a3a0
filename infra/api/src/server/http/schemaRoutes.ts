import { printSchema } from 'graphql';
import { createLobbySchema, createMainSchema } from '../graphql/schemas.ts';
import type { Route } from './route.ts';

/**
 * Printed at process start: the source file may be replaced by a newer version while this process still
 * serves the old schema.
 */
const SCHEMAS = { main: printSchema(createMainSchema()), lobby: printSchema(createLobbySchema()) };

/**
 * Schemas against which the release gate checks operations. Restricted to our own services; introspection
 * stays disabled for all others.
 */
export const SCHEMA_ROUTES: Readonly<Record<string, Route>> = {
  '/internal/schema': () => Promise.resolve({ status: 200, body: SCHEMAS }),
};
