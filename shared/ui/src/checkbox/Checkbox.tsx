import type { ReactNode } from 'react';
import * as fieldCss from '../field/Field.css.ts';
import { FieldError, useFieldControl, type FieldProps } from '../field/Field.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'optional'> {
  readonly name?: string;
  /** Translated label; may contain a link to the terms. */
  readonly label: ReactNode;
  readonly value: boolean;
  onChange(value: boolean): void;
}

/** A checkbox, submitted with its form. For an immediate effect use `Switch`. */
export function Checkbox({
  name,
  label,
  value,
  onChange,
  description,
  error,
  required,
  disabled,
}: CheckboxProps) {
  const control = useFieldControl({
    label: '',
    description,
    error,
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
  });
  return (
    <div>
      <label className={css.choice}>
        <input
          {...control}
          className={css.box}
          type="checkbox"
          name={name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.content}>
          <span>{label}</span>
          {description !== undefined && (
            <span id={`${control.id}-description`} className={fieldCss.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={control.id} error={error} />
    </div>
  );
}
