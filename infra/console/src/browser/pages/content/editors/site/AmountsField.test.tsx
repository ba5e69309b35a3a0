import { afterEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountsField } from './AmountsField.tsx';

let changed: readonly number[] = [];
afterEach(cleanup);

function Form() {
  const [value, setValue] = useState<readonly number[]>([]);
  changed = value;
  return (
    <IntlRoot language="en" messages={{}}>
      <AmountsField
        label="Prizes"
        description="Help."
        value={value}
        disabled={false}
        error={undefined}
        onChange={setValue}
      />
    </IntlRoot>
  );
}

describe('AmountsField', () => {
  it.each<[string, readonly number[]]>([
    ['12.50', [1_250]],
    ['12, 50', [1_200, 5_000]],
    ['12; 50;5', [1_200, 5_000, 500]],
    ['12,', [1_200]],
  ])('reads "%s" as amounts and repeats them', async (written, cents) => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Prizes'), written);
    expect(changed).toEqual(cents);
    expect(screen.queryByText(/is not an amount/)).toBeNull();
  });

  it.each([
    ['12,50', '12,50'],
    ['500, 12,50', '12,50'],
    ['1,500', '1,500'],
    ['1 500', '1 500'],
    ['12.505', '12.505'],
  ])('refuses "%s", which may mean one amount or two', async (written, unclear) => {
    render(<Form />);
    const field = screen.getByLabelText('Prizes');
    await userEvent.type(field, written);
    // the server rejects a prize of 0
    expect(changed.at(-1)).toBe(0);
    expect(screen.getByText(new RegExp(`^“${unclear}” is not an amount.`))).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
