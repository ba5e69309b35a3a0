import { describe, expect, it } from '@jest/globals';
import { MINI_GAMES } from '@foyer/market/engagement-rules';
import { screen, within } from '@testing-library/react';
import { bodyAsJson, openContent, withContentServer } from './contentPage.fixture.tsx';

const [WHEEL] = MINI_GAMES;
const content = withContentServer({ miniGames: [WHEEL] });

describe('form of the mini-games', () => {
  it('shows whether the odds add up, and ends a game with a scheduled stop', async () => {
    content.server.problems = [{ path: ['0', 'prizes'], problem: 'ODDS' }];
    const user = openContent('/content?brand=aurora&section=miniGames');
    await user.click(await screen.findByText('Rules and texts'));
    const group = within(await screen.findByRole('group', { name: 'daily-wheel' }));
    expect(group.getByText('Odds: 10,000 of 10,000 parts assigned.')).toBeTruthy();
    const prize = within(group.getByRole('group', { name: 'points-5' }));
    const parts = prize.getByRole('textbox', { name: 'Odds in parts' });
    await user.clear(parts);
    await user.type(parts, '3000');
    expect(group.getByText('Odds: 9,000 of 10,000 parts assigned.')).toBeTruthy();
    expect(await group.findByText('The odds of all prizes must add up to 10,000 parts.')).toBeTruthy();
    await user.click(group.getByRole('button', { name: 'End now' }));
    const [edited] = (await bodyAsJson(user)) as { prizes: { parts: number }[]; activeTill: string }[];
    expect(edited?.prizes[0]?.parts).toBe(3_000);
    expect(edited?.activeTill).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
  });

  it('adds a source of plays by its kind', async () => {
    const user = openContent('/content?brand=aurora&section=miniGames');
    await user.click(await screen.findByText('Rules and texts'));
    const group = within(await screen.findByRole('group', { name: 'daily-wheel' }));
    await user.click(group.getByRole('button', { name: 'Add source' }));
    const added = within(group.getByRole('group', { name: 'Source 4' }));
    await user.selectOptions(added.getByRole('combobox', { name: 'Earned by' }), 'calendar');
    await user.type(added.getByRole('textbox', { name: 'Calendar ID' }), 'winter');
    const [edited] = (await bodyAsJson(user)) as { sources: object[] }[];
    expect(edited?.sources.at(-1)).toEqual({ kind: 'calendar', calendar: 'winter', count: 1 });
  });
});
