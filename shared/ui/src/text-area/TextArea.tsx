import * as fieldCss from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly rows?: number;
  readonly maximumLength: number;
  onChange(value: string): void;
}

/** Text input with several lines, for a message to staff. */
export function TextArea({ name, value, rows = 4, maximumLength, onChange, ...field }: TextAreaProps) {
  const control = useFieldControl(field);
  return (
    <FieldFrame {...field} control={control}>
      <span className={fieldCss.box}>
        <textarea
          {...control}
          className={css.area}
          name={name}
          rows={rows}
          value={value}
          maxLength={maximumLength}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </FieldFrame>
  );
}
