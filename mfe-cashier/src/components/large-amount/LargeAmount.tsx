import { vars } from '@foyer/theme';
import * as css from './LargeAmount.css.ts';

/** Share of the container's width per character, in cqi; fits the widest heading font. */
const FITTING_CQI = 130;

/**
 * The main amount of a screen: large, and scaled down instead of wrapped or cut off in a narrow container.
 */
export function LargeAmount({ amount }: { readonly amount: string }) {
  return (
    <span className={css.container}>
      <span
        className={css.sum}
        style={{ fontSize: `min(${vars.text.display}, ${FITTING_CQI / amount.length}cqi)` }}
      >
        {amount}
      </span>
    </span>
  );
}
