import { COUNTERS } from '@foyer/kernel/engagement';
import { FACT_KINDS, MISSION_PRODUCTS, type FilterRule, type TaskRule } from '@foyer/market/engagement-rules';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './engagement.messages.ts';
import { useFields } from './fieldBuilders.tsx';
import { RuleTextFields } from './RuleTextFields.tsx';

const UNITS = { ...messages, games: messages.differentGames, studios: messages.differentStudios };

interface TaskFieldsProps extends EditorProps<TaskRule> {
  /** Path in the body of the section. */
  readonly path: readonly (string | number)[];
}

/** Fields of one task: what it counts, and how much of it. */
export function TaskFields({ path, value, disabled, onChange }: TaskFieldsProps) {
  const field = useFields(path, disabled);
  const { filter } = value;
  const set = (change: Partial<TaskRule>): void => onChange({ ...value, ...change });
  /** Omits empty conditions, which the schema does not accept. */
  const setFilter = (change: Partial<Record<keyof FilterRule, unknown>>): void =>
    set({
      filter: Object.fromEntries(
        Object.entries({ ...filter, ...change }).filter(
          ([, one]) => one !== null && one !== undefined && (!Array.isArray(one) || one.length > 0),
        ),
      ) as FilterRule, // keys and values of the form
    });
  const list = (name: 'games' | 'studios') =>
    field.names({
      name,
      place: ['filter', name],
      help: 'slugsHelp',
      value: filter[name] ?? [],
      onChange: (slugs) => setFilter({ [name]: slugs }),
    });
  const least = (name: 'minStakeCents' | 'minMultiple') =>
    field.optional({
      name,
      place: ['filter', name],
      help: 'anyHelp',
      value: filter[name] ?? null,
      onChange: (next) => setFilter({ [name]: next }),
    });
  return (
    <>
      <RuleTextFields
        label={messages.title}
        path={[...path, 'title']}
        value={value.title}
        disabled={disabled}
        onChange={(title) => set({ title })}
      />
      <div className={css.grid}>
        {field.word({ name: 'id', value: value.id, onChange: (id) => set({ id }) })}
        {field.choice({
          name: 'kind',
          place: ['filter', 'kind'],
          value: filter.kind,
          options: FACT_KINDS.map((name) => [name, messages[name]]),
          onChange: (kind) => setFilter({ kind }),
        })}
        {filter.kind === 'bet' &&
          field.choice({
            name: 'product',
            place: ['filter', 'product'],
            value: filter.product ?? '',
            options: [
              ['', messages.anyProduct],
              ...MISSION_PRODUCTS.map((name) => [name, messages[name]] as const),
            ],
            onChange: (product) => setFilter({ product: product === '' ? null : product }),
          })}
        {field.choice({
          name: 'counter',
          value: value.counter,
          options: COUNTERS.map((name) => [name, UNITS[name]]),
          onChange: (counter) => set({ counter }),
        })}
        {field.number({ name: 'target', value: value.target, onChange: (target) => set({ target }) })}
        {filter.kind === 'bet' && (
          <>
            {least('minStakeCents')}
            {least('minMultiple')}
            {list('games')}
            {list('studios')}
          </>
        )}
      </div>
    </>
  );
}
