import { useText } from '@foyer/i18n';
import { brands } from '@foyer/market';
import { PROMOTION_MINIMUMS, type BrandPromotion } from '@foyer/market/content';
import { MoneyField, NumberField, Select, TextField } from '@foyer/ui/forms';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import type { PromotionFieldsProps } from './promotionFieldsProps.ts';
import { messages } from './PromotionsEditor.messages.ts';

type Amount = 'minimumAmount' | 'maximumStake' | 'maximumWin';

/** The six significant terms of a promotion; amounts in the brand's currency. */
export function TermFields({ brand, index, value, disabled, onChange }: PromotionFieldsProps) {
  const text = useText();
  const problemAt = useProblemAt();
  const { currency } = brands[brand];
  const at = (name: keyof BrandPromotion) => ({ disabled, error: problemAt(index, name) });
  const set = (change: Partial<BrandPromotion>): void => onChange({ ...value, ...change });
  const amount = (name: Amount, description?: string) => (
    <MoneyField
      {...at(name)}
      label={text(messages[name])}
      description={description}
      currency={currency}
      value={value[name] ? { minor: value[name], currency } : undefined}
      onChange={(next) => set({ [name]: next?.minor ?? (name === 'minimumAmount' ? 0 : null) })}
    />
  );
  const key = (name: 'who' | 'games') => (
    <TextField
      {...at(name)}
      label={text(messages[name])}
      value={value[name]}
      autoComplete="off"
      onChange={(next) => set({ [name]: next })}
    />
  );
  return (
    <div role="group" aria-label={text(messages.terms)} className={css.grid}>
      {key('who')}
      <Select
        {...at('minimumKind')}
        label={text(messages.minimumKind)}
        value={value.minimumKind}
        options={PROMOTION_MINIMUMS.map((name) => ({ value: name, label: text(messages[name]) }))}
        onChange={(minimumKind) => set({ minimumKind, ...(minimumKind === 'NONE' && { minimumAmount: 0 }) })}
      />
      {value.minimumKind !== 'NONE' && amount('minimumAmount')}
      <NumberField
        {...at('wageringFactor')}
        label={text(messages.wageringFactor)}
        description={text(messages.zeroHelp)}
        value={value.wageringFactor}
        onChange={(wageringFactor) => set({ wageringFactor: wageringFactor ?? 0 })}
      />
      {amount('maximumStake', text(messages.maximumHelp))}
      {amount('maximumWin', text(messages.maximumHelp))}
      <NumberField
        {...at('days')}
        label={text(messages.days)}
        value={value.days === 0 ? undefined : value.days}
        onChange={(days) => set({ days: days ?? 0 })}
      />
      <NumberField
        {...at('wageringDays')}
        label={text(messages.wageringDays)}
        description={text(messages.wageringDaysHelp)}
        value={value.wageringDays ?? undefined}
        onChange={(wageringDays) => set({ wageringDays: wageringDays ?? null })}
      />
      {key('games')}
    </div>
  );
}
