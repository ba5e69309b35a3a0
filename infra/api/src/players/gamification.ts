import type { PlayerRow } from './playerRow.ts';

type GamificationState = Pick<PlayerRow, 'status' | 'kyc_status' | 'engagement_blocked' | 'play_blocks'>;

/**
 * True while missions, tournaments and the loyalty program are open to the player (requirements/states#gamification).
 * The client id of the provider is checked where its service is called.
 */
export function isGamificationEnabled(
  player: GamificationState,
  settings: { readonly enabled: boolean },
): boolean {
  return (
    settings.enabled &&
    player.status !== 'Closed' &&
    player.kyc_status !== 'Required' &&
    !player.engagement_blocked &&
    !player.play_blocks.includes('SELF_EXCLUDED') &&
    !player.play_blocks.includes('SOURCE_OF_WEALTH_EXPIRED')
  );
}
