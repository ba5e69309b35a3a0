import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocusKeeper } from './FocusKeeper.tsx';

function Question() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FocusKeeper gap="small">
        {isAsking ? (
          <button key="yes" type="button" onClick={() => setIsAsking(false)}>
            Yes
          </button>
        ) : (
          <button key="ask" type="button" onClick={() => setIsAsking(true)}>
            Ask
          </button>
        )}
      </FocusKeeper>
      <button type="button" onClick={() => setIsAsking(true)}>
        Outside
      </button>
      <p>Text</p>
    </>
  );
}

it('takes the focus of a control that is removed, so that the next one is one stop away', async () => {
  render(<Question />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Yes' }))).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
});

it('leaves the focus alone that is elsewhere', async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByText('Text'));
  act(() => screen.getByRole('button', { name: 'Outside' }).click());
  expect(await screen.findByRole('button', { name: 'Yes' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
