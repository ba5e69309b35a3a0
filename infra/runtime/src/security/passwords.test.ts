import { scryptSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createPasswords, TooBusy } from './passwords.ts';

const COST = { cost: 2 ** 10, blockSize: 8, parallelization: 1 };
const passwords = createPasswords(COST);

describe('createPasswords', () => {
  it.each([
    ['correct horse', 'correct horse', true],
    ['correct horse', 'correct horsE', false],
    ['correct horse', '', false],
    // the same letters as composed and as combining characters
    ['pässword', 'pa\u0308ssword', true],
  ])('stores %j and verifies %j as %s', async (stored, entered, isSame) => {
    expect(await passwords.verify(entered, await passwords.hash(stored))).toBe(isSame);
  });

  it('salts each hash, and is plain scrypt with the stored parameters', async () => {
    const [first, second] = [await passwords.hash('same'), await passwords.hash('same')];
    expect(first.hash.equals(second.hash)).toBe(false);
    expect(first.parameters).toEqual(COST);
    expect(first.hash).toEqual(scryptSync('same', first.salt, 32, { N: 2 ** 10, r: 8, p: 1 }));
  });

  it('verifies a hash of another cost, and marks a cheaper one as outdated', async () => {
    const stored = await createPasswords({ ...COST, cost: 2 ** 9 }).hash('old');
    expect(await passwords.verify('old', stored)).toBe(true);
    expect(passwords.isOutdated(stored)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('new'))).toBe(false);
  });

  it('rejects any password where none is stored', async () => {
    expect(await passwords.verify('', undefined)).toBe(false);
  });

  it('rejects further passwords with 503 while 64 are waiting', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 67 }, (_, index) => passwords.hash(`p${index}`)),
    );
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ reason }) => reason as unknown)).toEqual([new TooBusy()]);
    expect(rejected[0]?.reason).toMatchObject({ status: 503, code: 'BUSY' });
  });
});
