import { useDates, useMoney, useText } from '@foyer/i18n';
import type { FeedEvent, SportId } from '@foyer/kernel/sports-feed';
import { money } from '@foyer/money';
import { PageLink, useStore } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { selectionKey } from '../coupon/coupon.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import { useCurrency } from '../placement/useCurrency.ts';
import * as button from '../price-button/PriceButton.css.ts';
import { isBetter, regularPriceOf, type Odds } from './boostedOdds.ts';
import * as css from './BoostedOdds.css.ts';
import { messages } from './BoostedOdds.messages.ts';
import { BoostedPrice } from './BoostedPrice.tsx';
import { useBoostedOdds } from './useBoostedOdds.ts';

type MatchOfOdds = Pick<FeedEvent, 'id' | 'home' | 'away' | 'markets' | 'phase' | 'startsAt'>;

export interface BoostedOddsProps {
  /** The match of boosted odds; undefined when it is not in the offer of the page. */
  readonly matchOf: (event: string) => { readonly match: MatchOfOdds; readonly sport: SportId } | undefined;
}

/** The boosted odds on matches of the page; nothing without any. */
export function BoostedOdds({ matchOf }: BoostedOddsProps) {
  const text = useText();
  const shown = useBoostedOdds().flatMap((odds) => {
    const found = matchOf(odds.event);
    return found && isBetter(odds, found.match) ? [{ odds, ...found }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={text(messages.title)}>
      <ul className={css.list} aria-label={text(messages.title)}>
        {shown.map(({ odds, match, sport }) => (
          <Item key={odds.id} odds={odds} match={match} sport={sport} />
        ))}
      </ul>
    </Section>
  );
}

interface ItemProps {
  readonly odds: Odds;
  readonly match: MatchOfOdds;
  readonly sport: SportId;
}

function Item({ odds, match, sport }: ItemProps) {
  const formats = useNameFormats();
  const { text } = formats;
  const write = useMoney();
  const { deadline } = useDates();
  const currency = useCurrency();
  const coupon = useCouponStore();
  const { kind, line, outcome, price } = odds;
  const regular = regularPriceOf(odds, match);
  // the slip has the price of the feed, with which the api compares
  const selection = { event: match.id, kind, line, outcome, price: regular ?? price };
  const isSelected = useStore(coupon).some((one) => selectionKey(one) === selectionKey(selection));
  return (
    <li className={css.item}>
      <PageLink to="sports-event" params={{ event: match.id }} tone="muted">
        {`${match.home} – ${match.away}`}
      </PageLink>
      <span className={css.muted}>{marketName(text, kind, sport, match)}</span>
      <button
        type="button"
        className={button.buttons.named}
        aria-pressed={isSelected}
        onClick={() => coupon.toggle(selection)}
      >
        <span className={button.labels.named}>{outcomeName(formats, selection, match)}</span>
        <BoostedPrice price={price} regular={regular} />
      </button>
      <span className={css.muted}>
        {text(messages.terms, {
          stake: write(money(odds.maximumStake, currency)),
          date: deadline(Math.min(Date.parse(odds.endsAt), match.startsAt)),
        })}
      </span>
    </li>
  );
}
