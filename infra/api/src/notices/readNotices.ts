import { resolveMarket } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';
import { orderNotices, readMoneyBlocks, viewNotices, type CurrentNotice } from '../players/accountNotices.ts';
import { readPopUpStates, viewCampaigns } from '../players/noticeCampaigns.ts';
import { readFunding, readMaintenance } from '../players/playerExtras.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ApiContext } from '../server/graphql/context.ts';

export interface NoticeDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

type NoticeContext = Pick<ApiContext, 'brand' | 'content' | 'locale'>;

/** The notices that apply to the player now, in their order (requirements/screens#account-notices). */
export async function readCurrentNotices(
  { pool, clock }: NoticeDeps,
  player: PlayerRow,
  { brand, content, locale }: NoticeContext,
): Promise<readonly CurrentNotice[]> {
  const now = clock();
  const [funding, maintenanceUntil, popUps, blocks] = await Promise.all([
    readFunding(pool, player.id),
    readMaintenance(pool, player.brand, now),
    readPopUpStates(pool, player.id),
    readMoneyBlocks(pool, player, now),
  ]);
  const uploads = funding
    .filter((row) => row.is_requested)
    .map((row) => ({ type: row.type, comment: row.requested_comment }));
  const hasJackpotNotification = resolveMarket({ brand: brand.id }).has('ibJackpotNotification');
  return orderNotices([
    ...viewNotices({ player, blocks, uploads, maintenanceUntil, now }),
    ...viewCampaigns(player, popUps, { content, locale, hasJackpotNotification, now }),
  ]);
}

/**
 * Identifies one appearance of a notice. It is another appearance when the notice applies again with another
 * start (or end, if it has no start), or blocks something else, because its text then differs.
 */
export function appearanceOf({ id, popUpId, since, until, blocks }: CurrentNotice): string {
  return [id, popUpId ?? '', since ?? until ?? '', blocks.join()].join('|');
}
