/**
 * The error catalogue of spec §8, without anything else of this package.
 * @packageDocumentation
 */
export { APP_ERROR_KINDS, AppError, isAppError, type AppErrorFields, type AppErrorKind } from './AppError.ts';
export { fromGraphQL, toAppError } from './toAppError.ts';
