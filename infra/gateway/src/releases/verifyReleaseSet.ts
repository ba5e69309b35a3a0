import type { ReleaseSet, SignedReleaseSet } from '@foyer/kernel/release-set';
import { createHash, verify, type KeyObject } from 'node:crypto';
import { parseReleaseSet } from './parseReleaseSet.ts';

const KEY_ID_CHARACTERS = 32;

export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('hex').slice(0, KEY_ID_CHARACTERS);
}

/** @throws unless the text is a set that the holder of the key signed. */
export function verifyReleaseSet(text: string, publicKey: KeyObject): ReleaseSet {
  const signed = JSON.parse(text) as Partial<SignedReleaseSet>;
  if (typeof signed.payload !== 'string' || typeof signed.signature !== 'string') throw new Error('The release set is not signed.');
  if (signed.keyId !== keyIdOf(publicKey)) throw new Error('The release set is signed with another key.');
  const genuine = verify(null, Buffer.from(signed.payload), publicKey, Buffer.from(signed.signature, 'base64'));
  if (!genuine) throw new Error('The signature of the release set does not fit its content.');
  return parseReleaseSet(signed.payload);
}
