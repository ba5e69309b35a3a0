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
/** A comma between digits does not separate: in most of Europe 12,50 is one amount, and would be two prizes. */
const SEPARATOR = /,\s+|,$|\s*;\s*/;

/** Euro amounts in one field, separated by commas with a space. The description repeats how they were read. */
export function AmountsField({ value, description, error, onChange, ...field }: AmountsFieldProps) {
  const text = useText();
  const write = useMoney();
  const [written, setWritten] = useState('');
  // keeps what was typed, also an amount that is not complete such as "10."; a value set by the form replaces it
  const isWritten = centsIn(written).join() === value.join();
  const shown = isWritten ? written : value.map((cents) => cents / CENTS).join(', ');
  const unclear = partsOf(shown).find((part) => !AMOUNT.test(part));
  const amounts = value.map((cents) => write(money(cents, 'EUR'))).join(', ');
  return (
    <TextField
      {...field}
      description={value.length === 0 ? description : text(messages.amounts, { help: description, amounts })}
      value={shown}
      error={unclear === undefined ? error : text(messages.unclearAmount, { written: unclear })}
      autoComplete="off"
      onChange={(next) => {
        setWritten(next);
        onChange(centsIn(next));
      }}
    />
  );
}

function partsOf(text: string): readonly string[] {
  return text
    .trim()
    .split(SEPARATOR)
    .filter((part) => part !== '');
}

/** Euro cents of each amount; 0 for other text, which the server rejects. */
function centsIn(text: string): readonly number[] {
  return partsOf(text).map((part) => (AMOUNT.test(part) ? Math.round(Number(part) * CENTS) : 0));
}
