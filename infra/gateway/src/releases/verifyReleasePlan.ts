import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';
import { isSignedBy, keyIdOf } from '@foyer/runtime';
import type { KeyObject } from 'node:crypto';
import { parseReleasePlan } from './parseReleasePlan.ts';

/** @throws unless the text is a plan that the holder of the key signed. */
export function verifyReleasePlan(text: string, publicKey: KeyObject): ReleasePlan {
  const signed = JSON.parse(text) as Partial<SignedReleaseSet>;
  if (typeof signed.payload !== 'string' || typeof signed.signature !== 'string') throw new Error('The release plan is not signed.');
  if (signed.keyId !== keyIdOf(publicKey)) throw new Error('The release plan is signed with another key.');
  if (!isSignedBy(signed.payload, signed.signature, publicKey)) throw new Error('The signature of the release plan does not fit its content.');
  return parseReleasePlan(signed.payload);
}
