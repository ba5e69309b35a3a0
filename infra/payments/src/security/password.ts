import { scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** OWASP's scrypt parameters for 16 MB. */
const COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };

/** `<salt>:<hash>`, both base64. */
export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, derived) => (error ? reject(error) : resolve(derived)));
  });
  return `${salt.toString('base64')}:${key.toString('base64')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = ''] = stored.split(':');
  const expected = Buffer.from(stored);
  const actual = Buffer.from(await hashPassword(password, Buffer.from(salt, 'base64')));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
