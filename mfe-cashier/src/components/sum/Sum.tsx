import { vars } from '@foyer/theme';
import * as css from './Sum.css.ts';

/** Of the place's width for each character, so that the widest of our headings' fonts fits. */
const FITTING_CQI = 130;

/** The one amount a screen is about, as it is written: large, and smaller rather than broken or cut off where the place is narrow. */
export function Sum({ amount }: { readonly amount: string }) {
  return (
    <span className={css.place}>
      <span
        className={css.sum}
        style={{ fontSize: `min(${vars.text.display}, ${FITTING_CQI / amount.length}cqi)` }}
      >
        {amount}
      </span>
    </span>
  );
}
