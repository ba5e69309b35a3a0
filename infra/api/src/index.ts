/**
 * The main API: GraphQL over HTTP and WebSocket, the ledger, the wallet of the game provider.
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';

export { createApi } from './createApi.ts';
export { type ApiDeps } from './apiDeps.ts';
export { seedApi } from './seed.ts';

/** Folder of the schema `api`: `schema/` (tables) and `functions/` (functions and triggers by subject). */
export const API_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
