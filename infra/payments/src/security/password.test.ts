import { scryptSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { hashPassword, isPassword } from './password.ts';

it('verifies passwords that earlier releases stored as salt and scrypt hash', async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('secret', salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 });
  const stored = `${salt.toString('base64')}:${key.toString('base64')}`;
  expect(await isPassword('secret', stored)).toBe(true);
  expect(await isPassword('Secret', stored)).toBe(false);
  expect(await isPassword('secret', await hashPassword('secret'))).toBe(true);
  expect(await isPassword('secret', undefined)).toBe(false);
});
