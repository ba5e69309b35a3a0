import * as v from 'valibot';
import { computeWinners } from './computeWinners.ts';
import { fromHex, sha256Hex } from './digests.ts';
import { raffleDrawSchema, ticketList, type DrawWinner, type RaffleDraw } from './raffleDraw.ts';

/**
 * Reason to reject a record. `NOT_A_DRAW`: it does not match the format. `NOT_DRAWN`: the seed is not
 * revealed yet. `LIST_ORDER`: entries are not unique and ascending. The others name the value that differs;
 * `EARLIER_COPY`: the record contradicts a copy saved before the draw.
 */
export type DrawFault =
  | 'NOT_A_DRAW'
  | 'NOT_DRAWN'
  | 'SEED_HASH'
  | 'LIST_ORDER'
  | 'LIST_HASH'
  | 'WINNERS'
  | 'EARLIER_COPY';

export interface DrawReport {
  readonly draw: RaffleDraw | undefined;
  /** Empty when the draw is verified. */
  readonly faults: readonly DrawFault[];
}

/**
 * Recomputes a draw from its public record (shared/docs/raffle-draws.md).
 * @param earlier - a copy of the same record, saved while the drop was open or closed
 */
export async function verifyDraw(record: unknown, earlier?: unknown): Promise<DrawReport> {
  const read = v.safeParse(raffleDrawSchema, record);
  if (!read.success) return { draw: undefined, faults: ['NOT_A_DRAW'] };
  const draw = read.output;
  const { entries, seed, winners, list_hash: listHash } = draw;
  if (entries === null || seed === null || winners === null || listHash === null)
    return { draw, faults: ['NOT_DRAWN'] };
  const faults: DrawFault[] = [];
  if ((await sha256Hex(fromHex(seed))) !== draw.seed_hash) faults.push('SEED_HASH');
  if (!entries.every(({ entry }, index) => index === 0 || (entries[index - 1]?.entry ?? '') < entry))
    faults.push('LIST_ORDER');
  if ((await sha256Hex(ticketList(draw, entries))) !== listHash) faults.push('LIST_HASH');
  const computed = await computeWinners(seed, listHash, entries, draw.prizes.length);
  if (!isSameList(computed, winners)) faults.push('WINNERS');
  if (earlier !== undefined && !isSameDraw(draw, earlier)) faults.push('EARLIER_COPY');
  return { draw, faults };
}

function isSameList(computed: readonly DrawWinner[], published: readonly DrawWinner[]): boolean {
  return (
    computed.length === published.length &&
    computed.every(({ prize, ticket, entry }, index) => {
      const other = published[index];
      return other?.prize === prize && other.ticket === ticket && other.entry === entry;
    })
  );
}

function isSameDraw(draw: RaffleDraw, earlier: unknown): boolean {
  const read = v.safeParse(raffleDrawSchema, earlier);
  if (!read.success) return false;
  const { output: before } = read;
  return (
    before.id === draw.id &&
    before.seed_hash === draw.seed_hash &&
    before.starts_at === draw.starts_at &&
    before.ends_at === draw.ends_at &&
    before.prizes.join() === draw.prizes.join() &&
    (before.list_hash ?? draw.list_hash) === draw.list_hash
  );
}
