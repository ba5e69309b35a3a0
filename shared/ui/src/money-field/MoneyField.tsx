import { useLanguage, useMoney, useText, type Message } from '@foyer/i18n';
import { fromMajor, minorDigits, parseAmount, toMajor, type AmountProblem, type Currency, type Money } from '@foyer/money';
import { useState } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import { DecimalInput } from '../number-field/DecimalInput.tsx';
import { messages } from './MoneyField.messages.ts';

export interface MoneyFieldProps extends FieldProps {
  readonly name?: string;
  readonly currency: Currency;
  /** Undefined while empty or unreadable. */
  readonly value: Money | undefined;
  onChange(value: Money | undefined): void;
}

const PROBLEMS: Readonly<Record<AmountProblem, Message | undefined>> = {
  empty: undefined,
  'too-long': messages.tooLarge,
  'not-a-number': messages.notAnAmount,
  'too-precise': messages.tooPrecise,
  'too-large': messages.tooLarge,
};

/** An amount as the player writes it; nothing is rounded behind their back. */
export function MoneyField({ name, currency, value, onChange, error, ...field }: MoneyFieldProps) {
  const text = useText();
  const write = useMoney();
  const symbol = useSymbol(currency);
  const [written, setWritten] = useState(() => asWritten(value));
  const [hasLeft, setLeft] = useState(false);
  const read = parseAmount(written, currency);
  const isStale = read.ok ? read.value.minor !== value?.minor : value !== undefined;
  const problem = !isStale && !read.ok && hasLeft ? PROBLEMS[read.failure] : undefined;

  return (
    <DecimalInput
      {...field}
      name={name}
      affix={symbol}
      text={isStale ? asWritten(value) : written}
      error={error ?? (problem === undefined ? undefined : text(problem, { example: write(fromMajor(25, currency)) }))}
      onText={(next) => {
        setWritten(next);
        const result = parseAmount(next, currency);
        onChange(result.ok ? result.value : undefined);
      }}
      onLeave={() => setLeft(true)}
    />
  );
}

function asWritten(value: Money | undefined): string {
  if (value === undefined) return '';
  return Number.isInteger(toMajor(value)) ? String(toMajor(value)) : toMajor(value).toFixed(minorDigits(value.currency));
}

function useSymbol(currency: Currency): string | undefined {
  const language = useLanguage();
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0).find((part) => part.type === 'currency')?.value;
}
