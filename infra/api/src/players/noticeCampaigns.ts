import type * as Types from '@foyer/graphql/main';
import { FALLBACK_LOCALE } from '@foyer/links';
import type { Pool } from '@foyer/runtime';
import type { PlayerRow } from './playerRow.ts';

/** A campaign that is in force for a player and that the player has not dismissed. */
export interface NoticeCampaign {
  readonly id: string;
  readonly notice: 'GermanyCloseDown' | 'NovemberCampaign' | 'Content' | 'InstantBankingJackpot';
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text?: string }>> | null;
  readonly path: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

export interface CampaignRules {
  readonly locale: string;
  /** The licence's feature `ibJackpotNotification` (requirements/access#features-by-licence). */
  readonly hasJackpotNotification: boolean;
}

/** Promotions are not shown to players who must not be promoted to (requirements/regulation#baseline). */
const PROMOTIONS: ReadonlySet<NoticeCampaign['notice']> = new Set([
  'NovemberCampaign',
  'InstantBankingJackpot',
]);

/** Campaigns in force for a player, the newest first. */
export async function readCampaigns(
  pool: Pool,
  player: PlayerRow,
  now: number,
): Promise<readonly NoticeCampaign[]> {
  const { rows } = await pool.query<NoticeCampaign>(
    `select c.id, c.notice, c.texts, c.path, c.starts_at, c.ends_at from api.notice_campaign c
       left join api.customer_pop_up p on p.player_id = $1 and p.id = c.id
     where (c.brand is null or c.brand = $2) and (c.countries is null or $3 = any(c.countries))
       and c.starts_at <= $4 and (c.ends_at is null or c.ends_at > $4)
       and p.seen_at is null and (c.audience = 'all' or p.id is not null)
     order by c.starts_at desc, c.id`,
    [player.id, player.brand, player.country, new Date(now)],
  );
  return rows;
}

export function viewCampaigns(
  campaigns: readonly NoticeCampaign[],
  player: PlayerRow,
  { locale, hasJackpotNotification }: CampaignRules,
): Types.AccountNotice[] {
  const isPromotable =
    player.status !== 'Closed' &&
    !player.play_blocks.includes('SELF_EXCLUDED') &&
    !player.play_blocks.includes('TIMED_OUT');
  return campaigns
    .filter(({ notice }) => isPromotable || !PROMOTIONS.has(notice))
    .filter(({ notice }) => notice !== 'InstantBankingJackpot' || hasJackpotNotification)
    .map((campaign) => ({
      id: campaign.notice,
      // the end of a market is not dismissed
      popUpId: campaign.notice === 'GermanyCloseDown' ? null : campaign.id,
      title: null,
      text: null,
      path: campaign.path,
      since: campaign.starts_at.toISOString(),
      until: campaign.ends_at?.toISOString() ?? null,
      blocksPlay: false,
      ...(campaign.texts?.[locale] ?? campaign.texts?.[FALLBACK_LOCALE]),
    }));
}

/**
 * Records that the player has dismissed a pop-up; idempotent. Pop-ups of other players and unknown ids
 * change nothing.
 */
export async function dismissPopUp(pool: Pool, playerId: string, id: string, now: number): Promise<void> {
  await pool.query(
    `insert into api.customer_pop_up (player_id, id, added_at, seen_at)
     select $1, c.id, $3, $3 from api.notice_campaign c where c.id = $2 and c.notice <> 'GermanyCloseDown' and c.audience = 'all'
     on conflict (player_id, id) do nothing`,
    [playerId, id, new Date(now)],
  );
  await pool.query(
    'update api.customer_pop_up set seen_at = coalesce(seen_at, $3) where player_id = $1 and id = $2',
    [playerId, id, new Date(now)],
  );
}
