import { randomFillSync } from 'node:crypto';
import { uniformRandom, type Random } from './random.ts';

const BUFFERED_WORDS = 256;

/** The operating system's CSPRNG; used words are wiped from memory. */
export function createSystemRandom(): Random {
  const words = new Uint32Array(BUFFERED_WORDS);
  let next = BUFFERED_WORDS;
  return uniformRandom(() => {
    if (next === BUFFERED_WORDS) {
      randomFillSync(words);
      next = 0;
    }
    const word = words[next] ?? 0;
    words[next] = 0;
    next += 1;
    return word;
  });
}
