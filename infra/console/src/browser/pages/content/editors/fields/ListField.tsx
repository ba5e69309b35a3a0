import { TextField, type TextFieldProps } from '@foyer/ui/forms';
import { useState } from 'react';

interface ListFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'disabled'> {
  readonly value: readonly string[];
  readonly isUpperCase?: boolean;
  onChange(value: readonly string[]): void;
}

/** Short values in one field, separated by commas: countries, amounts. */
export function ListField({ value, isUpperCase = false, onChange, ...field }: ListFieldProps) {
  const [written, setWritten] = useState('');
  const read = (input: string): readonly string[] =>
    (isUpperCase ? input.toUpperCase() : input).split(/[\s,;]+/).filter((part) => part !== '');
  // keeps a comma that was just typed; a value set by the form replaces the text
  const shown = read(written).join() === value.join() ? written : value.join(', ');
  return (
    <TextField
      {...field}
      value={shown}
      autoComplete="off"
      onChange={(next) => {
        setWritten(next);
        onChange(read(next));
      }}
    />
  );
}
