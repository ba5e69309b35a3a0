import { uniformRandom, type Random } from '../random/random.ts';

/** xoshiro128**: for tests and simulations only. */
export function createSeededRandom(seed: number): Random {
  let spread = seed >>> 0;
  const state = Uint32Array.from({ length: 4 }, () => {
    // splitmix32 spreads a small seed over the state
    spread = (spread + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  });
  return uniformRandom(() => nextWord(state));
}

function nextWord(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = state;
  const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const shifted = b << 9;
  const nextC = c ^ a;
  const nextD = d ^ b;
  state[1] = b ^ nextC;
  state[0] = a ^ nextD;
  state[2] = nextC ^ shifted;
  state[3] = rotate(nextD, 11);
  return result;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
