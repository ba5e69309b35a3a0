import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as text; only the hash is stored. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Undefined when the input cannot be a token. */
export function hashToken(token: unknown): string | undefined {
  return typeof token === 'string' && TOKEN.test(token)
    ? createHash('sha256').update(token).digest('hex')
    : undefined;
}
