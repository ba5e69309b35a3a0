/**
 * The national e-ID provider: ID card, Mobile-ID and Smart-ID as an OpenID Connect provider. A separate
 * party: relying parties reach it by OpenID Connect only. @packageDocumentation
 */
export { createEid, EID_MIGRATIONS, seedEid, type EidDependencies } from './createEid.ts';
