import type { FeedSilks } from '@foyer/kernel/sports-contests';
import * as css from './Silks.css.ts';

/** The colours of a jockey. Decoration: the number and the name identify the runner. */
export function Silks({ silks: { body, trim, pattern } }: { readonly silks: FeedSilks }) {
  return (
    <span aria-hidden="true" className={`${css.bodies[body]} ${css.trims[trim]} ${css.patterns[pattern]}`} />
  );
}
