import { useMoney, useText } from '@foyer/i18n';
import { brands, type BrandId } from '@foyer/market';
import type { SportsBoost } from '@foyer/market/content';
import { money } from '@foyer/money';
import { MoneyField, NumberField, TextField } from '@foyer/ui/forms';
import { PRICE_UNITS } from '../bonus-terms/bonusTermUnits.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { TimeField } from '../fields/TimeField.tsx';
import { boostExample } from './boostExample.ts';
import { messages } from './Boosts.messages.ts';

interface BoostFieldsProps extends EditorProps<SportsBoost> {
  /** Index in the list. */
  readonly index: number;
  readonly brand: BrandId;
}

/** Fields of one boost: share of the profit, terms of the bet, limits, period; with an example of its effect. */
export function BoostFields({ index, brand, value, disabled, onChange }: BoostFieldsProps) {
  const text = useText();
  const write = useMoney();
  const problemAt = useProblemAt();
  const { currency } = brands[brand];
  const set = (change: Partial<SportsBoost>): void => onChange({ ...value, ...change });
  const at = (name: keyof SportsBoost) => ({
    label: text(messages[name]),
    description: text(messages[`${name}Help`]),
    disabled,
    error: problemAt(index, name),
  });
  // 0 is a missing number, which the server refuses
  const number = (name: 'percent' | 'minimumSelections') => (
    <NumberField
      {...at(name)}
      value={value[name] === 0 ? undefined : value[name]}
      onChange={(next) => set({ [name]: next ?? 0 })}
    />
  );
  const amount = (name: 'maximumStake' | 'maximumProfit') => (
    <MoneyField
      {...at(name)}
      currency={currency}
      value={value[name] === 0 ? undefined : money(value[name], currency)}
      onChange={(next) => set({ [name]: next?.minor ?? 0 })}
    />
  );
  const time = (name: 'startsAt' | 'endsAt') => (
    <TimeField {...at(name)} value={value[name]} onChange={(next) => set({ [name]: next })} />
  );
  const example = boostExample(value);
  return (
    <>
      <div className={css.grid}>
        <TextField {...at('id')} value={value.id} autoComplete="off" onChange={(id) => set({ id })} />
        {number('percent')}
        {number('minimumSelections')}
        <NumberField
          {...at('minimumPrice')}
          value={value.minimumPrice === 0 ? undefined : value.minimumPrice / PRICE_UNITS}
          onChange={(odds) => set({ minimumPrice: Math.round((odds ?? 0) * PRICE_UNITS) })}
        />
        {amount('maximumStake')}
        {amount('maximumProfit')}
        {time('startsAt')}
        {time('endsAt')}
      </div>
      {example && (
        <p className={css.kept}>
          {text(messages.example, {
            stake: write(money(value.maximumStake, currency)),
            selections: value.minimumSelections,
            returns: write(money(example.returns, currency)),
            boost: write(money(example.boost, currency)),
          })}
        </p>
      )}
    </>
  );
}
