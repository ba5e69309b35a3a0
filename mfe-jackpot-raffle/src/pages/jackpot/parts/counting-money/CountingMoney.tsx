import { useMoney } from '@foyer/i18n';
import { money } from '@foyer/money';
import { classes } from './classes.ts';
import * as css from './CountingMoney.css.ts';
import { useCount } from './useCount.ts';

export interface CountingMoneyProps {
  readonly minor: number;
  readonly currency: string;
  readonly size: keyof typeof css.sizes;
  /** It may be old: nobody is telling at the moment. */
  readonly isStale: boolean;
}

/** An amount that grows in front of the player. Never announced: it changes every second, and whoever wants to hear it goes there (requirements/experience#accessibility). */
export function CountingMoney({ minor, currency, size, isStale }: CountingMoneyProps) {
  const write = useMoney();
  const { shown, isMoving } = useCount(minor);
  return (
    <span className={classes(css.sizes[size], isMoving && css.moving, isStale && css.stale)}>
      {write(money(shown, currency))}
    </span>
  );
}
