import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { TextField, type TextFieldProps } from '@foyer/ui/forms';
import { useState } from 'react';
import { messages } from './RaffleFields.messages.ts';

interface AmountsFieldProps extends Pick<TextFieldProps, 'label' | 'error' | 'disabled'> {
  readonly description: string;
  /** Euro cents of each amount. */
  readonly value: readonly number[];
  onChange(value: readonly number[]): void;
}

const CENTS = 100;
const AMOUNT = /^\d+(?:\.\d{1,2})?$/;

/** Euro amounts in one field, separated by commas. The description repeats how they were read. */
export function AmountsField({ value, description, onChange, ...field }: AmountsFieldProps) {
  const text = useText();
  const write = useMoney();
  const [written, setWritten] = useState('');
  // keeps what was typed, also an amount that is not complete such as "10."; a value set by the form replaces it
  const shown =
    centsIn(written).join() === value.join() ? written : value.map((cents) => cents / CENTS).join(', ');
  const amounts = value.map((cents) => write(money(cents, 'EUR'))).join(', ');
  return (
    <TextField
      {...field}
      description={value.length === 0 ? description : text(messages.amounts, { help: description, amounts })}
      value={shown}
      autoComplete="off"
      onChange={(next) => {
        setWritten(next);
        onChange(centsIn(next));
      }}
    />
  );
}

/** Euro cents of each amount; 0 for other text, which the server rejects. */
function centsIn(text: string): readonly number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (AMOUNT.test(part) ? Math.round(Number(part) * CENTS) : 0));
}
