import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { BonusesDocument, type BonusFieldsFragment } from '../../features/bonuses/Bonuses.generated.ts';
import { ForfeitBonusDocument, type ForfeitBonusMutation, type ForfeitBonusMutationVariables } from '../../features/bonuses/ForfeitBonus.generated.ts';
import { RewardsHistoryDocument } from './RewardsHistory.generated.ts';
import { Component } from './RewardsHistoryPage.tsx';

const active: BonusFieldsFragment = {
  __typename: 'Bonus', id: 'b1', name: 'Welcome', status: 'Active', amount: 2_000, currency: 'EUR', wageringProgress: 0.25, expiresAt: '2026-12-01T00:00:00.000Z', balance: 1_500, wageringRequired: 40_000, wagered: 10_000,
  maximumStake: 500, maximumPayout: null, contributions: [{ __typename: 'BonusContribution', kind: 'SLOT', basisPoints: 10_000 }, { __typename: 'BonusContribution', kind: 'ROULETTE', basisPoints: 1_000 }],
  givenAt: '2026-11-20T00:00:00.000Z', endedAt: null, converted: 0,
};
const over: BonusFieldsFragment = { ...active, id: 'b2', name: 'Summer', status: 'Converted', endedAt: '2026-08-01T00:00:00.000Z', converted: 1_234 };
const bonuses = (...list: BonusFieldsFragment[]) => answer(BonusesDocument, { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'v', bonuses: list } });
const noRewards = answer(RewardsHistoryDocument, { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'v', playerRewards: { __typename: 'PlayerRewardConnection', edges: [] } } });
const services = () => fakeServices({ path: '/en/profile/rewards-history/' });

showDialogs();

async function askToForfeit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Give this bonus up' }));
  return screen.getByRole('alertdialog', { name: 'Give “Welcome” up?' });
}

describe('bonuses', () => {
  it('show how far they are and what holds while they are played, and what became of those that are over', async () => {
    renderPage(Component, { services: services(), mocks: [bonuses(active, over), noRewards] });
    expect(await screen.findByText('€100.00 of €400.00')).toBeTruthy();
    expect(screen.getByText(/Stake €300.00 more/)).toBeTruthy();
    expect(screen.getByText('€5.00')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Bonuses that are over, newest first' })).getByText('€12.34')).toBeTruthy();
  });

  it('are given up after it was said what is lost, with one key however often it is pressed', async () => {
    const sent: ForfeitBonusMutationVariables[] = [];
    const forfeited: ForfeitBonusMutation = { __typename: 'Mutation', forfeitBonus: { __typename: 'ForfeitBonusResult', bonus: { ...active, status: 'Forfeited', balance: 0, endedAt: '2026-11-21T12:00:00.000Z' }, refused: null } };
    const done = answer(ForfeitBonusDocument, forfeited);
    const away = refuse(ForfeitBonusDocument, 'ServiceUnavailableFailure');
    const give: GraphqlMock = { ...done, respond: (variables) => (sent.push(variables as ForfeitBonusMutationVariables) === 1 ? away : done).respond(variables) };
    const { services: given } = renderPage(Component, { services: services(), mocks: [bonuses(active), noRewards, give] });
    const dialog = await askToForfeit();
    expect(within(dialog).getByText(/You lose €15.00 of bonus money/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
    expect(await within(dialog).findByText(/We did not hear back/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
    await waitFor(() => expect(given.toasts.show).toHaveBeenCalledWith('info', 'The bonus is given up.'));
    expect(new Set(sent.map(({ input }) => input.idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('stay while a round played with them is open, and it is said', async () => {
    const give = answer(ForfeitBonusDocument, { __typename: 'Mutation', forfeitBonus: { __typename: 'ForfeitBonusResult', bonus: null, refused: 'ROUND_OPEN' } });
    renderPage(Component, { services: services(), mocks: [bonuses(active), noRewards, give] });
    const dialog = await askToForfeit();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
    expect(await within(dialog).findByText(/not over yet/)).toBeTruthy();
  });

  it('do not take the rewards with them when they fail to load', async () => {
    renderPage(Component, { services: services(), mocks: [refuse(BonusesDocument, 'ServiceUnavailableFailure'), noRewards] });
    expect(await screen.findByText('Your bonuses did not load')).toBeTruthy();
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });
});
