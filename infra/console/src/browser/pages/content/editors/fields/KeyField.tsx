import { TextField, type TextFieldProps } from '@foyer/ui/forms';

interface KeyFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'disabled'> {
  readonly value: string | null;
  onChange(value: string | null): void;
}

/** Key of a text, or another value that may be absent; empty means none. */
export function KeyField({ value, onChange, ...field }: KeyFieldProps) {
  return (
    <TextField
      {...field}
      optional
      value={value ?? ''}
      autoComplete="off"
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
