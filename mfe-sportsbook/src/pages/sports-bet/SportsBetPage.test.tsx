import { describe, expect, it } from '@jest/globals';
import type { OpenSportsDisputeInput } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SportsCashOutsDocument } from '../../features/my-bets/cash-out/CashOut.generated.ts';
import { placedBet } from '../../features/placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../features/placement/Placement.generated.ts';
import {
  OpenSportsDisputeDocument,
  SportsBetDocument,
  type SportsDisputeFieldsFragment,
} from './SportsBet.generated.ts';
import { Component } from './SportsBetPage.tsx';

const settled = placedBet({
  status: 'SETTLED',
  returns: 0,
  settledAt: '2026-11-21T15:00:00.000Z',
  legs: placedBet().legs.map((leg) => ({
    ...leg,
    result: 'LOST',
    homeScore: 0,
    awayScore: 1,
    resultAt: '2026-11-21T14:50:00.000Z',
  })),
});
const dispute = (change: Partial<SportsDisputeFieldsFragment> = {}): SportsDisputeFieldsFragment => ({
  __typename: 'SportsDispute',
  id: '7',
  status: 'OPEN',
  reason: 'RESULT',
  message: 'The goal was disallowed',
  createdAt: '2026-11-21T15:10:00.000Z',
  answer: null,
  answeredAt: null,
  ...change,
});
const stored = (bet: PlacedBetFragment | null, ...disputes: SportsDisputeFieldsFragment[]): GraphqlMock =>
  answer(SportsBetDocument, () => ({
    __typename: 'Query' as const,
    viewer: { __typename: 'Viewer' as const, id: 'player-1', sportsBet: bet, sportsDisputes: [...disputes] },
  }));
const noOffers = answer(SportsCashOutsDocument, {
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'player-1', sportsCashOuts: [] },
});

function open(...mocks: readonly GraphqlMock[]) {
  const services = fakeServices({ path: '/en/sports/bets/bet-1/' });
  services.session.set(signedInSession());
  return renderPage(Component, { services, mocks: [...mocks, noOffers], params: { bet: 'bet-1' } });
}

describe('the page of a bet', () => {
  it('shows the receipt of a settled bet with its explanation', async () => {
    open(stored(settled));
    expect(await screen.findByRole('heading', { level: 1, name: 'Single' })).toBeTruthy();
    for (const fact of ['bet-1', '1 × €10.00', '-€10.00', '€10.00 × 0.00 = €0.00'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByText('Lost · 0–1')).toBeTruthy();
    expect(screen.getByText(/^Halcyon League · /)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'How this bet was settled' })).toBeTruthy();
    expect(
      screen.getByText('Settled on the score after regular time. Extra time doesn’t count.'),
    ).toBeTruthy();
  });

  it('explains a placed runner: terms, deduction, dead heat, and the arithmetic of both parts', async () => {
    open(
      stored(
        placedBet({
          status: 'SETTLED',
          lines: 2,
          stake: 2_000,
          returns: 925,
          settledAt: '2026-11-21T15:00:00.000Z',
          legs: placedBet().legs.map((leg) => ({
            ...leg,
            sport: 'horse-racing',
            competition: 'Brackenmoor',
            home: 'Juniper Stakes',
            away: 'Brackenmoor',
            kind: 'fieldWinner',
            outcome: 'r1',
            player: 'Silver Echo',
            price: 6_000,
            result: 'PLACED',
            eachWay: { __typename: 'SportsEachWayTerms', numerator: 1, denominator: 5, places: 3 },
            deadHeat: { __typename: 'SportsDeadHeat', places: 1, tied: 2 },
            deduction: 15,
            finishers: [
              { __typename: 'SportsFinisher', name: 'Amber Isle', position: 1 },
              { __typename: 'SportsFinisher', name: 'Copper Union', position: 2 },
              { __typename: 'SportsFinisher', name: 'Silver Echo', position: 3 },
              { __typename: 'SportsFinisher', name: 'Umber Yarrow', position: 3 },
            ],
            resultAt: '2026-11-21T14:50:00.000Z',
          })),
        }),
      ),
    );
    for (const part of [
      'Finish: 1 Amber Isle, 2 Copper Union, 3 Silver Echo, 3 Umber Yarrow',
      'The official first position decides.',
      'Each way: half of the stake is on the win, half on one of the first 3 places at 1/5 of the winnings.',
      'A runner was withdrawn after your bet (Rule 4): 15% of the winnings are deducted.',
      'Dead heat: 2 runners tied for 1 paid place. The stake on the place is divided: × 1/2.',
      'Lost: × 0.00',
      'Place part: × (1 + 5.00 × 85% × 1/5) × 1/2',
      'Win: €10.00 × 0.00 = €0.00',
      'Place: €10.00 × (1 + 5.00 × 85% × 1/5) × 1/2 = €9.25',
    ])
      expect(await screen.findByText(part)).toBeTruthy();
    expect(screen.getByText('Placed · Deduction 15%')).toBeTruthy();
    expect(screen.getByText('Each way, 1/5 odds, 3 places')).toBeTruthy();
  });

  it('offers neither a settlement nor a dispute while the bet is open', async () => {
    open(stored(placedBet()));
    expect(await screen.findByText('Possible payout')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Disputes' })).toBeNull();
  });

  it.each([
    ['is unknown or of another player', () => stored(null), 'Bet not found'],
    [
      'cannot be loaded',
      () => refuse(SportsBetDocument, 'ServiceUnavailableFailure'),
      'We couldn’t load the bet',
    ],
  ])('says so when the bet %s', async (_name, mock, title) => {
    open(mock());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});

describe('a dispute', () => {
  async function fill(message: string): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Dispute the settlement' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What is wrong?' }),
      'A result is wrong',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Describe the problem' }), message);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  }

  it('is sent again with the same key when the answer was lost', async () => {
    const sent: OpenSportsDisputeInput[] = [];
    const away = refuse(OpenSportsDisputeDocument, 'ServiceUnavailableFailure');
    const done = answer(OpenSportsDisputeDocument, {
      __typename: 'Mutation',
      openSportsDispute: { __typename: 'OpenSportsDisputeResult', dispute: dispute(), refusal: null },
    });
    const { services } = open(stored(settled), {
      ...done,
      respond: (variables) => {
        sent.push((variables as { input: OpenSportsDisputeInput }).input);
        return (sent.length === 1 ? away : done).respond(variables);
      },
    });
    await fill('The goal was disallowed');
    expect(await screen.findByText(/^We couldn’t confirm/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('info', 'Dispute sent.'));
    expect(sent).toMatchObject([
      { betId: 'bet-1', reason: 'RESULT', message: 'The goal was disallowed' },
      { betId: 'bet-1', reason: 'RESULT', message: 'The goal was disallowed' },
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('keeps the focus in its section when the form disappears', async () => {
    let isSent = false;
    const before = stored(settled);
    const after = stored(settled, dispute());
    open(
      { ...before, respond: (variables) => (isSent ? after : before).respond(variables) },
      answer(OpenSportsDisputeDocument, () => {
        isSent = true;
        return {
          __typename: 'Mutation' as const,
          openSportsDispute: {
            __typename: 'OpenSportsDisputeResult' as const,
            dispute: dispute(),
            refusal: null,
          },
        };
      }),
    );
    await fill('The goal was disallowed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(screen.queryByRole('button', { name: 'Dispute the settlement' })).toBeNull();
  });

  it('is not sent without a reason and a description', async () => {
    open(stored(settled));
    await userEvent.click(await screen.findByRole('button', { name: 'Dispute the settlement' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Describe the problem' }), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Choose a reason.')).toBeTruthy();
    expect(screen.getByText('Describe the problem in at least 10 characters.')).toBeTruthy();
  });

  it('says why it was refused', async () => {
    open(
      stored(settled),
      answer(OpenSportsDisputeDocument, {
        __typename: 'Mutation',
        openSportsDispute: {
          __typename: 'OpenSportsDisputeResult',
          dispute: null,
          refusal: 'CHANGED',
        },
      }),
    );
    await fill('The goal was disallowed');
    expect(await screen.findByText(/^A result has just been corrected/)).toBeTruthy();
  });

  it('shows its state and answer, and one that is open prevents another', async () => {
    open(
      stored(
        settled,
        dispute(),
        dispute({
          id: '6',
          status: 'REJECTED',
          answer: 'The goal counted.',
          answeredAt: '2026-11-21T16:00:00.000Z',
        }),
      ),
    );
    const [latest, earlier] = (await screen.findAllByRole('article')).map((article) => within(article));
    expect(latest?.getByText('In review')).toBeTruthy();
    expect(earlier?.getByText('The goal counted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dispute the settlement' })).toBeNull();
  });
});
