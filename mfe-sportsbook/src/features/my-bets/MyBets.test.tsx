import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPiece,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { placedBet } from '../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { betOutcome } from './betOutcome.ts';
import { MyBets } from './MyBets.tsx';
import { MySportsBetsDocument } from './MyBets.generated.ts';

showDialogs();

const [openLeg] = placedBet().legs;
const legs = (
  ...results: readonly PlacedBetFragment['legs'][number]['result'][]
): PlacedBetFragment['legs'] =>
  results.flatMap((result) => (openLeg ? { ...openLeg, result, homeScore: 2, awayScore: 1 } : []));

const bets = (open: readonly PlacedBetFragment[], settled: readonly PlacedBetFragment[] = []): GraphqlMock =>
  answer(MySportsBetsDocument, ({ status, before }) => ({
    __typename: 'Query' as const,
    viewer: {
      __typename: 'Viewer' as const,
      id: 'player-1',
      sportsBets: before == null ? (status === 'OPEN' ? open : settled) : [placedBet({ id: 'older' })],
    },
  }));

function show(mock: GraphqlMock) {
  const services = fakeServices({ path: '/en/sports/' });
  services.session.set(signedInSession());
  const onClose = jest.fn();
  return renderPiece(<MyBets onClose={onClose} />, { services, mocks: [mock] });
}

describe('my bets', () => {
  it('shows an open bet with its selection, stake and possible payout', async () => {
    show(bets([placedBet()]));
    const card = within(await screen.findByRole('article', { name: 'Single' }));
    expect(card.getByText('north Rovers wins')).toBeTruthy();
    expect(card.getByText('1.90')).toBeTruthy();
    expect(card.getByText('€10.00')).toBeTruthy();
    expect(card.getByText('€19.00')).toBeTruthy();
  });

  it('shows a settled bet with results and payout', async () => {
    show(bets([], [placedBet({ status: 'SETTLED', returns: 1_900, legs: legs('WON') })]));
    expect(await screen.findByText('You have no open bets')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Settled' }));
    const card = within(await screen.findByRole('article', { name: 'Single' }));
    expect(card.getByText('Won · 2–1')).toBeTruthy();
    expect(card.getByText('Payout')).toBeTruthy();
    await userEvent.click(card.getByText('How this bet was settled'));
    expect(card.getByText('north Rovers 2–1 north City')).toBeTruthy();
    expect(card.getByText('The score after regular time decides. Extra time doesn’t count.')).toBeTruthy();
    expect(card.getByText('€10.00 × 1.90 = €19.00')).toBeTruthy();
  });

  it('reads older bets on request', async () => {
    show(bets(Array.from({ length: 20 }, (_, index) => placedBet({ id: `bet-${index}` }))));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/Bet number older$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('offers another attempt when the bets could not be loaded', async () => {
    show(refuse(MySportsBetsDocument, 'ServiceUnavailableFailure'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('betOutcome', () => {
  it.each<[string, Partial<PlacedBetFragment>, string]>([
    ['open', {}, 'OPEN'],
    ['won', { status: 'SETTLED', returns: 1, legs: legs('WON', 'LOST') }, 'WON'],
    ['lost', { status: 'SETTLED', returns: 0, legs: legs('WON', 'LOST') }, 'LOST'],
    ['void', { status: 'SETTLED', returns: 1_000, legs: legs('VOID', 'VOID') }, 'VOID'],
    ['won with a void selection', { status: 'SETTLED', returns: 1_900, legs: legs('VOID', 'WON') }, 'WON'],
  ])('is that of a bet that is %s', (_case, change, outcome) => {
    expect(betOutcome(placedBet(change))).toBe(outcome);
  });
});
