import { describe, expect, it } from '@jest/globals';
import { money, parseAmount, type Money } from '@foyer/money';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { MoneyField } from './MoneyField.tsx';

function Deposit({ start, currency = 'EUR' }: { readonly start?: Money; readonly currency?: string }) {
  const [amount, setAmount] = useState<Money | undefined>(start);
  return (
    <>
      <MoneyField label="Amount" currency={currency} value={amount} onChange={setAmount} />
      <output>{amount === undefined ? 'none' : amount.minor}</output>
      <button type="button" onClick={() => setAmount(money(5000, currency))}>
        50
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const read = () => screen.getByRole('status').textContent;

describe('MoneyField (requirements/validation#numbers)', () => {
  it.each([
    ['25', '2500'],
    ['25,5', '2550'],
    ['25.50', '2550'],
    ['+3', '300'],
    ['２０', '2000'],
    ['１２，５', '1250'],
    ['abc', 'none'],
    ['1.005', 'none'],
    ['1 234,56', 'none'],
  ])('reads %j as %s', async (typed, minor) => {
    renderInKit(<Deposit />);
    await userEvent.type(field(), typed);
    expect(read()).toBe(minor);
    expect(field().value).toBe(typed);
  });

  it('shows an error after leaving the field, not while typing', async () => {
    renderInKit(<Deposit />);
    await userEvent.type(field(), '12.345');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Too many decimals/)).toBeTruthy();
  });

  it('explains how to enter thousands, whose separator depends on the locale', async () => {
    renderInKit(<Deposit />);
    await userEvent.type(field(), '1.234,56');
    await userEvent.tab();
    expect(screen.getByText(/such as 1500/)).toBeTruthy();
  });

  it.each([
    ['en', 1250, '12.50'],
    ['ja', 1250, '12.50'],
    ['et-EE', 1250, '12,50'],
    ['fi', 1205, '12,05'],
    ['fr-CA', 1250, '12,50'],
    ['et-EE', 5000, '50'],
    ['fi', 123_456_789, '1234567,89'],
    ['et-EE', Number.MAX_SAFE_INTEGER, '90071992547409,91'],
  ])('writes in %s what is set from outside, %i, as %s, and reads it back', (language, minor, written) => {
    renderInKit(<Deposit start={money(minor, 'EUR')} />, language);
    expect(field().value).toBe(written);
    expect(parseAmount(field().value, 'EUR')).toEqual({ ok: true, value: { minor, currency: 'EUR' } });
  });

  it('replaces the typed text with a value set by the parent', async () => {
    renderInKit(<Deposit />);
    await userEvent.type(field(), '12');
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    expect(field().value).toBe('50');
  });

  it('uses a decimal keypad and accepts at most 100 characters', () => {
    renderInKit(<Deposit start={money(1250, 'EUR')} />);
    expect(field().inputMode).toBe('decimal');
    expect(field().maxLength).toBe(100);
    expect(field().value).toBe('12.50');
  });

  it('supports currencies without decimals', async () => {
    renderInKit(<Deposit currency="JPY" />);
    await userEvent.type(field(), '1200');
    expect(read()).toBe('1200');
  });
});
