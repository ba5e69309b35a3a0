import { useDates, useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useStore } from '@foyer/platform';
import { Section } from '@foyer/ui';
import { selectionKey } from '../coupon/coupon.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import { useCurrency } from '../placement/useCurrency.ts';
import * as button from '../price-button/PriceButton.css.ts';
import { regularPriceOf } from './boostedOdds.ts';
import type { BoostedOddsProps } from './BoostedOdds.tsx';
import * as css from './BoostedOdds.css.ts';
import { messages } from './BoostedOdds.messages.ts';
import { BoostedPrice } from './BoostedPrice.tsx';
import { totalPrice, type Combination } from './combinations.ts';
import { useCombinations } from './useCombinations.ts';

/** Boosted combinations whose matches are all on the page and have not started; nothing without any. */
export function BoostedCombinations({ matchOf }: BoostedOddsProps) {
  const text = useText();
  const shown = useCombinations().flatMap((combination) => {
    const legs = combination.selections.flatMap((selection) => {
      const found = matchOf(selection.event);
      const price = found && regularPriceOf(selection, found.match);
      return found?.match.phase === 'upcoming' && price !== undefined ? [{ selection, price, ...found }] : [];
    });
    return legs.length === combination.selections.length ? [{ combination, legs }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={text(messages.combinations)}>
      <ul className={css.list} aria-label={text(messages.combinations)}>
        {shown.map(({ combination, legs }) => (
          <Item key={combination.id} combination={combination} legs={legs} />
        ))}
      </ul>
    </Section>
  );
}

type Leg = NonNullable<ReturnType<BoostedOddsProps['matchOf']>> & {
  readonly selection: Combination['selections'][number];
  readonly price: number;
};

interface ItemProps {
  readonly combination: Combination;
  readonly legs: readonly Leg[];
}

function Item({ combination, legs }: ItemProps) {
  const formats = useNameFormats();
  const { text } = formats;
  const write = useMoney();
  const { deadline } = useDates();
  const currency = useCurrency();
  const coupon = useCouponStore();
  const held = new Set(useStore(coupon).map(selectionKey));
  // the slip has the prices of the feed, with which the api compares
  const selections = legs.map(({ selection: { event, kind, line, outcome }, price }) => ({
    event,
    kind,
    line,
    outcome,
    price,
  }));
  const missing = selections.filter((selection) => !held.has(selectionKey(selection)));
  const regular = totalPrice(legs.map(({ price }) => price));
  return (
    <li className={css.item}>
      <ul className={css.legs}>
        {legs.map(({ selection, match, sport }) => (
          <li key={match.id}>
            {outcomeName(formats, selection, match)}
            <span className={css.muted}>
              {` ${marketName(text, selection.kind, sport, match)} · ${match.home} – ${match.away}`}
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={button.buttons.named}
        aria-pressed={missing.length === 0}
        onClick={() => {
          for (const selection of missing.length === 0 ? selections : missing) coupon.toggle(selection);
        }}
      >
        <span className={button.labels.named}>{text(messages.addAll)}</span>
        <BoostedPrice
          price={Math.max(combination.price, regular)}
          regular={regular < combination.price ? regular : undefined}
        />
      </button>
      <span className={css.muted}>
        {text(messages.combinationTerms, {
          stake: write(money(combination.maximumStake, currency)),
          date: deadline(
            Math.min(Date.parse(combination.endsAt), ...legs.map(({ match }) => match.startsAt)),
          ),
        })}
      </span>
    </li>
  );
}
