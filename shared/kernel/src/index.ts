/**
 * The ground floor: types and small pure functions that know no business.
 * @packageDocumentation
 */
export { assertNever } from './lib/assertNever.ts';
export { type Branded, type PlayerId, type SessionId } from './lib/branded.ts';
export { canonicalJson } from './lib/canonicalJson.ts';
export { fail, succeed, type Result } from './lib/result.ts';
