import { useText } from '@foyer/i18n';
import { VisuallyHidden } from '@foyer/ui';
import { useOdds } from '../odds/useOdds.ts';
import * as css from './BoostedOdds.css.ts';
import { messages } from './BoostedOdds.messages.ts';

/** The regular price, struck through, and the boosted one; in words for screen readers. */
export function BoostedPrice({
  price,
  regular,
}: {
  readonly price: number;
  readonly regular: number | undefined;
}) {
  const text = useText();
  const { write } = useOdds();
  return (
    <span className={css.prices}>
      <VisuallyHidden>
        {regular === undefined
          ? text(messages.priceAlone, { price: write(price) })
          : text(messages.price, { price: write(price), regular: write(regular) })}
      </VisuallyHidden>
      {regular !== undefined && (
        <s className={css.regular} aria-hidden="true">
          {write(regular)}
        </s>
      )}
      <span className={css.boosted} aria-hidden="true">
        {write(price)}
      </span>
    </span>
  );
}
