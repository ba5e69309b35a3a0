import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 bits, as they travel; only the hash is ever stored. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Undefined for what cannot be a token at all. */
export function hashToken(token: unknown): string | undefined {
  return typeof token === 'string' && TOKEN.test(token)
    ? createHash('sha256').update(token).digest('hex')
    : undefined;
}
