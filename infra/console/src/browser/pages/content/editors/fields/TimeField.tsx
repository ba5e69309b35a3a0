import { useId } from 'react';
import * as dialogCss from '../../../../parts/change-dialog/ChangeDialog.css.ts';
import * as css from './fields.css.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly description: string;
  /** `2026-12-01T00:00:00Z`; empty without a time. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** Empty while the input is not a time. */
  onChange(value: string): void;
}

/** A date and a time in UTC, like all times of the console. */
export function TimeField({ label, description, value, error, disabled, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className={dialogCss.group}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <p id={`${id}-help`} className={dialogCss.help}>
        {description}
      </p>
      <input
        id={id}
        type="datetime-local"
        className={dialogCss.box}
        value={value.slice(0, 'YYYY-MM-DDTHH:MM'.length)}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}:00Z`)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
