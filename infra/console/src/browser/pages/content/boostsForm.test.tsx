import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bodyAsJson, openContent, press, withContentServer } from './contentPage.fixture.tsx';

const TREBLE = {
  id: 'first-treble',
  percent: 10,
  minimumSelections: 3,
  minimumPrice: 1_300,
  maximumStake: 2_500,
  maximumProfit: 200,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2028-01-01T00:00:00Z',
};
const content = withContentServer({ boosts: [TREBLE] });
const ADDRESS = '/content?brand=aurora&section=boosts';

describe('form of the profit boosts', () => {
  it('adds a boost in the units of the server', async () => {
    const user = openContent(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Add profit boost' }));
    const boost = within(screen.getByRole('group', { name: 'Profit boost 2' }));
    await user.type(boost.getByRole('textbox', { name: 'Share of the profit (%)' }), '25');
    await user.type(boost.getByRole('textbox', { name: 'Minimum odds' }), '1.5');
    await user.type(boost.getByRole('textbox', { name: /^Maximum stake/ }), '20');
    await user.type(boost.getByRole('textbox', { name: /^Maximum boost/ }), '40.50');
    await user.type(boost.getByRole('textbox', { name: 'Boost ID' }), 'weekend');
    expect(await bodyAsJson(user)).toEqual([
      TREBLE,
      {
        id: 'weekend',
        percent: 25,
        minimumSelections: 1,
        minimumPrice: 1_500,
        maximumStake: 2_000,
        maximumProfit: 4_050,
        startsAt: '',
        endsAt: '',
      },
    ]);
  });

  it('shows the effect of the terms, at most the maximum boost', async () => {
    const user = openContent(ADDRESS);
    // 25.00 × 1.3³ = 54.92: a tenth of the profit would be 2.99
    expect(
      await screen.findByText(/€25\.00 on 3 selections .* returns €54\.92 and a boost of €2\.00/),
    ).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Minimum odds' }));
    expect(screen.queryByText(/^Example/)).toBeNull();
  });

  it('shows the problem of each field at the field, and that a second operator is needed', async () => {
    content.server.problems = [
      { path: ['0', 'percent'], problem: 'TOO_HIGH' },
      { path: ['0', 'endsAt'], problem: 'PERIOD' },
      { path: [], problem: 'DUPLICATE' },
    ];
    content.server.protectedChanges = ['*', ''];
    const user = openContent(ADDRESS);
    await user.type(await screen.findByRole('textbox', { name: 'Share of the profit (%)' }), '0');
    const percent = screen.getByRole('textbox', { name: 'Share of the profit (%)' });
    await waitFor(() => expect(percent.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('End (UTC)').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('The end must be after the start.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Two items have the same ID or name.').length).toBeGreaterThan(0);
    // the list of problems names the field as its label does
    expect(screen.getByText(/ › Share of the profit \(%\)$/)).toBeTruthy();
    expect(
      screen.getByText(
        /^Changes protected values \(whole section, new entry\): .* another operator has to approve/,
      ),
    ).toBeTruthy();
  });

  it('removes a boost', async () => {
    const user = openContent(ADDRESS);
    await press(user, /first-treble/);
    expect(await screen.findByText('No profit boosts')).toBeTruthy();
    expect(await bodyAsJson(user)).toEqual([]);
  });
});
