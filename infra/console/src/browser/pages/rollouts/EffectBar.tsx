import type { RolloutEffect } from '@foyer/kernel/rollout-answers';
import * as css from './EffectBar.css.ts';

interface EffectBarProps {
  readonly effect: RolloutEffect;
  /** The difference at each end of the bar. */
  readonly scale: number;
  /** The interval in words. */
  readonly label: string;
}

const WIDTH = 100;
const MIDDLE = WIDTH / 2;

/** The interval of a difference around zero; coloured when zero is outside. */
export function EffectBar({ effect: { isHarm, difference, low, high }, scale, label }: EffectBarProps) {
  const at = (value: number): number => MIDDLE + (scale === 0 ? 0 : (value / scale) * (MIDDLE - 2));
  const isWorse = isHarm ? low > 0 : high < 0;
  const isBetter = isHarm ? high < 0 : low > 0;
  const tone = isWorse ? 'worse' : isBetter ? 'better' : 'unclear';
  return (
    <span className={css.interval}>
      <svg className={css.bar} viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.zero} d={`M${MIDDLE} 0v16`} />
        <path className={css.lines[tone]} d={`M${at(low)} 8H${at(high)}`} />
        <path className={css.lines[tone]} d={`M${at(difference)} 3v10`} />
      </svg>
      <span className={css.text}>{label}</span>
    </span>
  );
}
