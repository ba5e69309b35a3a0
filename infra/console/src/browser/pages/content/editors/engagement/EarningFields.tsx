import { EARNING_PRODUCTS, type EarningRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';

interface EarningFieldsProps extends EditorProps<EarningRule> {
  /** Index in the list. */
  readonly index: number;
}

/** Fields of one earning rate: product, points, stakes, period. */
export function EarningFields({ index, value, disabled, onChange }: EarningFieldsProps) {
  const set = (change: Partial<EarningRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  return (
    <div className={css.grid}>
      {field.choice({
        name: 'product',
        value: value.product,
        options: EARNING_PRODUCTS.map((name) => [name, messages[name]]),
        onChange: (product) => set({ product }),
      })}
      {field.number({ name: 'points', value: value.points, onChange: (points) => set({ points }) })}
      {field.number({
        name: 'perCents',
        value: value.perCents,
        onChange: (perCents) => set({ perCents }),
      })}
      {field.period(value, set)}
    </div>
  );
}
