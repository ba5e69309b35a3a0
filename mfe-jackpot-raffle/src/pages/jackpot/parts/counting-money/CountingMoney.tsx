import { useMoney } from '@foyer/i18n';
import { money } from '@foyer/money';
import { classes } from './classes.ts';
import * as css from './CountingMoney.css.ts';
import { useCount } from './useCount.ts';

export interface CountingMoneyProps {
  readonly minor: number;
  readonly currency: string;
  readonly size: keyof typeof css.sizes;
  /** True if the amount may be outdated because the feed is disconnected. */
  readonly isStale: boolean;
}

/**
 * An amount that counts up. Not a live region, because it changes every second; screen reader users can
 * navigate to it (requirements/experience#accessibility).
 */
export function CountingMoney({ minor, currency, size, isStale }: CountingMoneyProps) {
  const write = useMoney();
  const { shown, isMoving } = useCount(minor);
  return (
    <span className={classes(css.sizes[size], isMoving && css.moving, isStale && css.stale)}>
      {write(money(shown, currency))}
    </span>
  );
}
