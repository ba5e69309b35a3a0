import { createHmac } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';

/** Recognises what must not be kept: the same number gives the same text, and without the key the text tells nothing, although there are few card numbers. */
export interface Fingerprints {
  card(number: string): string;
  voucher(code: string): string;
}

export function createFingerprints(ownKey: string): Fingerprints {
  const keyed = (purpose: string): ((text: string) => string) => {
    const key = deriveKey(ownKey, 'payments', purpose);
    return (text) => createHmac('sha256', key).update(text).digest('base64url');
  };
  return { card: keyed('card-fingerprint'), voucher: keyed('voucher-fingerprint') };
}
