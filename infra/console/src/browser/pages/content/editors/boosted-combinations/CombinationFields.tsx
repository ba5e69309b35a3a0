import { useText } from '@foyer/i18n';
import { offeredMatchesSchema } from '@foyer/kernel/sports-risk-answers';
import { brands, type BrandId } from '@foyer/market';
import type { BoostedCombination } from '@foyer/market/content';
import { MoneyField, NumberField, TextField } from '@foyer/ui/forms';
import { useRequest } from '../../../../state/useRequest.ts';
import { PRICE_UNITS } from '../bonus-terms/bonusTermUnits.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { TimeField } from '../fields/TimeField.tsx';
import { messages } from './BoostedCombinations.messages.ts';
import { boostOf, regularPrice } from './combinationPrices.ts';
import { oddsText } from './oddsText.ts';
import { SelectionFields, UNCHOSEN } from './SelectionFields.tsx';

/** Selections, odds, highest stake and period of one combination. */
export function CombinationFields({
  brand,
  index,
  value,
  disabled,
  onChange,
}: EditorProps<BoostedCombination> & { readonly brand: BrandId; readonly index: number }) {
  const text = useText();
  const problemAt = useProblemAt();
  const { currency } = brands[brand];
  const at = (name: keyof BoostedCombination) => ({ disabled, error: problemAt(index, name) });
  const set = (change: Partial<BoostedCombination>): void => onChange({ ...value, ...change });
  const events = value.selections.map(({ event }) => event).filter((event) => event !== '');
  const offers = useRequest(
    events.length === 0
      ? undefined
      : `/sports/offers?${new URLSearchParams({ brand, events: events.join() }).toString()}`,
    offeredMatchesSchema,
  );
  const matches = offers.data?.matches ?? [];
  return (
    <>
      <div className={css.grid}>
        <TextField
          {...at('id')}
          label={text(messages.id)}
          description={text(messages.idHelp)}
          value={value.id}
          autoComplete="off"
          onChange={(id) => set({ id })}
        />
        <NumberField
          {...at('price')}
          label={text(messages.price)}
          description={usePriceHelp(regularPrice(value.selections, matches), value.price)}
          value={value.price === 0 ? undefined : value.price / PRICE_UNITS}
          onChange={(odds) => set({ price: Math.round((odds ?? 0) * PRICE_UNITS) })}
        />
        <MoneyField
          {...at('maximumStake')}
          label={text(messages.maximumStake)}
          currency={currency}
          value={value.maximumStake > 0 ? { minor: value.maximumStake, currency } : undefined}
          onChange={(amount) => set({ maximumStake: amount?.minor ?? 0 })}
        />
        <TimeField
          {...at('startsAt')}
          label={text(messages.startsAt)}
          description={text(messages.startsAtHelp)}
          value={value.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <TimeField
          {...at('endsAt')}
          label={text(messages.endsAt)}
          description={text(messages.endsAtHelp)}
          value={value.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
      </div>
      <div role="group" aria-label={text(messages.selections)}>
        <ItemList
          items={value.selections}
          disabled={disabled}
          isOrdered={false}
          addLabel={text(messages.addSelection)}
          error={problemAt(index, 'selections')}
          nameOf={(_selection, place) => text(messages.selection, { place: place + 1 })}
          created={() => UNCHOSEN}
          onChange={(selections) => set({ selections })}
        >
          {(selection, place, change) => (
            <SelectionFields
              brand={brand}
              value={selection}
              match={matches.find(({ id }) => id === selection.event)}
              isLoading={offers.data === undefined || offers.isLoading}
              disabled={disabled}
              errors={{
                event: problemAt(index, 'selections', place, 'event'),
                market: problemAt(index, 'selections', place, 'kind'),
                // the outcome or the line does not belong to the market
                outcome: problemAt(index, 'selections', place),
              }}
              onChange={change}
            />
          )}
        </ItemList>
      </div>
    </>
  );
}

/** The regular odds beside the boosted ones, with the boost that the api would grant. */
export function usePriceHelp(regular: number | undefined, boosted: number): string {
  const text = useText();
  if (regular === undefined) return text(messages.unknown);
  const { percent, isPossible, highest } = boostOf(regular, boosted);
  const values = { regular: oddsText(regular), percent, highest: oddsText(highest) };
  if (boosted === 0) return text(messages.regular, values);
  if (isPossible) return text(messages.boost, values);
  return text(boosted > regular ? messages.tooMuch : messages.noBoost, values);
}
