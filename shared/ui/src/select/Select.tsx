import { classes } from '../classes.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectProps<Value extends string> extends FieldProps {
  readonly name?: string;
  /** Empty while no option is selected. */
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Translated text shown while no option is selected. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  onChange(value: Value): void;
}

/** A native select: it has the best support on phones and by keyboard. */
export function Select<Value extends string>({
  name,
  value,
  options,
  placeholder,
  autoComplete,
  onChange,
  ...field
}: SelectProps<Value>) {
  const control = useFieldControl(field);
  return (
    <FieldFrame {...field} control={control}>
      <span className={classes(fieldCss.box, css.frame)}>
        <select
          {...control}
          className={classes(fieldCss.input, css.select)}
          name={name}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {placeholder !== undefined && (
            <option className={css.option} value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} className={css.option} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.mark}>
          <Icon name="chevronDown" size="small" />
        </span>
      </span>
    </FieldFrame>
  );
}
