import type { DropType } from '@foyer/kernel/raffle-draw';
import type { Bus, Log, Pool } from '@foyer/runtime';
import { DROP_NAMES } from './raffleModel.ts';
import type { RaffleOperator } from './raffleOperator.ts';

/** Published after a raffle prize was paid. */
export const RAFFLE_WON = 'jackpot.raffle-won';

export interface RaffleWon {
  readonly prizeId: string;
  readonly dropId: string;
  readonly playerId: string;
  readonly brand: string;
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly currency: string;
}

interface DueRow {
  readonly id: string;
  readonly drop_id: string;
  readonly type: DropType;
  readonly brand: string;
  /** Prizes exist only after the draw. */
  readonly drawn_at: Date | null;
  readonly player_id: string;
  readonly amount: number;
  readonly currency: string;
}

const BATCH = 100;

/** Pays due prizes, each under its own key: after a lost response it is sent again and paid once. */
export async function payPrizes({
  pool,
  bus,
  log,
  operator,
}: {
  readonly pool: Pool;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Pick<Log, 'error'>;
  readonly operator: Pick<RaffleOperator, 'payPrize'>;
}): Promise<void> {
  const { rows } = await pool.query<DueRow>(
    `select p.id, p.drop_id, d.type, d.brand, d.drawn_at, p.player_id, p.amount, p.currency
     from jackpot.raffle_prize p join jackpot.raffle_drop d on d.id = p.drop_id
     where p.paid_at is null order by d.drawn_at, p.place limit $1`,
    [BATCH],
  );
  for (const row of rows) {
    if (row.drawn_at === null) throw new Error(`Raffle ${row.drop_id} has a prize without a draw.`);
    const refusal = await operator.payPrize({
      brand: row.brand,
      playerId: row.player_id,
      key: row.id,
      amountMinor: row.amount,
      currency: row.currency,
      drop: { id: row.drop_id, name: DROP_NAMES[row.type], at: row.drawn_at.toISOString() },
    });
    if (refusal !== undefined) {
      log.error('raffle prize payment failed', { prizeId: row.id, code: refusal });
      continue;
    }
    const { rowCount } = await pool.query(
      'update jackpot.raffle_prize set paid_at = now() where id = $1 and paid_at is null',
      [row.id],
    );
    if (rowCount === 0) continue;
    const won: RaffleWon = {
      prizeId: row.id,
      dropId: row.drop_id,
      playerId: row.player_id,
      brand: row.brand,
      amountMinor: row.amount,
      currency: row.currency,
    };
    await bus.publish(RAFFLE_WON, won);
  }
}

/** Prizes per message; the next ones follow when these are confirmed and the socket connects again. */
const MAX_UNSEEN = 10;

/** Paid prizes of the player that no page has acknowledged, oldest first. */
export async function readUnseenPrizes(
  pool: Pool,
  { playerId, brand }: { readonly playerId: string; readonly brand: string },
): Promise<readonly RaffleWon[]> {
  const { rows } = await pool.query<RaffleWon>(
    `select p.id as "prizeId", p.drop_id as "dropId", p.player_id as "playerId", d.brand, p.amount as "amountMinor", p.currency
     from jackpot.raffle_prize p join jackpot.raffle_drop d on d.id = p.drop_id
     where p.player_id = $1 and d.brand = $2 and p.paid_at is not null and p.seen_at is null order by p.paid_at, p.id limit $3`,
    [playerId, brand, MAX_UNSEEN],
  );
  return rows;
}

/** Stores that a page has shown the prize; without effect for a prize of another player. */
export async function markPrizeSeen(
  pool: Pool,
  { playerId, brand }: { readonly playerId: string; readonly brand: string },
  prizeId: string,
): Promise<void> {
  await pool.query(
    `update jackpot.raffle_prize p set seen_at = now() from jackpot.raffle_drop d
     where p.id = $1 and p.player_id = $2 and d.id = p.drop_id and d.brand = $3 and p.seen_at is null`,
    [prizeId, playerId, brand],
  );
}
