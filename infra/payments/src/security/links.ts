import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';
import type { Payment } from '../payments/payment.ts';

/**
 * Payer links. A link contains the payment's id and an HMAC of it, so it needs no table and stays valid
 * while the payment is open.
 */
export interface Links {
  readonly payOrigin: string;
  readonly bankOrigin: string;
  /** The page on which a deposit is paid. */
  actionOf(payment: Pick<Payment, 'id' | 'kind'>): {
    readonly kind: 'frame' | 'redirect';
    readonly url: string;
    readonly origin: string;
  };
  challengeUrl(paymentId: string): string;
  /** A frame path without a payment, for integrity checks. */
  inspectionPath(): string;
  tokenOf(paymentId: string, purpose: Purpose): string;
  /** The payment's id; undefined when the proof is invalid or of another purpose. */
  read(token: string, purpose: Purpose): string | undefined;
}

/**
 * `return`: carried by the payer's browser back to the merchant. `inspect`: a frame without a payment, for
 * integrity checks.
 */
export type Purpose = 'pay' | 'challenge' | 'return' | 'inspect';

/** Pattern of a token in a path. */
export const TOKEN_PARAM = ':token([0-9a-f-]{36}\\.[A-Za-z0-9_-]{43})';

export function createLinks(providerKey: string, payOrigin: string, bankOrigin: string): Links {
  const keys: Readonly<Record<Purpose, Buffer>> = {
    pay: deriveKey(providerKey, 'payments', 'pay-link'),
    challenge: deriveKey(providerKey, 'payments', 'challenge-link'),
    return: deriveKey(providerKey, 'payments', 'return-proof'),
    inspect: deriveKey(providerKey, 'payments', 'inspection-link'),
  };
  const proof = (id: string, purpose: Purpose): string =>
    createHmac('sha256', keys[purpose]).update(id).digest('base64url');
  const tokenOf = (id: string, purpose: Purpose): string => `${id}.${proof(id, purpose)}`;
  return {
    payOrigin,
    bankOrigin,
    tokenOf,
    actionOf({ id, kind }) {
      const token = tokenOf(id, 'pay');
      if (kind === 'card' || kind === 'voucher')
        return { kind: 'frame', url: `${payOrigin}/frame/${token}`, origin: payOrigin };
      if (kind === 'wallet')
        return { kind: 'redirect', url: `${payOrigin}/wallet/${token}`, origin: payOrigin };
      return { kind: 'redirect', url: `${bankOrigin}/pay/${token}`, origin: bankOrigin };
    },
    inspectionPath: () => `/frame/${tokenOf(randomUUID(), 'inspect')}`,
    challengeUrl: (id) => `${bankOrigin}/challenge/${tokenOf(id, 'challenge')}`,
    read(token, purpose) {
      const [id = '', given = ''] = token.split('.');
      const expected = Buffer.from(proof(id, purpose));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
    },
  };
}
