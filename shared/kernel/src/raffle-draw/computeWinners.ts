import { fromHex, hmacSha256 } from './digests.ts';
import { drawNumber } from './drawNumber.ts';
import type { DrawEntry, DrawWinner } from './raffleDraw.ts';

/**
 * Computes the winners of a drop from its revealed seed: HMAC-SHA256 with rejection sampling
 * (shared/docs/raffle-draws.md). An entry that has won takes no part in the draw of the next prizes.
 * @param seed - 32 bytes in hexadecimal digits
 * @returns the winners in the order of the prizes; fewer than prizes when there are fewer entries
 */
export async function computeWinners(
  seed: string,
  listHash: string,
  entries: readonly DrawEntry[],
  prizeCount: number,
): Promise<readonly DrawWinner[]> {
  const key = fromHex(seed);
  const winners: DrawWinner[] = [];
  let left = numbered(entries);
  for (let prize = 0; prize < prizeCount && left.length > 0; prize += 1) {
    const total = left.reduce((sum, { tickets }) => sum + BigInt(tickets), 0n);
    const number = await drawNumber(total, (attempt) => hmacSha256(key, `${listHash}:${prize}:${attempt}`));
    const { entry, ticket } = ticketAt(left, Number(number));
    winners.push({ prize, ticket, entry });
    left = left.filter((other) => other.entry !== entry);
  }
  return winners;
}

interface NumberedEntry extends DrawEntry {
  /** Number of the entry's first ticket: tickets are numbered from 0 in the order of the list. */
  readonly first: number;
}

function numbered(entries: readonly DrawEntry[]): readonly NumberedEntry[] {
  let first = 0;
  return entries.map((entry) => {
    const own = { ...entry, first };
    first += entry.tickets;
    return own;
  });
}

/** The ticket at a position among the tickets of these entries, as its number in the whole list. */
function ticketAt(entries: readonly NumberedEntry[], position: number): Omit<DrawWinner, 'prize'> {
  let before = 0;
  for (const { entry, tickets, first } of entries) {
    if (position < before + tickets) return { entry, ticket: first + position - before };
    before += tickets;
  }
  throw new RangeError(`The list has no ticket at position ${position}.`);
}
