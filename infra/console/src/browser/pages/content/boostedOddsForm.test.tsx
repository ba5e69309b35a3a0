import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bodyAsJson, openContent, withContentServer } from './contentPage.fixture.tsx';

const content = withContentServer({ boostedOdds: [] });

describe('form of the boosted odds', () => {
  it('adds a price with its highest stake, in the units of the server, and asks for the match', async () => {
    const user = openContent('/content?brand=aurora&section=boostedOdds');
    expect(await screen.findByText('No boosted odds')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add boosted odds' }));
    const odds = within(screen.getByRole('group', { name: 'Boosted odds 1' }));
    await user.type(odds.getByRole('textbox', { name: 'Boosted odds' }), '2.35');
    await user.type(odds.getByRole('textbox', { name: /^Highest stake per player/ }), '20');
    await user.type(odds.getByRole('textbox', { name: 'ID' }), 'derby');
    expect(odds.getByRole('textbox', { name: 'Find a match' })).toBeTruthy();
    const [edited] = (await bodyAsJson(user)) as object[];
    expect(edited).toMatchObject({
      id: 'derby',
      price: 2_350,
      maximumStake: 2_000,
    });
  });

  it('moves the focus to the first field of new boosted odds', async () => {
    const user = openContent('/content?brand=aurora&section=boostedOdds');
    const add = await screen.findByRole('button', { name: 'Add boosted odds' });
    await user.click(add);
    await user.click(add);
    const second = within(screen.getByRole('group', { name: 'Boosted odds 2' }));
    expect(document.activeElement).toBe(second.getByRole('textbox', { name: 'ID' }));
  });

  it('shows the problem of a field at the field', async () => {
    content.server.problems = [{ path: ['0', 'price'], problem: 'RANGE' }];
    const user = openContent('/content?brand=aurora&section=boostedOdds');
    await user.click(await screen.findByRole('button', { name: 'Add boosted odds' }));
    const price = screen.getByRole('textbox', { name: 'Boosted odds' });
    await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  });

  it('starts without a market, so that none is published by mistake', async () => {
    const user = openContent('/content?brand=aurora&section=boostedOdds');
    await user.click(await screen.findByRole('button', { name: 'Add boosted odds' }));
    const [edited] = (await bodyAsJson(user)) as object[];
    expect(edited).toMatchObject({ event: '', kind: '', outcome: '' });
  });
});
