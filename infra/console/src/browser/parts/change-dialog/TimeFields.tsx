import { useText } from '@foyer/i18n';
import { Select } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import type { Change } from '../../model/change.ts';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import * as css from './ChangeDialog.css.ts';
import { messages } from './ChangeDialog.messages.ts';
import { FREEZE_HOURS, untilFrom } from './draft.ts';

interface TimeFieldsProps {
  readonly change: Change;
  onChange(change: Change): void;
}

/** Length of a freeze. */
export function FreezeLength({ change, onChange }: TimeFieldsProps) {
  const text = useText();
  const [hours, setHours] = useState<number>(FREEZE_HOURS[1]);
  return (
    <Select
      label={text(messages.freezeLength)}
      value={String(hours)}
      options={FREEZE_HOURS.map((value) => ({
        value: String(value),
        label: text(value < 24 ? messages.hours : messages.days, { count: value < 24 ? value : value / 24 }),
      }))}
      onChange={(value) => {
        setHours(Number(value));
        onChange({ ...change, until: untilFrom(Number(value)) });
      }}
    />
  );
}

/** Minutes of an ISO 8601 time, as the field for a date and time takes them. */
const MINUTES_LENGTH = 'yyyy-mm-ddThh:mm'.length;

/** Time and brand of a restore. */
export function RestoreFields({ change, onChange }: TimeFieldsProps) {
  const text = useText();
  const id = useId();
  // kept as typed: while the field is incomplete its value is empty
  const [typed, setTyped] = useState(change.at?.slice(0, MINUTES_LENGTH) ?? '');
  return (
    <>
      <div className={css.group}>
        <label className={css.legend} htmlFor={id}>
          {text(messages.restoreAt)}
        </label>
        <input
          id={id}
          className={css.box}
          type="datetime-local"
          value={typed}
          onChange={(event) => {
            const { value } = event.target;
            setTyped(value);
            const { at: _at, ...rest } = change;
            onChange(value === '' ? rest : { ...rest, at: `${value.slice(0, MINUTES_LENGTH)}:00.000Z` });
          }}
        />
      </div>
      <Select
        label={text(messages.brands)}
        value={change.scope?.brand ?? 'all'}
        options={[
          { value: 'all', label: text(messages.allBrands) },
          ...ALL_BRANDS.map((brand) => ({ value: String(brand), label: brandTitle(brand) })),
        ]}
        onChange={(brand) => {
          const { scope: _scope, ...rest } = change;
          onChange(brand === 'all' ? rest : { ...rest, scope: { brand } });
        }}
      />
    </>
  );
}
