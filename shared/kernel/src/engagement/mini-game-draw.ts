/** The draw of a mini-game: computed by the service, and by anyone who has a play (shared/docs/mini-game-draws.md). */
import { fromHex, hmacSha256, sha256Hex } from '../raffle-draw/digests.ts';
import { drawNumber } from '../raffle-draw/drawNumber.ts';
import { MINI_GAME_PARTS, type Play } from './mini-games.ts';

/** Version of the prize list and of the draw. */
export const MINI_GAME_FORMAT = 'foyer-mini-game/1';

/** A prize of a draw: its chance, and what it is as text. */
export interface DrawnPrize {
  readonly id: string;
  readonly parts: number;
  /** Such as `points:20`, `offer:shop-bonus-5` or `none`. */
  readonly reward: string;
}

/** The canonical list of the prizes of a game; its SHA-256 is the `terms` of a play. */
export function prizeList(gameId: string, prizes: readonly DrawnPrize[]): string {
  return [MINI_GAME_FORMAT, gameId, ...prizes.map(({ id, parts, reward }) => `${id} ${parts} ${reward}`)]
    .map((line) => `${line}\n`)
    .join('');
}

/** SHA-256 of a prize list. */
export async function termsOf(list: string): Promise<string> {
  return sha256Hex(list);
}

/** The commitment to a seed: SHA-256 of its bytes. */
export async function commitmentOf(seed: string): Promise<string> {
  return sha256Hex(fromHex(seed));
}

/**
 * The number of a play, below `MINI_GAME_PARTS`: HMAC-SHA256 with rejection sampling.
 * @param seed - 32 bytes in hexadecimal digits
 * @param key - key of the request, which the browser makes after it has seen the commitment
 */
export async function playNumber(seed: string, terms: string, key: string): Promise<number> {
  const bytes = fromHex(seed);
  const number = await drawNumber(BigInt(MINI_GAME_PARTS), (attempt) =>
    hmacSha256(bytes, `${terms}:${key}:${attempt}`),
  );
  return Number(number);
}

/** The prize at a number: prizes have consecutive numbers in the order of the list. */
export function prizeAt<Prize extends { readonly parts: number }>(
  prizes: readonly Prize[],
  number: number,
): Prize {
  let before = 0;
  for (const prize of prizes) {
    before += prize.parts;
    if (number < before) return prize;
  }
  throw new RangeError(`The game has no prize at ${number}.`);
}

/** Reason to reject a play: the value that differs from the computed one. */
export type PlayFault = 'TERMS' | 'COMMITMENT' | 'NUMBER' | 'PRIZE';

/** Recomputes a play. @returns what differs; empty when the play is verified. */
export async function verifyPlay({
  id,
  prizeId,
  draw,
}: Pick<Play, 'id' | 'prizeId' | 'draw'>): Promise<readonly PlayFault[]> {
  const faults: PlayFault[] = [];
  if ((await termsOf(draw.prizes)) !== draw.terms) faults.push('TERMS');
  if ((await commitmentOf(draw.seed)) !== draw.commitment) faults.push('COMMITMENT');
  const number = await playNumber(draw.seed, draw.terms, id);
  if (number !== draw.number) faults.push('NUMBER');
  const prizes = draw.prizes
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.split(' '))
    .map(([prize = '', parts = '0']) => ({ id: prize, parts: Number(parts) }));
  const total = prizes.reduce((sum, { parts }) => sum + parts, 0);
  if (total !== MINI_GAME_PARTS || prizeAt(prizes, number).id !== prizeId) faults.push('PRIZE');
  return faults;
}
