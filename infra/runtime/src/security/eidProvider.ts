import type { FoyerSettings } from '../settings.ts';
import { deriveKey } from './sealing.ts';

/** Path below a realm to which the e-ID provider sends people back. */
export const EID_RETURN_PATH = '/e-id/return';

/** Origin of the national e-ID provider, which is its issuer. */
export function eidIssuer({ eidPort }: Pick<FoyerSettings, 'eidPort'>): string {
  return `http://eid.localhost:${eidPort}`;
}

/** Secret of a relying party at the e-ID provider, one for each client. */
export function eidClientSecret(secret: string, client: string): string {
  return deriveKey(secret, 'foyer-e-id-client', client).toString('base64url');
}
