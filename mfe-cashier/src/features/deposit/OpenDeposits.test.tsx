import { expect, it, jest } from '@jest/globals';
import { renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment } from '../payment/payment.ts';
import { payment } from '../payment/payment.fixture.ts';
import { OpenDeposits } from './OpenDeposits.tsx';

const started = (id: string, amount: number, minute: number): Payment =>
  payment({ id, amount, createdAt: `2026-11-28T12:0${minute}:00.000Z` });

it('shows one notice for the newest unfinished deposit and lists the others', async () => {
  const onOpen = jest.fn<(opened: Payment) => void>();
  const payments = [started('old', 2_000, 1), started('new', 5_000, 3), started('middle', 3_000, 2)];
  renderPiece(<OpenDeposits payments={payments} onOpen={onOpen} />);
  expect(screen.getAllByText(/You have an unfinished deposit/)).toHaveLength(1);
  expect(screen.getByText(/unfinished deposit of €50\.00/)).toBeTruthy();
  await userEvent.click(screen.getByText('2 more unfinished deposits'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('€30.00'),
    expect.stringContaining('€20.00'),
  ]);
  for (const button of screen.getAllByRole('button', { name: 'Continue' })) await userEvent.click(button);
  expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(['new', 'middle', 'old']);
});

it('shows no list for a single unfinished deposit', () => {
  renderPiece(<OpenDeposits payments={[started('only', 2_000, 1)]} onOpen={() => undefined} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/more unfinished/)).toBeNull();
});
