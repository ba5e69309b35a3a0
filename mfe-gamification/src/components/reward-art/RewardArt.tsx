import type { RewardType } from '@foyer/graphql/main';
import * as css from './RewardArt.css.ts';

interface RewardArtProps {
  readonly kind: NonNullable<RewardType['__typename']>;
}

const STAR = 'M0-13 3.8-4.6 13-3.6 6.1 2.6 8.1 11.7 0 7-8.1 11.7-6.1 2.6-13-3.6-3.8-4.6z';
/** Width, height and thickness of a lying coin. */
const LYING = { rx: 30, ry: 10, depth: 9 } as const;
const STACK = [96, 82, 68] as const;

/** Picture of a reward in the brand's colours: coins for money, a gem for a bonus. */
export function RewardArt({ kind }: RewardArtProps) {
  return (
    <svg className={css.art} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {kind === 'BonusMoneyDropReward' ? <Gem /> : <Coins />}
    </svg>
  );
}

function Coins() {
  return (
    <>
      {STACK.map((top) => (
        <g key={top} transform={`translate(78 ${top})`}>
          <path className={css.coinEdge} d={`M-30 0v${LYING.depth}a30 10 0 0 0 60 0V0z`} />
          <ellipse className={css.coinFace} rx={LYING.rx} ry={LYING.ry} />
          <ellipse className={css.coinRing} rx={LYING.rx - 8} ry={LYING.ry - 3} />
        </g>
      ))}
      <g transform="translate(44 50) rotate(-14)">
        <circle className={css.coinEdge} cx="4" cy="3" r="33" />
        <circle className={css.coinFace} r="33" />
        <circle className={css.coinRing} r="25" />
        <path className={css.coinMark} d={STAR} transform="scale(1.15)" />
        <path className={css.coinLight} d="M-22.5-18.5a29 29 0 0 1 14-9.2" />
      </g>
    </>
  );
}

function Gem() {
  return (
    <>
      <g transform="translate(62 60)">
        <path className={css.gemFace} d="M0-48 42-24 42 24 0 48-42 24-42-24z" />
        <path className={css.gemLight} d="M0-48-42-24 0-18 20-30z" />
        <path className={css.gemSide} d="M42-24 42 24 18 10 20-30 0-48z" />
        <path className={css.gemDeep} d="M42 24 0 48-42 24-18 12 18 10z" />
        <path className={css.gemLight} d="M0-22 19-11 19 11 0 22-19 11-19-11z" />
        <path className={css.gemFace} d="M0-22 19-11 0-3-19-11z" />
        <path className={css.gemSide} d="M0-3 19-11 19 11 0 22z" />
      </g>
      <path className={css.spark} d="M100 14 103 23 112 26 103 29 100 38 97 29 88 26 97 23z" />
      <path className={css.spark} d="M18 88 20 94 26 96 20 98 18 104 16 98 10 96 16 94z" />
    </>
  );
}
