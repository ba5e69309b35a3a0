/**
 * The main API: GraphQL over HTTP and WebSocket, the ledger, the wallet of the game provider.
 * @packageDocumentation
 */
export { createApi } from './createApi.ts';
export { type ApiDeps } from './apiDeps.ts';
export { seedApi } from './seed.ts';
export { API_MIGRATIONS } from './migrations.ts';
