import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import { createHash, verify, type KeyObject } from 'node:crypto';
import { parseReleasePlan } from './parseReleasePlan.ts';

const KEY_ID_CHARACTERS = 32;

export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('hex').slice(0, KEY_ID_CHARACTERS);
}

/** @throws unless the text is a plan that the holder of the key signed. */
export function verifyReleasePlan(text: string, publicKey: KeyObject): ReleasePlan {
  const signed = JSON.parse(text) as Partial<SignedReleaseSet>;
  if (typeof signed.payload !== 'string' || typeof signed.signature !== 'string') throw new Error('The release plan is not signed.');
  if (signed.keyId !== keyIdOf(publicKey)) throw new Error('The release plan is signed with another key.');
  const genuine = verify(null, Buffer.from(signed.payload), publicKey, Buffer.from(signed.signature, 'base64'));
  if (!genuine) throw new Error('The signature of the release plan does not fit its content.');
  return parseReleasePlan(signed.payload);
}
