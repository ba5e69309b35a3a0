/**
 * The identity server: sign-in, registration, passkeys, sessions, tokens. One realm per brand.
 * @packageDocumentation
 */
export { createIdentity, IDENTITY_MIGRATIONS } from './createIdentity.ts';
export { type ConnectionRisk, type IdentityDeps, type Mail } from './deps.ts';
export { SEEDED_STAFF } from './staff/seedStaff.ts';
export { seedIdentity, SEEDED_PASSWORD, SEEDED_PLAYERS } from './seed.ts';
