import { createPasswords } from '@foyer/runtime';

/** OWASP's scrypt parameters for 16 MB. */
const COST = { cost: 2 ** 14, blockSize: 8, parallelization: 5 };
const passwords = createPasswords(COST);

/** `<salt>:<hash>`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const { salt, hash } = await passwords.hash(password);
  return `${salt.toString('base64')}:${hash.toString('base64')}`;
}

/** Takes the same time whether or not there is a stored password. */
export function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split(':');
  return passwords.verify(
    password,
    stored === undefined
      ? undefined
      : { parameters: COST, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') },
  );
}
