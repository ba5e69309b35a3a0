import { useNumbers, useText } from '@foyer/i18n';
import { useState } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { messages } from './NumberField.messages.ts';

export interface NumberFieldProps extends FieldProps {
  readonly name?: string;
  /** Undefined while the input is empty or not a number. */
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
  /** Called instead of `onChange` while the input contains text that is not a number. */
  onUnreadable?(): void;
}

// requirements/validation#numbers: an integer or a number with one decimal separator (dot or comma) and an optional sign
const NUMBER = /^[+-]?\d+(?:[.,]\d*)?$/;

/** Number input that accepts a dot or a comma as decimal separator. */
export function NumberField({ name, value, onChange, error, ...field }: NumberFieldProps) {
  const { onUnreadable, ...control } = field;
  const text = useText();
  const { number } = useNumbers();
  const [written, setWritten] = useState(value === undefined ? '' : String(value));
  const [hasLeft, setLeft] = useState(false);
  const isUnreadable = isNoNumber(written);
  // Keeps the typed text while it parses to `value`; a value set by the parent replaces it.
  const shown = readNumber(written) === value ? written : value === undefined ? '' : String(value);

  return (
    <DecimalInput
      {...control}
      name={name}
      text={isUnreadable ? written : shown}
      error={
        error ?? (hasLeft && isUnreadable ? text(messages.notANumber, { example: number(12.5) }) : undefined)
      }
      onText={(next) => {
        setWritten(next);
        if (onUnreadable && isNoNumber(next)) onUnreadable();
        else onChange(readNumber(next));
      }}
      onLeave={() => setLeft(true)}
    />
  );
}

function isNoNumber(text: string): boolean {
  return text.trim() !== '' && readNumber(text) === undefined;
}

function readNumber(text: string): number | undefined {
  return NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;
}
