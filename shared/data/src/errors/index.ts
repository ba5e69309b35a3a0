/**
 * Error catalogue of requirements/errors#error-shape: a separate entry point that loads nothing else of this
 * package.
 * @packageDocumentation
 */
export { APP_ERROR_KINDS, AppError, isAppError, type AppErrorFields, type AppErrorKind } from './AppError.ts';
export { fromGraphQL, toAppError } from './toAppError.ts';
