import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import * as css from '../field/Field.css.ts';
import { FieldFrame, useFieldControl, type FieldProps } from '../field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search';
  /** Values above 100 are reduced to 100 (requirements/validation#inputs). */
  readonly maximumLength?: number;
  /** Takes the focus on mount: only for the single field of a screen. */
  readonly takesFocus?: boolean;
  onChange(value: string): void;
  onLeave?(): void;
}

/** Single-line text input. */
export function TextField({
  name,
  value,
  type = 'text',
  autoComplete,
  inputMode,
  maximumLength = MAX_INPUT_LENGTH,
  takesFocus,
  onChange,
  onLeave,
  ...field
}: TextFieldProps) {
  const control = useFieldControl(field);
  return (
    <FieldFrame {...field} control={control}>
      <span className={css.box}>
        <input
          {...control}
          className={css.input}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'text' ? undefined : false}
          maxLength={Math.min(maximumLength, MAX_INPUT_LENGTH)}
          autoFocus={takesFocus}
          data-takes-focus={takesFocus === true ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </span>
    </FieldFrame>
  );
}
