import { useText } from '@foyer/i18n';
import { offeredMatchesSchema } from '@foyer/kernel/sports-risk-answers';
import { brands, type BrandId } from '@foyer/market';
import type { BoostedOdds } from '@foyer/market/content';
import { money } from '@foyer/money';
import { MoneyField, NumberField, TextField } from '@foyer/ui/forms';
import { useRequest } from '../../../../state/useRequest.ts';
import { usePriceHelp } from '../boosted-combinations/CombinationFields.tsx';
import { regularPrice } from '../boosted-combinations/combinationPrices.ts';
import { SelectionFields } from '../boosted-combinations/SelectionFields.tsx';
import { PRICE_UNITS } from '../bonus-terms/bonusTermUnits.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { TimeField } from '../fields/TimeField.tsx';
import { messages } from './BoostedOdds.messages.ts';

interface BoostedOddsFieldsProps extends EditorProps<BoostedOdds> {
  /** Index in the list. */
  readonly index: number;
  readonly brand: BrandId;
}

/** Fields of one boosted price: outcome, odds, highest stake, period. */
export function BoostedOddsFields({ index, brand, value, disabled, onChange }: BoostedOddsFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const { currency } = brands[brand];
  const { event, price, maximumStake } = value;
  const set = (change: Partial<BoostedOdds>): void => onChange({ ...value, ...change });
  const at = (name: keyof BoostedOdds) => ({
    label: text(messages[name as keyof typeof messages]),
    disabled,
    error: problemAt(index, name),
  });
  const offers = useRequest(
    event === '' ? undefined : `/sports/offers?${new URLSearchParams({ brand, events: event }).toString()}`,
    offeredMatchesSchema,
  );
  const matches = offers.data?.matches ?? [];
  return (
    <>
      <div className={css.grid}>
        <TextField
          {...at('id')}
          description={text(messages.idHelp)}
          value={value.id}
          autoComplete="off"
          onChange={(id) => set({ id })}
        />
        <NumberField
          {...at('price')}
          description={usePriceHelp(event === '' ? undefined : regularPrice([value], matches), price)}
          value={price === 0 ? undefined : price / PRICE_UNITS}
          onChange={(odds) => set({ price: Math.round((odds ?? 0) * PRICE_UNITS) })}
        />
        <MoneyField
          {...at('maximumStake')}
          currency={currency}
          value={maximumStake === 0 ? undefined : money(maximumStake, currency)}
          onChange={(stake) => set({ maximumStake: stake?.minor ?? 0 })}
        />
        <TimeField
          {...at('startsAt')}
          description={text(messages.startsAtHelp)}
          value={value.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <TimeField
          {...at('endsAt')}
          description={text(messages.endsAtHelp)}
          value={value.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
      </div>
      <SelectionFields
        brand={brand}
        value={value}
        match={matches.find(({ id }) => id === event)}
        isLoading={offers.data === undefined || offers.isLoading}
        disabled={disabled}
        errors={{
          event: problemAt(index, 'event'),
          market: problemAt(index, 'kind'),
          // the outcome or the line does not belong to the market
          outcome: problemAt(index),
        }}
        onChange={({ event: chosen, kind, line, outcome }) => set({ event: chosen, kind, line, outcome })}
      />
    </>
  );
}
