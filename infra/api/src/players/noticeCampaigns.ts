import type { NoticeCampaign } from '@foyer/market/content';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { LiveContent } from '../content/liveContent.ts';
import type { CurrentNotice } from './accountNotices.ts';
import type { PlayerRow } from './playerRow.ts';

export interface CampaignRules {
  readonly content: Pick<LiveContent, 'sections' | 'textOf'>;
  readonly locale: string;
  /** The licence's feature `ibJackpotNotification` (requirements/access#features-by-licence). */
  readonly hasJackpotNotification: boolean;
  readonly now: number;
}

/** Pop-ups of a player by id; true for a dismissed one. */
export type PopUpStates = ReadonlyMap<string, boolean>;

/** Promotions are not shown to players who must not be promoted to (requirements/regulation#baseline). */
const PROMOTIONS: ReadonlySet<NoticeCampaign['notice']> = new Set([
  'NovemberCampaign',
  'InstantBankingJackpot',
]);

export async function readPopUpStates(pool: Pool, playerId: string): Promise<PopUpStates> {
  const { rows } = await pool.query<{ id: string; is_seen: boolean }>(
    'select id, seen_at is not null as is_seen from api.customer_pop_up where player_id = $1',
    [playerId],
  );
  return new Map(rows.map(({ id, is_seen: isSeen }) => [id, isSeen]));
}

/** Published campaigns in force for a player that the player has not dismissed, the newest first. */
export function viewCampaigns(
  player: PlayerRow,
  popUps: PopUpStates,
  { content, locale, hasJackpotNotification, now }: CampaignRules,
): CurrentNotice[] {
  const isPromotable =
    player.status !== 'Closed' &&
    !player.is_suppressed &&
    !player.play_blocks.includes('SELF_EXCLUDED') &&
    !player.play_blocks.includes('TIMED_OUT');
  return content.sections.notices
    .filter(({ countries }) => countries === null || countries.includes(player.country))
    .filter(
      ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && (endsAt === null || Date.parse(endsAt) > now),
    )
    .filter(({ id, audience }) => popUps.get(id) !== true && (audience === 'all' || popUps.has(id)))
    .filter(({ notice }) => isPromotable || !PROMOTIONS.has(notice))
    .filter(({ notice }) => notice !== 'InstantBankingJackpot' || hasJackpotNotification)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? 1 : -1))
    .flatMap(({ id, notice, title, text, path, startsAt, endsAt }) => {
      const shown = textOf(title);
      // a key without a text in any language
      if (notice === 'Content' && shown === null) return [];
      return {
        id: notice,
        // the notice about the end of a market cannot be dismissed
        popUpId: notice === 'GermanyCloseDown' ? null : id,
        title: shown,
        text: textOf(text),
        path,
        since: new Date(startsAt).toISOString(),
        until: endsAt === null ? null : new Date(endsAt).toISOString(),
        blocksPlay: false,
        blocks: [],
      };
    });

  function textOf(key: string | null): string | null {
    return key === null ? null : (content.textOf(key, locale) ?? null);
  }
}

/**
 * Records that the player has dismissed a pop-up; idempotent. Pop-ups of other players and unknown ids
 * change nothing.
 */
export async function dismissPopUp(
  pool: Pick<Pool | PoolClient, 'query'>,
  campaigns: readonly NoticeCampaign[],
  playerId: string,
  id: string,
  now: number,
): Promise<void> {
  const isForAll = campaigns.some(
    (one) => one.id === id && one.audience === 'all' && one.notice !== 'GermanyCloseDown',
  );
  if (isForAll)
    await pool.query(
      `insert into api.customer_pop_up (player_id, id, added_at, seen_at) values ($1, $2, $3, $3)
       on conflict (player_id, id) do nothing`,
      [playerId, id, new Date(now)],
    );
  await pool.query(
    'update api.customer_pop_up set seen_at = coalesce(seen_at, $3) where player_id = $1 and id = $2',
    [playerId, id, new Date(now)],
  );
}
