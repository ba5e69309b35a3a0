import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { commitmentOf, playNumber, prizeAt, prizeList, termsOf, verifyPlay } from './mini-game-draw.ts';

const PRIZES = [
  { id: 'points-5', parts: 9_900, reward: 'points:5' },
  { id: 'cash', parts: 100, reward: 'offer:calendar-money-2' },
];

/** Verifier written from shared/docs/mini-game-draws.md alone, with another cryptography library. */
function independentNumber(seed: string, terms: string, key: string): number {
  const limit = 2n ** 64n - (2n ** 64n % 10_000n);
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${terms}:${key}:${attempt}`, 'ascii')
      .digest();
    const number = digest.readBigUInt64BE(0);
    if (number < limit) return Number(number % 10_000n);
  }
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

describe('the draw of a mini-game', () => {
  it('is the one that its documentation describes, for random seeds and keys', async () => {
    for (let draw = 0; draw < 200; draw += 1) {
      const seed = randomBytes(32).toString('hex');
      const key = randomUUID();
      const list = prizeList('daily-wheel', PRIZES);
      expect(list).toBe(
        'foyer-mini-game/1\ndaily-wheel\npoints-5 9900 points:5\ncash 100 offer:calendar-money-2\n',
      );
      const terms = await termsOf(list);
      expect(terms).toBe(sha256(list));
      const commitment = await commitmentOf(seed);
      expect(commitment).toBe(sha256(Buffer.from(seed, 'hex')));
      const number = await playNumber(seed, terms, key);
      expect({ seed, key, number }).toEqual({ seed, key, number: independentNumber(seed, terms, key) });
      const prizeId = number < 9_900 ? 'points-5' : 'cash';
      const play = { id: key, prizeId, draw: { prizes: list, terms, commitment, seed, number } };
      expect(await verifyPlay(play)).toEqual([]);
      expect(await verifyPlay({ ...play, draw: { ...play.draw, number: number + 1 } })).toEqual(['NUMBER']);
    }
  });

  it('gives a prize as many numbers as it has parts', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 10_000; number += 1) {
      const { id } = prizeAt(PRIZES, number);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 'points-5': 9_900, cash: 100 });
    expect(() => prizeAt(PRIZES, 10_000)).toThrow(RangeError);
  });
});
