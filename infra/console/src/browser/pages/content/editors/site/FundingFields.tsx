import { useText } from '@foyer/i18n';
import { FUNDING_TYPES, type SiteSettings } from '@foyer/market/content';
import { Select, TextField } from '@foyer/ui/forms';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { KeyField } from '../fields/KeyField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { messages } from './SiteEditor.messages.ts';

type Funding = SiteSettings['fundingOptions'];
type Option = Funding[number]['options'][number];

/** Sources of wealth, and the documents that prove each. */
export function FundingFields({ value, disabled, onChange }: EditorProps<Funding>) {
  const text = useText();
  const problemAt = useProblemAt();
  const types = FUNDING_TYPES.map((type) => ({ value: type, label: text(messages[type]) }));
  return (
    <ItemList
      items={value}
      disabled={disabled}
      addLabel={text(messages.addFunding)}
      error={problemAt('fundingOptions')}
      nameOf={({ id }) => text(messages[id])}
      created={() => ({
        id: FUNDING_TYPES.find((type) => value.every(({ id }) => id !== type)) ?? 'Other',
        options: [],
      })}
      onChange={onChange}
    >
      {(funding, index, change) => (
        <>
          <div className={css.grid}>
            <Select
              label={text(messages.fundingType)}
              value={funding.id}
              options={types}
              disabled={disabled}
              error={problemAt('fundingOptions', index, 'id')}
              onChange={(id) => change({ ...funding, id })}
            />
          </div>
          <ItemList<Option>
            items={funding.options}
            disabled={disabled}
            addLabel={text(messages.addDocument)}
            error={problemAt('fundingOptions', index, 'options')}
            nameOf={({ title }, place) => title || text(itemMessages.unnamed, { place: place + 1 })}
            created={() => ({ title: '', tooltip: null })}
            onChange={(options) => change({ ...funding, options })}
          >
            {(option, place, changeOption) => (
              <OptionFields
                path={['fundingOptions', index, 'options', place]}
                value={option}
                disabled={disabled}
                onChange={changeOption}
              />
            )}
          </ItemList>
        </>
      )}
    </ItemList>
  );
}

function OptionFields({
  path,
  value,
  disabled,
  onChange,
}: EditorProps<Option> & { readonly path: readonly (string | number)[] }) {
  const text = useText();
  const problemAt = useProblemAt();
  const { countries, ...others } = value;
  const at = (name: keyof Option) => ({ disabled, error: problemAt(...path, name) });
  return (
    <div className={css.grid}>
      <TextField
        {...at('title')}
        label={text(messages.titleKey)}
        value={value.title}
        autoComplete="off"
        onChange={(title) => onChange({ ...value, title })}
      />
      <KeyField
        {...at('tooltip')}
        label={text(messages.helpKey)}
        value={value.tooltip}
        onChange={(tooltip) => onChange({ ...value, tooltip })}
      />
      <ListField
        {...at('countries')}
        label={text(messages.countries)}
        description={text(messages.countriesHelp)}
        value={countries ?? []}
        isUpperCase
        onChange={(next) => onChange(next.length === 0 ? others : { ...others, countries: next })}
      />
    </div>
  );
}
