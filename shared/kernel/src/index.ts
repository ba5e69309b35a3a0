/**
 * Types and small pure functions without business rules.
 * @packageDocumentation
 */
export { assertNever } from './lib/assert-never.ts';
export { type Branded, type PlayerId, type SessionId } from './lib/branded.ts';
export { canonicalJson } from './lib/canonical-json.ts';
export {
  ignoredErrorCounts,
  ignoreError,
  reportIgnoredErrors,
  type IgnoredErrorReporter,
} from './lib/ignore-error.ts';
export { fail, succeed, type Result } from './lib/result.ts';
