import type { MiniGame, Play } from '@foyer/kernel/mini-games';
import { Icon } from '@foyer/ui';
import { RewardArt } from '../../../../components/reward-art/RewardArt.tsx';
import * as css from './Stage.css.ts';
import { tintOf } from './tints.ts';
import { segmentPath, segmentsOf, turnTo } from './wheelGeometry.ts';

interface StageProps {
  readonly game: MiniGame;
  /** The confirmed play; undefined before. */
  readonly play: Play | undefined;
  readonly isCalm: boolean;
  /** Place of the chosen box, from 0. */
  readonly box: number;
}

const RADIUS = 96;
export const BOXES = 3;

/** Picture of a game before and after the draw. Decorative: the result is written below it. */
export function Stage(props: StageProps) {
  const { game } = props;
  if (game.kind === 'wheel') return <Wheel {...props} />;
  return game.kind === 'scratch' ? <Card {...props} /> : <Boxes {...props} />;
}

function Wheel({ game, play, isCalm }: StageProps) {
  const segments = segmentsOf(game.prizes);
  const won = segments[game.prizes.findIndex(({ id }) => id === play?.prizeId)];
  return (
    <svg className={css.wheel} viewBox="-110 -118 220 228" aria-hidden="true" focusable="false">
      <circle className={css.rim} r={RADIUS + 8} />
      <g
        className={isCalm ? css.still : css.turning}
        style={{ transform: `rotate(${won ? turnTo(won) : 0}deg)` }}
      >
        {segments.map((segment, place) => (
          <path
            key={game.prizes[place]?.id}
            className={css.segment}
            d={segmentPath(segment, RADIUS)}
            style={{ fill: tintOf(place, segments.length) }}
          />
        ))}
      </g>
      <circle className={css.rim} r="16" />
      <path className={css.pointer} d="M-11-117H11L0-92Z" />
    </svg>
  );
}

function Card({ play, isCalm }: StageProps) {
  return (
    <div className={css.card} aria-hidden="true">
      <span className={css.cardPrize}>{play && <PrizeArt reward={play.reward} />}</span>
      <span className={isCalm ? css.cover : css.fadingCover} style={{ opacity: play ? 0 : 1 }} />
    </div>
  );
}

const ART = {
  MoneyDrop: 'MoneyDropReward',
  BonusMoneyDrop: 'BonusMoneyDropReward',
  FreeSpin: 'FreeSpinReward',
} as const;

function PrizeArt({ reward }: Pick<Play, 'reward'>) {
  if (reward.kind === 'none') return <Icon name="close" />;
  return <RewardArt kind={reward.kind === 'points' ? 'MoneyDropReward' : ART[reward.rewardType]} />;
}

function Boxes({ play, box }: StageProps) {
  return (
    <div className={css.boxes} aria-hidden="true">
      {Array.from({ length: BOXES }, (_, place) => (
        <span key={place} className={place === box ? css.chosenBox : css.box}>
          {/* what the other boxes contain is never shown: there is nothing to have missed */}
          {place === box && play ? <PrizeArt reward={play.reward} /> : <Icon name="gift" />}
        </span>
      ))}
    </div>
  );
}
