import { canonicalJson } from '@foyer/kernel';
import { BROWSER_PLAN_PREFIX, planForBrowser } from '@foyer/kernel/browser-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import { sign, verify, type KeyObject } from 'node:crypto';
import type { SigningKey } from './keys.ts';

/**
 * A statement signed by one or more keys: `payload` is canonical JSON, a signature is Ed25519 over its
 * UTF-8 bytes, base64.
 */
export interface SignedDocument {
  readonly payload: string;
  readonly signatures: readonly { readonly keyId: string; readonly signature: string }[];
}

export function signDocument(value: unknown, keys: readonly SigningKey[]): SignedDocument {
  const payload = canonicalJson(value);
  return {
    payload,
    signatures: keys.map((key) => ({ keyId: key.keyId, signature: signText(payload, key) })),
  };
}

export function signText(text: string, { privateKey }: SigningKey): string {
  return sign(null, Buffer.from(text), privateKey).toString('base64');
}

export function isSignedBy(text: string, signature: string, publicKey: KeyObject): boolean {
  return (
    publicKey.asymmetricKeyType === 'ed25519' &&
    verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  );
}

/** A release plan or set for gateways and browsers, signed by the one key of its home. */
export function signPlan(plan: ReleasePlan, key: SigningKey): SignedReleaseSet {
  const payload = canonicalJson(plan);
  const browser = canonicalJson(planForBrowser(plan));
  return {
    payload,
    keyId: key.keyId,
    signature: signText(payload, key),
    browser: { payload: browser, signature: signText(`${BROWSER_PLAN_PREFIX}${browser}`, key) },
  };
}
