import { useText } from '@foyer/i18n';
import type { FeedMarket, FeedOutcome } from '@foyer/kernel/sports-feed';
import { useServices } from '@foyer/platform';
import { Icon, VisuallyHidden } from '@foyer/ui';
import { useOdds } from '../odds/useOdds.ts';
import type { Move } from '../sports-feed/moves.ts';
import * as css from './PriceButton.css.ts';
import { messages } from './PriceButton.messages.ts';

export interface PriceButtonProps {
  readonly label: string;
  /** Name of the outcome for screen readers, when the label does not say it in full. */
  readonly name?: string;
  readonly layout?: keyof typeof css.buttons;
  readonly market: FeedMarket;
  readonly outcome: FeedOutcome;
  readonly move: Move | undefined;
  readonly selected: boolean;
  /** True if the price may be outdated: it is marked, and the slip compares it once the feed is live again. */
  readonly stale: boolean;
  onPress(): void;
}

/** Duration of a price highlight in ms: a row that renders later does not repeat it. */
const NEWS_MS = 4_000;

/**
 * One outcome and its price; also of a suspended market, which the slip shows as suspended. An arrow marks the direction of a move; it is not announced, because hundreds of
 * prices move.
 */
export function PriceButton({
  label,
  name,
  layout = 'short',
  market,
  outcome,
  move,
  selected,
  stale,
  onPress,
}: PriceButtonProps) {
  const { now } = useServices();
  const isSuspended = market.status !== 'open';
  return (
    <button
      type="button"
      className={`${css.buttons[layout]} ${isSuspended ? css.suspended : ''}`}
      aria-pressed={selected}
      onClick={onPress}
    >
      <span className={css.labels[layout]}>{label}</span>
      <VisuallyHidden>{name === undefined ? ' ' : ` ${name} `}</VisuallyHidden>
      <Price price={outcome.price} isSuspended={isSuspended} isStale={stale} />
      {move && !isSuspended && !stale && now() - move.at < NEWS_MS && (
        <span key={move.sequence} className={css.moves[move.direction]} />
      )}
    </button>
  );
}

function Price({
  price,
  isSuspended,
  isStale,
}: {
  readonly price: number;
  readonly isSuspended: boolean;
  readonly isStale: boolean;
}) {
  const text = useText();
  const { write } = useOdds();
  if (isSuspended)
    return (
      <span className={css.price}>
        <Icon name="lock" size="small" label={text(messages.suspended)} />
      </span>
    );
  if (!isStale) return <span className={css.price}>{write(price)}</span>;
  return (
    <span className={`${css.price} ${css.old}`}>
      <span aria-hidden="true">{write(price)}</span>
      <VisuallyHidden>{text(messages.old, { price: write(price) })}</VisuallyHidden>
    </span>
  );
}
