/**
 * Types and small pure functions without business rules.
 * @packageDocumentation
 */
export { assertNever } from './lib/assertNever.ts';
export { type Branded, type PlayerId, type SessionId } from './lib/branded.ts';
export { canonicalJson } from './lib/canonicalJson.ts';
export {
  ignoredErrorCounts,
  ignoreError,
  reportIgnoredErrors,
  type IgnoredErrorReporter,
} from './lib/ignoreError.ts';
export { fail, succeed, type Result } from './lib/result.ts';
