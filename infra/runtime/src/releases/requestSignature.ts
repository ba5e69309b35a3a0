import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import type { SigningKey } from './keys.ts';
import { isSignedBy, signText } from './signedDocument.ts';

/** Maximum clock difference; requests are remembered for longer than this. */
export const REQUEST_TOLERANCE_MS = 60_000;

/**
 * Proof of a signed request, stored with its effect: with the public key, its author can be verified later.
 */
export interface RequestProof {
  readonly keyId: string;
  readonly method: string;
  /** Path with query, as sent. */
  readonly path: string;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
  /** The hashed body, where it is not stored elsewhere. */
  readonly body?: string;
  readonly timestamp: number;
  readonly nonce: string;
  readonly signature: string;
  /**
   * Staff member on whose behalf one of our services sent the request; proven by a token that is not stored.
   */
  readonly staff?: {
    readonly subject: string;
    readonly email: string;
    readonly session: string;
    readonly tokenId: string;
  };
}

const HEADERS = {
  keyId: 'x-foyer-key',
  timestamp: 'x-foyer-timestamp',
  nonce: 'x-foyer-nonce',
  signature: 'x-foyer-signature',
} as const;
const NONCE_BYTES = 16;
const NONCE = /^[\w-]{16,64}$/;
const KEY_ID = /^[0-9a-f]{32}$/;

export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Headers that prove that the holder of the key sent the request. */
export function requestHeaders(parts: RequestParts, key: SigningKey, nowMs: number): Record<string, string> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const text = signedText({ ...parts, bodyHash: hashOf(parts.body), timestamp: nowMs, nonce });
  return {
    [HEADERS.keyId]: key.keyId,
    [HEADERS.timestamp]: String(nowMs),
    [HEADERS.nonce]: nonce,
    [HEADERS.signature]: signText(text, key),
  };
}

/** The claimed proof of a request, not yet verified; undefined when it is malformed. */
export function readProof(
  parts: RequestParts,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): RequestProof | undefined {
  const [keyId, timestamp, nonce, signature] = [
    HEADERS.keyId,
    HEADERS.timestamp,
    HEADERS.nonce,
    HEADERS.signature,
  ].map((name) => headers[name]);
  if (
    typeof keyId !== 'string' ||
    typeof timestamp !== 'string' ||
    typeof nonce !== 'string' ||
    typeof signature !== 'string'
  )
    return undefined;
  if (!KEY_ID.test(keyId) || !/^\d{1,15}$/.test(timestamp) || !NONCE.test(nonce)) return undefined;
  return {
    keyId,
    method: parts.method,
    path: parts.path,
    bodyHash: hashOf(parts.body),
    timestamp: Number(timestamp),
    nonce,
    signature,
  };
}

export function isProven(proof: RequestProof, publicKey: KeyObject): boolean {
  return isSignedBy(signedText(proof), proof.signature, publicKey);
}

function signedText({
  method,
  path,
  bodyHash,
  timestamp,
  nonce,
}: Pick<RequestProof, 'method' | 'path' | 'bodyHash' | 'timestamp' | 'nonce'>): string {
  return ['foyer-registry-1', method, path, bodyHash, timestamp, nonce].join('\n');
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
