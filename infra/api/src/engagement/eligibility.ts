import type { EngagementBlock } from '@foyer/kernel/engagement';
import type { PlayerRow } from '../players/playerRow.ts';

type EngagementPlayer = Pick<PlayerRow, 'status' | 'kyc_status' | 'engagement_blocked' | 'play_blocks'>;

/** Settings of the brand that enable gamification. */
export interface EngagementSettings {
  readonly enabled: boolean;
  readonly clientId?: string | null | undefined;
}

/**
 * Reasons for which gamification is closed to a player, most severe first; empty while it is open
 * (requirements/states#gamification). Whether the player takes part is known to the engagement service only.
 */
export function engagementBlocks(
  player: EngagementPlayer,
  { enabled, clientId }: EngagementSettings,
): readonly EngagementBlock[] {
  const blocks: readonly (EngagementBlock | false)[] = [
    player.status === 'Closed' && 'ACCOUNT_CLOSED',
    player.play_blocks.includes('SELF_EXCLUDED') && 'SELF_EXCLUDED',
    player.play_blocks.includes('TIMED_OUT') && 'TIMED_OUT',
    player.play_blocks.includes('SOURCE_OF_WEALTH_EXPIRED') && 'SOURCE_OF_WEALTH_EXPIRED',
    player.kyc_status === 'Required' && 'KYC_REQUIRED',
    player.engagement_blocked && 'BLOCKED_AT_PROVIDER',
    (clientId ?? null) === null && 'CLIENT_ID_MISSING',
    !enabled && 'FEATURE_OFF',
  ];
  return blocks.filter((block) => block !== false);
}
