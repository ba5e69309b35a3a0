import { MAX_INPUT_LENGTH } from '@foyer/money';
import * as css from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';

interface DecimalInputProps extends FieldProps {
  readonly name?: string | undefined;
  readonly text: string;
  readonly affix?: string | undefined;
  onText(text: string): void;
  onLeave(): void;
}

/**
 * Text input with a decimal keypad. `type=number` is not used: it reports an empty value for invalid input.
 * @internal
 */
export function DecimalInput({ name, text, affix, onText, onLeave, ...field }: DecimalInputProps) {
  const control = useFieldControl(field);
  return (
    <FieldFrame {...field} control={control}>
      <span className={css.box}>
        {affix !== undefined && (
          <span className={css.affix} aria-hidden="true">
            {affix}
          </span>
        )}
        <input
          {...control}
          className={css.input}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          maxLength={MAX_INPUT_LENGTH}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
      </span>
    </FieldFrame>
  );
}
