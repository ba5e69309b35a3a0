import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';
import type { Payment } from '../payments/payment.ts';

/** Where a payer goes. A link is the payment's id and a proof of it, so that it needs no table and stays the same for as long as the payment is open. */
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
  /** A path of the frame as any payer's is, of no payment. */
  lookPath(): string;
  tokenOf(paymentId: string, purpose: Purpose): string;
  /** The payment's id; undefined when the proof is not ours or of another purpose. */
  read(token: string, purpose: Purpose): string | undefined;
}

/** `return`: what the payer's browser carries back to the merchant. `look`: a frame without a payment, for whoever checks what arrives. */
export type Purpose = 'pay' | 'challenge' | 'return' | 'look';

/** As it stands in a path. */
export const TOKEN_PATTERN = '([0-9a-f-]{36}\\.[A-Za-z0-9_-]{43})';

export function createLinks(ownKey: string, payOrigin: string, bankOrigin: string): Links {
  const keys: Readonly<Record<Purpose, Buffer>> = {
    pay: deriveKey(ownKey, 'payments', 'pay-link'),
    challenge: deriveKey(ownKey, 'payments', 'challenge-link'),
    return: deriveKey(ownKey, 'payments', 'return-proof'),
    look: deriveKey(ownKey, 'payments', 'look-link'),
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
    lookPath: () => `/frame/${tokenOf(randomUUID(), 'look')}`,
    challengeUrl: (id) => `${bankOrigin}/challenge/${tokenOf(id, 'challenge')}`,
    read(token, purpose) {
      const [id = '', given = ''] = token.split('.');
      const expected = Buffer.from(proof(id, purpose));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
    },
  };
}
