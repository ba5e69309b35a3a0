import { useNumbers, useText } from '@foyer/i18n';
import { useState } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { messages } from './NumberField.messages.ts';

export interface NumberFieldProps extends FieldProps {
  readonly name?: string;
  /** Undefined while empty or not a number. */
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

// requirements/validation#numbers: an integer or a number with one decimal separator (dot or comma) and an optional sign
const NUMBER = /^[+-]?\d+(?:[.,]\d*)?$/;

/** A number, written with a dot or a comma. */
export function NumberField({ name, value, onChange, error, ...field }: NumberFieldProps) {
  const text = useText();
  const { number } = useNumbers();
  const [written, setWritten] = useState(value === undefined ? '' : String(value));
  const [hasLeft, setLeft] = useState(false);
  const isUnreadable = written.trim() !== '' && readNumber(written) === undefined;
  // The typed text stays as typed while it means the value; a value set from outside replaces it.
  const shown = readNumber(written) === value ? written : value === undefined ? '' : String(value);

  return (
    <DecimalInput
      {...field}
      name={name}
      text={isUnreadable ? written : shown}
      error={
        error ?? (hasLeft && isUnreadable ? text(messages.notANumber, { example: number(12.5) }) : undefined)
      }
      onText={(next) => {
        setWritten(next);
        onChange(readNumber(next));
      }}
      onLeave={() => setLeft(true)}
    />
  );
}

function readNumber(text: string): number | undefined {
  return NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;
}
