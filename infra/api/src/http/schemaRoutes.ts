import { printSchema } from 'graphql';
import { createLobbySchema, createMainSchema } from '../graphql/schemas.ts';
import type { Route } from './internalRoutes.ts';

/** Taken when the process starts: the file they come from may be of another version by now, what answers is not. */
const SCHEMAS = { main: printSchema(createMainSchema()), lobby: printSchema(createLobbySchema()) };

/** What the release gate holds operations against. Only our own services can ask: introspection stays off for everybody else. */
export const SCHEMA_ROUTES: Readonly<Record<string, Route>> = {
  '/internal/schema': () => Promise.resolve({ status: 200, body: SCHEMAS }),
};
