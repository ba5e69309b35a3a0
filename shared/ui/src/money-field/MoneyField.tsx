import { useLanguage, useMoney, useText, type Message } from '@foyer/i18n';
import {
  fromMajor,
  parseAmount,
  toDecimal,
  type AmountProblem,
  type Currency,
  type Money,
} from '@foyer/money';
import { useState } from 'react';
import type { FieldProps } from '../field/Field.tsx';
import { DecimalInput } from '../number-field/DecimalInput.tsx';
import { messages } from './MoneyField.messages.ts';

export interface MoneyFieldProps extends FieldProps {
  readonly name?: string;
  readonly currency: Currency;
  /** Undefined while the input is empty or invalid. */
  readonly value: Money | undefined;
  onChange(value: Money | undefined): void;
  /** Called when the focus leaves the input. */
  onLeave?(): void;
}

const PROBLEMS: Readonly<Record<AmountProblem, Message | undefined>> = {
  empty: undefined,
  'too-long': messages.tooLarge,
  'not-a-number': messages.notAnAmount,
  grouped: messages.grouped,
  'too-precise': messages.tooPrecise,
  'too-large': messages.tooLarge,
};

/** Amount input. Never rounds: an amount with too many decimals is an error. */
export function MoneyField({ name, currency, value, onChange, onLeave, error, ...field }: MoneyFieldProps) {
  const text = useText();
  const write = useMoney();
  const { symbol, separator } = useHabits(currency);
  const [written, setWritten] = useState(() => asWritten(value, separator));
  const [hasLeft, setLeft] = useState(false);
  const read = parseAmount(written, currency);
  const isStale = read.ok ? read.value.minor !== value?.minor : value !== undefined;
  // an error of the form, for example at its submission, reveals the problem, which says more
  const isRevealed = hasLeft || error !== undefined;
  const problem = !isStale && !read.ok && isRevealed ? PROBLEMS[read.failure] : undefined;

  return (
    <DecimalInput
      {...field}
      name={name}
      affix={symbol}
      text={isStale ? asWritten(value, separator) : written}
      error={problem === undefined ? error : text(problem, { example: write(fromMajor(25, currency)) })}
      onText={(next) => {
        setWritten(next);
        const result = parseAmount(next, currency);
        onChange(result.ok ? result.value : undefined);
      }}
      onLeave={() => {
        setLeft(true);
        onLeave?.();
      }}
    />
  );
}

/** Formats an amount for editing: whole amounts without decimals, no thousands separators. */
function asWritten(value: Money | undefined, separator: string): string {
  if (value === undefined) return '';
  const [whole = '', decimals = ''] = toDecimal(value).split('.');
  return Number(decimals) === 0 ? whole : `${whole}${separator}${decimals}`;
}

/**
 * Returns the currency symbol if the locale puts it before the amount, and the locale's decimal separator
 * (dot or comma, requirements/validation#numbers).
 */
function useHabits(currency: Currency): {
  readonly symbol: string | undefined;
  readonly separator: ',' | '.';
} {
  const language = useLanguage();
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).formatToParts(0);
  const of = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value;
  return { symbol: of('currency'), separator: of('decimal') === ',' ? ',' : '.' };
}
