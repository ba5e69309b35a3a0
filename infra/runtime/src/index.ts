/**
 * What our services share: settings, database, bus, signed calls, log. Nothing of any one service.
 * @packageDocumentation
 */
export { createBus, type Bus, type BusHandler } from './bus.ts';
export { systemClock, type Clock } from './clock.ts';
export { createPool, inTransaction, migrate, type Pool, type PoolClient } from './database.ts';
export { fontAddress } from './fontAddress.ts';
export { BodyTooLarge, callSigned, readBody, receiveSigned, sendJson, type SignedCall } from './http.ts';
export { createLog, type Log } from './log.ts';
export { deriveKey, seal, unseal } from './sealing.ts';
export { type Service } from './service.ts';
export { readSettings, type FoyerSettings } from './settings.ts';
export { SIGNATURE_HEADER, SIGNATURE_TOLERANCE_MS, signRequest, TIMESTAMP_HEADER, verifyRequest, type SignedParts } from './signing.ts';
