import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage, type GraphqlMock } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { BonusesDocument, type BonusFieldsFragment } from '../../features/bonuses/Bonuses.generated.ts';
import {
  ForfeitBonusDocument,
  type ForfeitBonusMutation,
  type ForfeitBonusMutationVariables,
} from '../../features/bonuses/ForfeitBonus.generated.ts';
import {
  BonusHistoryDocument,
  type BonusHistoryQuery,
  type BonusHistoryQueryVariables,
} from './parts/bonus-history/BonusHistory.generated.ts';
import {
  RewardsHistoryDocument,
  type RewardsHistoryQuery,
  type RewardsHistoryQueryVariables,
} from './RewardsHistory.generated.ts';
import { Component } from './RewardsHistoryPage.tsx';

const active: BonusFieldsFragment = {
  __typename: 'Bonus',
  id: 'b1',
  name: 'Welcome',
  status: 'Active',
  amount: 2_000,
  currency: 'EUR',
  wageringProgress: 0.25,
  expiresAt: '2026-12-01T00:00:00.000Z',
  balance: 1_500,
  wageringRequired: 40_000,
  wagered: 10_000,
  maximumStake: 500,
  maximumPayout: null,
  contributions: [
    { __typename: 'BonusContribution', kind: 'SLOT', basisPoints: 10_000 },
    { __typename: 'BonusContribution', kind: 'ROULETTE', basisPoints: 1_000 },
  ],
  sports: { __typename: 'BonusSportsTerms', basisPoints: 5_000, minimumPrice: 1_400 },
  givenAt: '2026-11-20T00:00:00.000Z',
  endedAt: null,
  converted: 0,
};
type PastBonus = NonNullable<BonusHistoryQuery['viewer']>['bonusHistory']['edges'][number]['node'];
const past = (change: Partial<PastBonus> = {}): PastBonus => ({
  __typename: 'Bonus',
  id: 'b2',
  name: 'Summer',
  status: 'Converted',
  endReason: 'WAGERED',
  amount: 2_000,
  currency: 'EUR',
  givenAt: '2026-11-01T10:00:00.000Z',
  endedAt: '2026-11-02T10:00:00.000Z',
  converted: 1_234,
  ...change,
});
function page(list: readonly PastBonus[], hasNextPage = false): BonusHistoryQuery {
  const edges = list.map((node) => ({ __typename: 'BonusEdge' as const, cursor: `c-${node.id}`, node }));
  return {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      bonusHistory: {
        __typename: 'BonusConnection',
        edges,
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
        totals: {
          __typename: 'BonusTotals',
          count: 3,
          granted: 6_000,
          converted: 1_234,
          lost: 4_000,
          currency: 'EUR',
        },
      },
    },
  };
}
const history = (...list: PastBonus[]) => answer(BonusHistoryDocument, page(list));
const bonuses = (...list: BonusFieldsFragment[]) =>
  answer(BonusesDocument, { __typename: 'Query', viewer: { __typename: 'Viewer', id: 'v', bonuses: list } });
type PastReward = NonNullable<RewardsHistoryQuery['viewer']>['rewardHistory']['edges'][number]['node'];
const rewards = (...nodes: PastReward[]) =>
  answer(RewardsHistoryDocument, (variables): RewardsHistoryQuery => {
    askedRewards.push(variables);
    return {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        rewardHistory: {
          __typename: 'PastRewardConnection',
          edges: nodes.map((node) => ({ __typename: 'PastRewardEdge', cursor: node.assignationId, node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          totals: { __typename: 'PastRewardTotals', count: 31, claimed: 17, expired: 14 },
        },
      },
    };
  });
const askedRewards: RewardsHistoryQueryVariables[] = [];
const noRewards = rewards();
const services = () => fakeServices({ path: '/en/profile/rewards-history/' });

showDialogs();

async function downloadCsv(section: string) {
  const list = within(screen.getByRole('region', { name: section }));
  await userEvent.click(list.getByRole('button', { name: 'CSV' }));
}

async function openForfeitDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Forfeit bonus' }));
  return screen.getByRole('alertdialog', { name: 'Forfeit “Welcome”?' });
}

describe('bonuses', () => {
  it('show their progress and terms while active, and their outcome afterwards', async () => {
    renderPage(Component, { services: services(), mocks: [bonuses(active), history(past()), noRewards] });
    expect(await screen.findByText('€100.00 of €400.00')).toBeTruthy();
    expect(screen.getByText(/Wager €300.00 more/)).toBeTruthy();
    expect(screen.getByText('€5.00')).toBeTruthy();
    expect(screen.getByText('Sports bets at prices of 1.40 or higher')).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: 'Bonuses, newest first' })).getByText('€12.34'),
    ).toBeTruthy();
  });

  it('are forfeited after a confirmation that names the loss, with one key for repeated clicks', async () => {
    const sent: ForfeitBonusMutationVariables[] = [];
    const forfeited: ForfeitBonusMutation = {
      __typename: 'Mutation',
      forfeitBonus: {
        __typename: 'ForfeitBonusResult',
        bonus: { ...active, status: 'Forfeited', balance: 0, endedAt: '2026-11-21T12:00:00.000Z' },
        refused: null,
      },
    };
    const done = answer(ForfeitBonusDocument, forfeited);
    const away = refuse(ForfeitBonusDocument, 'ServiceUnavailableFailure');
    const give: GraphqlMock = {
      ...done,
      respond: (variables) =>
        (sent.push(variables as ForfeitBonusMutationVariables) === 1 ? away : done).respond(variables),
    };
    const { services: given } = renderPage(Component, {
      services: services(),
      mocks: [bonuses(active), history(), noRewards, give],
    });
    const dialog = await openForfeitDialog();
    expect(within(dialog).getByText(/You’ll lose €15.00 of bonus money/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit bonus' }));
    expect(await within(dialog).findByText(/We couldn’t confirm that/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit bonus' }));
    await waitFor(() => expect(given.toasts.show).toHaveBeenCalledWith('info', 'Bonus forfeited.'));
    expect(new Set(sent.map(({ input }) => input.idempotencyKey)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('are kept while a round with them is open, with an explanation', async () => {
    const give = answer(ForfeitBonusDocument, {
      __typename: 'Mutation',
      forfeitBonus: { __typename: 'ForfeitBonusResult', bonus: null, refused: 'ROUND_OPEN' },
    });
    renderPage(Component, { services: services(), mocks: [bonuses(active), history(), noRewards, give] });
    const dialog = await openForfeitDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit bonus' }));
    expect(await within(dialog).findByText(/is still open/)).toBeTruthy();
  });

  it('do not hide the rewards when they fail to load', async () => {
    renderPage(Component, {
      services: services(),
      mocks: [refuse(BonusesDocument, 'ServiceUnavailableFailure'), history(past()), noRewards],
    });
    expect(await screen.findByText('We couldn’t load your bonuses')).toBeTruthy();
    expect(await screen.findByText('No rewards in this period')).toBeTruthy();
    expect(await screen.findByText('Summer')).toBeTruthy();
  });
});

describe('past rewards', () => {
  it('are in the same frame: period of the page, filter, totals and files', async () => {
    askedRewards.length = 0;
    const past: PastReward = {
      __typename: 'PastReward',
      assignationId: 'a1',
      outcome: 'Credited',
      at: '2026-11-20T10:00:00.000Z',
      reward: {
        __typename: 'RewardItem',
        rewardId: 'thanks',
        name: 'Thank you',
        startsAt: '2026-11-19T10:00:00.000Z',
        endsAt: null,
        claimType: 'Manual',
        rewardReason: null,
        rewardKind: 'Incentive',
        depositCondition: 'ALWAYS',
        rewardType: { __typename: 'MoneyDropReward', moneyDropAmount: 500, currency: 'EUR' },
      },
    };
    const { services: given } = renderPage(Component, {
      services: fakeServices({ path: '/en/profile/rewards-history/?range=week&reward=Credited' }),
      mocks: [bonuses(), history(), rewards(past)],
    });
    const row = within(await screen.findByRole('table', { name: 'Rewards, newest first' }));
    expect(row.getByText('€5.00')).toBeTruthy();
    expect(row.getByText(/^20\/11\/2026, 11:00:00/)).toBeTruthy();
    for (const total of ['31', '17', '14']) expect(screen.getByText(total)).toBeTruthy();
    expect(askedRewards).toEqual([
      { first: 20, from: '2026-11-14T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z', outcome: 'Credited' },
    ]);
    // each landmark of the page has its own name
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(regions.filter((name) => name !== null)).toEqual([]);
    await downloadCsv('Past rewards');
    expect(given.downloads.save).toHaveBeenCalledWith(
      '/api/exports/rewards.csv?from=2026-11-14T23%3A00%3A00.000Z&to=2026-11-21T23%3A00%3A00.000Z&status=Credited&locale=en',
    );
  });
});

describe('bonus history', () => {
  const at = (search: string) => fakeServices({ path: `/en/profile/rewards-history/${search}` });

  it('queries the filter of the address and shows totals of the whole selection, more on request', async () => {
    const requestedVariables: BonusHistoryQueryVariables[] = [];
    const pages = answer(BonusHistoryDocument, (variables) => {
      requestedVariables.push(variables);
      return variables.after == null
        ? page([past()], true)
        : page([
            past({ id: 'b3', name: 'Spring', status: 'Forfeited', endReason: 'GIVEN_UP', converted: 0 }),
          ]);
    });
    renderPage(Component, {
      services: at('?range=today&status=Forfeited'),
      mocks: [bonuses(), pages, noRewards],
    });
    expect(await screen.findByText('€60.00')).toBeTruthy();
    expect(screen.getByText('3 bonuses in this selection')).toBeTruthy();
    expect(screen.getByText('€40.00')).toBeTruthy();
    expect(requestedVariables[0]).toEqual({
      first: 20,
      from: '2026-11-20T23:00:00.000Z',
      to: '2026-11-21T23:00:00.000Z',
      status: ['Forfeited'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Spring')).toBeTruthy();
    expect(screen.getByText('Summer')).toBeTruthy();
    expect(requestedVariables.at(-1)).toMatchObject({ after: 'c-b2', status: ['Forfeited'] });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps the loaded page when the next one fails, and reports it', async () => {
    const first = answer(BonusHistoryDocument, page([past()], true));
    const away = refuse(BonusHistoryDocument, 'ServiceUnavailableFailure');
    const pages: GraphqlMock = {
      ...first,
      respond: (variables) =>
        ((variables as BonusHistoryQueryVariables).after == null ? first : away).respond(variables),
    };
    renderPage(Component, { services: at(''), mocks: [bonuses(), pages, noRewards] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('We couldn’t load your bonus history')).toBeTruthy();
    expect(screen.getByText('Summer')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  it('is filtered through the address, and its exports have the same filter', async () => {
    const { services: given } = renderPage(Component, {
      services: at('?from=2026-11-01&until=2026-11-02&status=Active'),
      mocks: [
        bonuses(),
        history(past({ status: 'Active', endReason: null, endedAt: null, converted: 0 })),
        noRewards,
      ],
    });
    expect(await screen.findByText('Active', { selector: 'td *' })).toBeTruthy();
    await downloadCsv('Bonus history');
    expect(given.downloads.save).toHaveBeenCalledWith(
      '/api/exports/bonuses.csv?from=2026-10-31T23%3A00%3A00.000Z&to=2026-11-02T23%3A00%3A00.000Z&status=Active&locale=en',
    );
    expect(screen.getByRole('link', { name: '7 days' }).getAttribute('href')).toBe(
      '/en/profile/rewards-history/?range=week&status=Active',
    );
  });

  it('distinguishes used up from expired', async () => {
    renderPage(Component, {
      services: at(''),
      mocks: [
        bonuses(),
        history(
          past({ id: 'u', status: 'Expired', endReason: 'USED_UP' }),
          past({ id: 'r', status: 'Expired', endReason: 'RAN_OUT' }),
        ),
        noRewards,
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Bonuses, newest first' }));
    expect(table.getByText('Used up')).toBeTruthy();
    expect(table.getByText('Expired')).toBeTruthy();
  });

  it.each([
    ['is empty', () => history(), 'No bonuses in this period'],
    [
      'failed to load',
      () => refuse(BonusHistoryDocument, 'ServiceUnavailableFailure'),
      'We couldn’t load your bonus history',
    ],
  ])('explains what to do when it %s', async (_what, mock, title) => {
    renderPage(Component, { services: at(''), mocks: [bonuses(), mock(), noRewards] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});
