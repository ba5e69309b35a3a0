import { createHmac } from 'node:crypto';
import { deriveKey, seal, unseal, type FoyerSettings } from '@foyer/runtime';

const SERVICE = 'foyer-personal-codes';
const KEY_ID_BYTES = 8;
const SHOWN_CHARACTERS = 4;

/** The columns of a player with the personal code. */
export interface PersonalCodeColumns {
  readonly id: string;
  readonly ssn_sealed: Buffer | null;
  readonly ssn_key: string | null;
}

/** The stored form of a personal code: digest, sealed bytes, and the id of the key of both. */
export interface SealedPersonalCode {
  readonly digest: Buffer;
  readonly sealed: Buffer;
  readonly keyId: string;
}

/** Seals and compares the national personal codes of players (ADR 0256). */
export interface PersonalCodes {
  /** Ids of all keys, the sealing one first. An id reveals nothing about its key. */
  readonly keyIds: readonly string[];
  /**
   * For one player only: the sealed bytes cannot be opened for another one. Undefined for an empty code.
   * @throws without a secret.
   */
  seal(playerId: string, code: string | null | undefined): SealedPersonalCode | undefined;
  /**
   * The code as it was entered; null for a player without one.
   * @throws when no key opens it or the bytes belong to another player.
   */
  open(player: PersonalCodeColumns): string | null;
  /** The digests of a code by every key, to compare with stored ones; empty for an empty code. */
  digests(code: string | null | undefined): readonly Buffer[];
}

interface Keys {
  readonly id: string;
  readonly sealing: Buffer;
  readonly digest: Buffer;
}

/** The first secret seals; all of them open and compare, as during a rotation. */
export function createPersonalCodes(settings: Pick<FoyerSettings, 'personalCodeSecrets'>): PersonalCodes {
  const all = settings.personalCodeSecrets.map((secret): Keys => ({
    id: deriveKey(secret, SERVICE, 'key-id').subarray(0, KEY_ID_BYTES).toString('hex'),
    sealing: deriveKey(secret, SERVICE, 'sealing'),
    digest: deriveKey(secret, SERVICE, 'digest'),
  }));
  return {
    keyIds: all.map(({ id }) => id),
    seal(playerId, code) {
      if (isEmpty(code)) return undefined;
      const [first] = all;
      if (!first) throw new Error('There is no secret for personal codes (keys/personal-code-secret).');
      return {
        digest: digestOf(first, code),
        sealed: seal(first.sealing, code, playerId),
        keyId: first.id,
      };
    },
    open({ id, ssn_sealed: sealed, ssn_key: keyId }) {
      if (sealed === null) return null;
      const keys = all.find((candidate) => candidate.id === keyId);
      const code = keys && unseal(keys.sealing, sealed, id);
      if (code === undefined) throw new Error('No secret decrypts the personal code of this player.');
      return code;
    },
    digests: (code) => (isEmpty(code) ? [] : all.map((keys) => digestOf(keys, code))),
  };
}

/** A personal code of which only the last characters are readable, as a player sees it. */
export function maskPersonalCode(code: string | null): string | null {
  if (code === null) return null;
  return `${'•'.repeat(Math.max(0, code.length - SHOWN_CHARACTERS))}${code.slice(-SHOWN_CHARACTERS)}`;
}

function isEmpty(code: string | null | undefined): code is null | undefined | '' {
  return code === null || code === undefined || code === '';
}

/** Spaces, hyphens and case do not distinguish codes. */
function digestOf({ digest }: Keys, code: string): Buffer {
  return createHmac('sha256', digest)
    .update(code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
    .digest();
}
