/**
 * Server data: the Apollo client, its link chain and cache, and the error catalogue.
 * @packageDocumentation
 */
export { createDataClient, createLink, type DataClientOptions } from './createDataClient.ts';
export { createCache } from './cache/createCache.ts';
export {
  APP_ERROR_KINDS,
  AppError,
  fromGraphQL,
  isAppError,
  toAppError,
  type AppErrorFields,
  type AppErrorKind,
} from './errors/index.ts';
export { type HeaderSource } from './links/headers.ts';
export { type OperationContext } from './links/operationContext.ts';
export { type Reauthenticate } from './links/authRecovery.ts';
