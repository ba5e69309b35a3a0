import { classes } from '../classes.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly length: number;
  onChange(value: string): void;
  /** Called when all digits are entered. */
  onComplete?(value: string): void;
}

/** Input for a one-time code. A single input, so that paste, autofill and screen readers work (WCAG 3.3.8). */
export function CodeField({ name, value, length, onChange, onComplete, ...field }: CodeFieldProps) {
  const control = useFieldControl(field);
  return (
    <FieldFrame {...field} control={control}>
      <span className={fieldCss.box}>
        <input
          {...control}
          className={classes(fieldCss.input, css.code)}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          // No maxLength: it would truncate a pasted "123 456" before the space is removed.
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length);
            onChange(digits);
            if (digits.length === length && digits !== value) onComplete?.(digits);
          }}
        />
      </span>
    </FieldFrame>
  );
}
