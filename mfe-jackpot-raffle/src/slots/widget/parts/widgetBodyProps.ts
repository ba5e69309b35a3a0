import type { Money } from '@foyer/money';
import type { Pace } from '../../../features/costs/jackpotCosts.ts';
import type { FollowedJackpot } from '../../../features/jackpot-feed/useJackpot.ts';
import type { WidgetSettings } from '../widgetSettings.ts';

export interface WidgetBodyProps {
  /** False on a page that has the toggle in its own settings. */
  readonly hasToggle: boolean;
  readonly settings: WidgetSettings;
  readonly followed: FollowedJackpot;
  readonly pace: Pace;
  /** Stake of the examples until the player has bet. */
  readonly stake: Money | undefined;
}
