import type { Bus, Log, Pool } from '@foyer/runtime';
import type { Operator } from '../operator/operatorCalls.ts';
import type { PotId } from './potModel.ts';

/** Published after a payment from a pot was made. */
export const WON = 'jackpot.won';

export interface Won {
  readonly paymentId: string;
  readonly instanceId: string;
  readonly potId: PotId;
  readonly playerId: string;
  readonly brand: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Number of players who share the pot. */
  readonly winners: number;
}

interface DueRow {
  readonly id: string;
  readonly pot_id: PotId;
  readonly player_id: string;
  readonly brand: string;
  readonly amount: number;
  readonly currency: string;
  readonly winners: number;
}

const BATCH = 100;

/**
 * Pays outstanding payments, each with its own idempotency key: a payment whose response was lost is sent
 * again and made once.
 */
export async function payOutstanding({
  pool,
  bus,
  log,
  operator,
  instanceId,
}: {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly operator: Operator;
  readonly instanceId: string;
}): Promise<void> {
  const { rows } = await pool.query<DueRow>(
    `select p.id, w.pot_id, p.player_id, p.brand, p.amount, p.currency, (select count(*) from jackpot.payment o where o.win_id = w.id) as winners
     from jackpot.payment p join jackpot.win w on w.id = p.win_id where p.paid_at is null and w.instance_id = $1 order by w.at, p.id limit $2`,
    [instanceId, BATCH],
  );
  for (const row of rows) {
    const refusal = await operator.pay({
      brand: row.brand,
      playerId: row.player_id,
      key: row.id,
      amountMinor: row.amount,
      currency: row.currency,
    });
    if (refusal !== undefined) {
      log.error('jackpot payment failed', { paymentId: row.id, code: refusal });
      continue;
    }
    const { rowCount } = await pool.query(
      'update jackpot.payment set paid_at = now() where id = $1 and paid_at is null',
      [row.id],
    );
    if (rowCount === 0) continue;
    const won: Won = {
      paymentId: row.id,
      instanceId,
      potId: row.pot_id,
      playerId: row.player_id,
      brand: row.brand,
      amountMinor: row.amount,
      currency: row.currency,
      winners: row.winners,
    };
    await bus.publish(WON, won);
  }
}
