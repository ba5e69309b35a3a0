import { useId, type ReactNode } from 'react';
import * as choiceCss from '../checkbox/Checkbox.css.ts';
import * as fieldCss from '../field/Field.css.ts';
import * as css from './RadioGroup.css.ts';
import { FieldError, LabelText, useFieldControl, type FieldProps } from '../field/Field.tsx';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  readonly name?: string;
  readonly value: Value | '';
  readonly options: readonly RadioOption<Value>[];
  /** `row` places short options beside each other as far as they fit. */
  readonly layout?: 'stack' | 'row';
  onChange(value: Value): void;
}

/** Radio buttons, for up to about five options; use {@link Select} for more. */
export function RadioGroup<Value extends string>({
  name,
  value,
  options,
  layout = 'stack',
  onChange,
  ...field
}: RadioGroupProps<Value>) {
  const control = useFieldControl(field);
  const generated = useId();
  return (
    <fieldset
      className={fieldCss.field}
      aria-describedby={control['aria-describedby']}
      disabled={control.disabled}
      role="radiogroup"
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
    >
      <legend className={fieldCss.label}>
        <LabelText label={field.label} optional={field.optional} />
      </legend>
      {field.description !== undefined && (
        <div id={`${control.id}-description`} className={fieldCss.description}>
          {field.description}
        </div>
      )}
      <div className={layout === 'row' ? css.row : undefined}>
        {options.map((option) => (
          <label key={option.value} className={choiceCss.choice}>
            <input
              className={choiceCss.dot}
              type="radio"
              name={name ?? generated}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={choiceCss.content}>
              <span>{option.label}</span>
              {option.description !== undefined && (
                <span className={fieldCss.description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={field.error} />
    </fieldset>
  );
}
