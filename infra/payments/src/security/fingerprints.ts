import { createHmac } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';

/**
 * Keyed hashes of values that must not be stored. Without the key they reveal nothing, although the number
 * of possible card numbers is small.
 */
export interface Fingerprints {
  card(number: string): string;
  voucher(code: string): string;
}

export function createFingerprints(providerKey: string): Fingerprints {
  const keyed = (purpose: string): ((text: string) => string) => {
    const key = deriveKey(providerKey, 'payments', purpose);
    return (text) => createHmac('sha256', key).update(text).digest('base64url');
  };
  return { card: keyed('card-fingerprint'), voucher: keyed('voucher-fingerprint') };
}
