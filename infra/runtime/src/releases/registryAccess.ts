/**
 * The registry's client: keys, signed documents and requests. The whole of this package outside the repository.
 *
 * @packageDocumentation
 */
export { ifMissing } from '../files.ts';
export { systemClock, type Clock } from '../jobs/clock.ts';
export { keyIdOf, publicText, readSigningKey, signingKeyIn, squadKeyFiles, type SigningKey } from './keys.ts';
export {
  createRegistryClient,
  RegistryAnswerUnknown,
  RegistryRefusal,
  RegistryUnreachable,
  type RegistryClient,
} from './registryClient.ts';
export { integrityOf, inventoryOf, type ReleaseDocument } from './releaseDocument.ts';
export { signDocument, type SignedDocument } from './signedDocument.ts';
