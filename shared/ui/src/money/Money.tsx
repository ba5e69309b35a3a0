import { useMoney } from '@foyer/i18n';
import type { Money as Amount } from '@foyer/money';
import { classes } from '../classes.ts';
import * as css from './Money.css.ts';

export interface MoneyProps {
  readonly amount: Amount;
  readonly size?: keyof typeof css.sizes;
  /** `signed` adds a plus sign to gains, so that colour is not the only indication. */
  readonly tone?: 'plain' | 'muted' | 'signed';
  readonly strong?: boolean;
}

/** An amount with tabular figures. */
export function Money({ amount, size = 'inherit', tone = 'plain', strong = false }: MoneyProps) {
  const write = useMoney();
  const isGain = tone === 'signed' && amount.minor > 0;
  const color = tone === 'signed' ? (isGain ? 'gain' : 'loss') : tone;
  return (
    <span
      className={classes(css.sizes[size], css.tones[color], strong && css.strong)}
    >{`${isGain ? '+' : ''}${write(amount)}`}</span>
  );
}
