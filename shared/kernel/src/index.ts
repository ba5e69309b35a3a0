/**
 * The ground floor: types and small pure functions that know no business.
 * @packageDocumentation
 */
export { assertNever } from './assertNever.ts';
export { type Branded, type PlayerId, type SessionId } from './branded.ts';
export { canonicalJson } from './canonical.ts';
export { fail, succeed, type Result } from './result.ts';
