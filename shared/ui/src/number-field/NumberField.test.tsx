import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { NumberField } from './NumberField.tsx';

/** A pool that is unlimited without a number. */
function Pool({ refusesText }: { readonly refusesText: boolean }) {
  const [pool, setPool] = useState<number | undefined>(7);
  return (
    <>
      <NumberField
        label="Pool"
        value={pool}
        onChange={setPool}
        {...(refusesText && { onUnreadable: () => setPool(0) })}
      />
      <output>{pool ?? 'unlimited'}</output>
    </>
  );
}

describe('NumberField (requirements/validation#numbers)', () => {
  it.each([
    ['12,5', false, '12.5'],
    ['abc', false, 'unlimited'],
    ['abc', true, '0'],
    ['12', true, '12'],
    [' ', true, 'unlimited'],
  ])('reads %j, refusing text: %s, as %s', async (typed, refusesText, read) => {
    renderInKit(<Pool refusesText={refusesText} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pool' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(screen.getByRole('status').textContent).toBe(read);
    expect(field.value.trim()).toBe(typed.trim());
  });
});
