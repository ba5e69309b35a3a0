import { useLanguage, useText } from '@foyer/i18n';
import { useState } from 'react';
import { classes } from '../classes.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldError, LabelText, useFieldControl, type FieldProps } from '../field/Field.tsx';
import { joinDate, partOrder, splitDate, type DatePart } from './dateParts.ts';
import * as css from './DateField.css.ts';
import { messages } from './DateField.messages.ts';

export interface DateFieldProps extends FieldProps {
  readonly name?: string;
  /** `YYYY-MM-DD`, or empty while the input is not a valid date. */
  readonly value: string;
  /** Enables autofill of the player's birthday. */
  readonly isBirthday?: boolean;
  onChange(value: string): void;
}

/**
 * Date input with three boxes in the order of the locale. For dates that players know, such as a birthday,
 * typing is faster than a calendar.
 */
export function DateField({ name, value, isBirthday = false, onChange, ...field }: DateFieldProps) {
  const control = useFieldControl(field);
  const language = useLanguage();
  const text = useText();
  const [written, setWritten] = useState(() => splitDate(value));
  const shown = joinDate(written) === value ? written : splitDate(value);

  const change = (part: DatePart, digits: string): void => {
    const next = { ...shown, [part]: digits.replaceAll(/\D/g, '') };
    setWritten(next);
    onChange(joinDate(next));
  };

  return (
    <fieldset
      className={fieldCss.field}
      aria-describedby={control['aria-describedby']}
      disabled={control.disabled}
    >
      <legend className={fieldCss.label}>
        <LabelText label={field.label} optional={field.optional} />
      </legend>
      {field.description !== undefined && (
        <div id={`${control.id}-description`} className={fieldCss.description}>
          {field.description}
        </div>
      )}
      <div className={css.parts}>
        {partOrder(language).map((part) => (
          <label key={part} className={css.part}>
            {text(messages[part])}
            <span className={classes(fieldCss.box, css.widths[part])}>
              <input
                className={classes(fieldCss.input, css.input)}
                name={name === undefined ? undefined : `${name}-${part}`}
                value={shown[part]}
                inputMode="numeric"
                autoComplete={isBirthday ? `bday-${part}` : 'off'}
                maxLength={part === 'year' ? 4 : 2}
                aria-invalid={control['aria-invalid']}
                aria-required={control['aria-required']}
                onChange={(event) => change(part, event.target.value)}
              />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={field.error} />
    </fieldset>
  );
}
