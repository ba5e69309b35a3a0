/**
 * The error catalogue of requirements/errors#error-shape, without anything else of this package.
 * @packageDocumentation
 */
export { APP_ERROR_KINDS, AppError, isAppError, type AppErrorFields, type AppErrorKind } from './AppError.ts';
export { fromGraphQL, toAppError } from './toAppError.ts';
