import { LIMIT_PERIODS } from '@foyer/kernel/rewards-shop';
import type { ShopItemRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { OfferField } from './RewardField.tsx';
import { NameFields } from './RuleTextFields.tsx';

interface ShopItemFieldsProps extends EditorProps<ShopItemRule> {
  /** Index in the list. */
  readonly index: number;
}

/** Fields of one item: texts, reward, price, pool, limit, period. */
export function ShopItemFields({ index, value, disabled, onChange }: ShopItemFieldsProps) {
  const set = (change: Partial<ShopItemRule>): void => onChange({ ...value, ...change });
  const field = useFields([index], disabled);
  const { limit } = value;
  return (
    <>
      <NameFields path={[index]} value={value} disabled={disabled} onChange={set} />
      <div className={css.grid}>
        {field.word({ name: 'id', help: 'idHelp', value: value.id, onChange: (id) => set({ id }) })}
        <OfferField
          path={[index, 'offer']}
          value={value.offer}
          disabled={disabled}
          onChange={(offer) => set({ offer })}
        />
        {field.number({ name: 'price', value: value.price, onChange: (price) => set({ price }) })}
        {field.optional({
          name: 'pool',
          help: 'unlimitedHelp',
          value: value.pool,
          onChange: (pool) => set({ pool }),
        })}
        {field.optional({
          name: 'limitCount',
          place: ['limit', 'count'],
          help: 'unlimitedHelp',
          value: limit?.count ?? null,
          onChange: (count) => set({ limit: count === null ? null : { period: 'week', ...limit, count } }),
        })}
        {limit !== null &&
          field.choice({
            name: 'period',
            place: ['limit', 'period'],
            value: limit.period,
            options: LIMIT_PERIODS.map((name) => [name, messages[name]]),
            onChange: (period) => set({ limit: { ...limit, period } }),
          })}
        {field.period(value, set)}
        {field.lowestLevel(value, set)}
      </div>
    </>
  );
}
