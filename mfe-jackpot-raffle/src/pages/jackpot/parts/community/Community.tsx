import type { JackpotState } from '@foyer/contract';
import { Component as JackpotWidget } from '../../../../slots/widget/JackpotWidget.tsx';
import * as css from '../../JackpotPage.css.ts';
import { JackpotLeaderboard } from '../leaderboard/JackpotLeaderboard.tsx';

export interface CommunityProps {
  readonly instanceId: string;
  readonly currency: string;
  readonly state: JackpotState | undefined;
}

/** Leaderboard and widget of the community jackpot (requirements/screens#jackpot). */
export function Community({ instanceId, currency, state }: CommunityProps) {
  return (
    <div className={css.columns}>
      <JackpotLeaderboard
        instanceId={instanceId}
        currency={currency}
        canShowMore={state?.optIn.status === 'true'}
      />
      <JackpotWidget placement="leaderboard" stake={undefined} />
    </div>
  );
}
