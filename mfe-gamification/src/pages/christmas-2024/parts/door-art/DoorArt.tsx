import type { DoorReward, DoorState } from '@foyer/kernel/calendar';
import { RewardArt } from '../../../../components/reward-art/RewardArt.tsx';
import * as css from './DoorArt.css.ts';
import { MOTIFS } from './motifs.ts';

interface DoorArtProps {
  readonly day: number;
  readonly state: DoorState;
  readonly reward: DoorReward | null;
}

/** A door that swings open to its content; decoration. */
export function DoorArt({ day, state, reward }: DoorArtProps) {
  return (
    <span className={css.frame} aria-hidden="true">
      <span className={css.inside}>
        {reward && <Content reward={reward} />}
        <span className={css.openNumber}>{day}</span>
      </span>
      <span className={css.leaves[state]}>
        <span className={css.faces[state === 'OPENED' ? 'away' : 'shown']}>
          <svg className={css.motif} viewBox="0 0 48 48" focusable="false">
            <path d={MOTIFS[day % MOTIFS.length]} />
          </svg>
          <span className={css.number}>{day}</span>
        </span>
        <span className={css.handle} />
      </span>
    </span>
  );
}

function Content({ reward }: { readonly reward: DoorReward }) {
  if (reward.kind === 'reward')
    return (
      <span className={css.art}>
        <RewardArt kind={reward.rewardType === 'MoneyDrop' ? 'MoneyDropReward' : 'BonusMoneyDropReward'} />
      </span>
    );
  return (
    <svg className={css.picture} viewBox="0 0 48 48" focusable="false">
      <path d={reward.kind === 'points' ? POINTS : GREETING} />
    </svg>
  );
}

const POINTS = 'M24 4 30 17 44 18.5 33.5 28 36.5 42 24 35 11.5 42 14.5 28 4 18.5 18 17z';
const GREETING = 'M24 41C14 33 6 26.5 6 18a9.5 9.5 0 0 1 18-4.5A9.5 9.5 0 0 1 42 18c0 8.5-8 15-18 23z';
