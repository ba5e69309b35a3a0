import { startJob, type Job } from '@foyer/runtime';
import type { EngagementParts } from '../deps.ts';
import { applyFact } from '../facts/factStore.ts';
import { changeSold } from './shopStore.ts';

const EVERY_MS = 5_000;
const BATCH = 50;

type Parts = Pick<EngagementParts, 'pool' | 'bus' | 'clock' | 'log' | 'ruleSets'>;

interface FailedRow {
  readonly id: string;
  readonly brand: string;
  readonly player_id: string;
  readonly item_id: string;
  readonly name: string;
  readonly points: number;
}

/** Returns the points of purchases whose reward the operator permanently refused. */
export function startRefundJob(parts: Parts): Job<number> {
  return startJob({
    name: 'rewards shop refunds',
    everyMs: EVERY_MS,
    log: parts.log,
    hasMore: (refunded) => refunded === BATCH,
    run: () => refundFailed(parts),
  });
}

/** Refunds each failed purchase once and returns the item to the stock. @returns how many were refunded. */
export async function refundFailed(parts: Parts): Promise<number> {
  const { rows } = await parts.pool.query<FailedRow>(
    `select p.id, p.brand, p.player_id, p.item_id, p.name, p.points from engagement.shop_purchase p
     join engagement.reward_grant g on g.key = p.grant_key
     where p.refunded_at is null and g.refused_code is not null order by p.at limit $1`,
    [BATCH],
  );
  let refunded = 0;
  for (const row of rows) if (await refund(parts, row)) refunded += 1;
  return refunded;
}

async function refund(parts: Parts, row: FailedRow): Promise<boolean> {
  const { brand, player_id: playerId, id: purchaseId, name, points } = row;
  const rules = parts.ruleSets.current(brand);
  if (!rules) return false;
  const at = parts.clock();
  const { fact } = await applyFact(parts, { brand, playerId }, rules, async (_state, client) => {
    const { rowCount } = await client.query(
      'update engagement.shop_purchase set refunded_at = $4 where brand = $1 and player_id = $2 and id = $3 and refunded_at is null',
      [brand, playerId, purchaseId, new Date(at)],
    );
    if (rowCount === 0) return undefined;
    await changeSold(client, brand, row.item_id, -1);
    return {
      kind: 'shop-refund',
      payload: { purchaseId, name, points },
      id: ['shop-refund', brand, playerId, purchaseId].join(':'),
      brand,
      playerId,
      at,
      counts: true,
      caps: [],
      blocks: [],
    };
  });
  return fact !== undefined;
}
