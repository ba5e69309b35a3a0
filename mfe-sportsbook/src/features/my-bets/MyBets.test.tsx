import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashOutSportsBetInput, CashOutUnavailable } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  refuse,
  renderPiece,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { money } from '@foyer/money';
import { showDialogs } from '@foyer/ui/testing';
import { placedBet } from '../placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { betOutcome } from './betOutcome.ts';
import { MyBets } from './MyBets.tsx';
import { CashOutSportsBetDocument, SportsCashOutsDocument } from './cash-out/CashOut.generated.ts';
import { LiveSportsBetsDocument } from './live/LiveBets.generated.ts';
import { MySportsBetsDocument } from './MyBets.generated.ts';

showDialogs();

const [openLeg] = placedBet().legs;
const legs = (
  ...results: readonly PlacedBetFragment['legs'][number]['result'][]
): PlacedBetFragment['legs'] =>
  results.flatMap((result) => (openLeg ? { ...openLeg, result, homeScore: 2, awayScore: 1 } : []));

const bets = (open: readonly PlacedBetFragment[], settled: readonly PlacedBetFragment[] = []): GraphqlMock =>
  answer(MySportsBetsDocument, ({ isOpen, before }) => ({
    __typename: 'Query' as const,
    viewer: {
      __typename: 'Viewer' as const,
      id: 'player-1',
      sportsBets: before == null ? (isOpen ? open : settled) : [placedBet({ id: 'older' })],
    },
  }));

const offers = (amount: number | null, unavailable: CashOutUnavailable | null = null): GraphqlMock =>
  answer(SportsCashOutsDocument, ({ betIds }) => ({
    __typename: 'Query' as const,
    viewer: {
      __typename: 'Viewer' as const,
      id: 'player-1',
      sportsCashOuts: [betIds].flat().map((betId) => ({
        __typename: 'SportsCashOut' as const,
        betId,
        amount,
        fairValue: amount,
        unavailable,
        stakePerLine: 1_000,
        minimumPart: null,
        maximumPart: null,
        automaticAt: null,
      })),
    },
  }));

/** The bets as they are now, read by their ids. */
const live = (change: Partial<PlacedBetFragment> = {}): GraphqlMock =>
  answer(LiveSportsBetsDocument, ({ ids }) => ({
    __typename: 'Query' as const,
    viewer: {
      __typename: 'Viewer' as const,
      id: 'player-1',
      sportsBetsById: [ids].flat().map((id) => placedBet({ id, ...change })),
    },
  }));

function show(...mocks: readonly GraphqlMock[]) {
  const services = fakeServices({ path: '/en/sports/' });
  services.session.set(signedInSession());
  const onClose = jest.fn();
  return renderPiece(<MyBets onClose={onClose} />, {
    services,
    mocks: [...mocks, offers(null, 'SUSPENDED'), live()],
  });
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

  it('shows bonus money, and both prices of a boosted selection', async () => {
    const boosted = placedBet().legs.map((leg) => ({ ...leg, price: 2_500, regularPrice: 1_900 }));
    const bet = { legs: boosted, bonusStake: 250 };
    show(bets([placedBet(bet)]), live(bet));
    const card = within(await screen.findByRole('article', { name: 'Single' }));
    expect(card.getByText('Boosted price 2.50, regular price 1.90')).toBeTruthy();
    expect(card.getByText('From bonus')).toBeTruthy();
    expect(card.getByText('€2.50')).toBeTruthy();
  });

  it('shows a settled bet with results and payout', async () => {
    show(bets([], [placedBet({ status: 'SETTLED', returns: 1_900, legs: legs('WON') })]));
    expect(await screen.findByText('You have no open bets')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Settled' }));
    const card = within(await screen.findByRole('article', { name: 'Single' }));
    expect(card.getByText('Won · 2–1')).toBeTruthy();
    expect(card.getByText('Payout')).toBeTruthy();
    expect(card.getByRole('link', { name: /^How this bet was settled/ })).toBeTruthy();
  });

  it('cashes out for the accepted offer, after a confirmation', async () => {
    const sent: CashOutSportsBetInput[] = [];
    const closed = placedBet({ status: 'CASHED_OUT', returns: 1_200, settledAt: '2026-11-21T12:30:00.000Z' });
    const cashOut = answer(CashOutSportsBetDocument, ({ input }) => {
      sent.push(input);
      return {
        __typename: 'Mutation' as const,
        cashOutSportsBet: {
          __typename: 'CashOutSportsBetResult' as const,
          bet: sent.length === 1 ? null : closed,
          refusal: sent.length === 1 ? ('OFFER_LOWER' as const) : null,
          amount: sent.length === 1 ? 1_100 : null,
        },
      };
    });
    show(bets([placedBet()]), cashOut, offers(1_200));
    await userEvent.click(await screen.findByRole('button', { name: 'Cash out €12.00' }));
    const question = within(screen.getByRole('group', { name: 'Cash out for €12.00?' }));
    expect(question.getByText(/possible payout of €19.00/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cash out €12.00' }));
    expect(await screen.findByText('The offer has fallen to €11.00. The bet is still open.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €12.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cash out €12.00' }));
    expect(await screen.findByText('Cashed out')).toBeTruthy();
    expect(sent.map(({ amount }) => amount)).toEqual([1_200, 1_200]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('says why a bet cannot be cashed out', async () => {
    show(bets([placedBet()]), offers(null, 'ENDED'));
    expect(await screen.findByText('Cash-out has ended. The result is being checked.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull();
  });

  it('reads older bets on request', async () => {
    show(bets(Array.from({ length: 20 }, (_, index) => placedBet({ id: `bet-${index}` }))));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/Bet number older$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps older bets, although open bets are read again every ten seconds', async () => {
    jest.useFakeTimers();
    try {
      show(bets(Array.from({ length: 20 }, (_, index) => placedBet({ id: `bet-${index}` }))));
      await act(() => jest.advanceTimersByTimeAsync(100));
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await act(() => jest.advanceTimersByTimeAsync(12_000));
      expect(screen.getByText(/Bet number older$/)).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the results of open bets after older ones were read', async () => {
    jest.useFakeTimers();
    try {
      const list = bets(Array.from({ length: 20 }, (_, index) => placedBet({ id: `bet-${index}` })));
      show(list, live({ status: 'SETTLED', returns: 1_900, legs: legs('WON') }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await act(() => jest.advanceTimersByTimeAsync(25_000));
      expect(screen.getAllByText('Won · 2–1')).toHaveLength(21);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['first page', false],
    ['older bets', true],
  ])('adds a bet of another device when the balance moves, with the %s loaded', async (_name, isLong) => {
    const all = Array.from({ length: isLong ? 20 : 1 }, (_, index) => placedBet({ id: `bet-${index}` }));
    let placed: readonly PlacedBetFragment[] = all;
    const list = answer(MySportsBetsDocument, ({ before }) => ({
      __typename: 'Query' as const,
      viewer: {
        __typename: 'Viewer' as const,
        id: 'player-1',
        sportsBets: before == null ? placed : [placedBet({ id: 'older' })],
      },
    }));
    const { services } = show(list);
    if (isLong) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
      await screen.findByText(/Bet number older$/);
    } else await screen.findByText(/Bet number bet-0$/);
    placed = [placedBet({ id: 'new' }), ...all];
    act(() =>
      services.bus.emit('wallet.changed', {
        moneyType: 'CasinoBet',
        amount: money(1_000, 'EUR'),
        balance: money(9_000, 'EUR'),
        version: 2,
      }),
    );
    expect(await screen.findByText(/Bet number new$/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(isLong ? 22 : 2);
  });

  it('keeps a bet that is cashed out on another device, with its result', async () => {
    let open: readonly PlacedBetFragment[] = [placedBet()];
    const list = answer(MySportsBetsDocument, () => ({
      __typename: 'Query' as const,
      viewer: { __typename: 'Viewer' as const, id: 'player-1', sportsBets: open },
    }));
    const { services } = show(list, live({ status: 'CASHED_OUT', returns: 1_200 }));
    await screen.findByRole('article', { name: 'Single' });
    open = [];
    act(() =>
      services.bus.emit('wallet.changed', {
        moneyType: 'CasinoWin',
        amount: money(1_200, 'EUR'),
        balance: money(9_000, 'EUR'),
        version: 2,
      }),
    );
    expect(await screen.findByText('Cashed out')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('offers another attempt when the bets could not be loaded', async () => {
    show(refuse(MySportsBetsDocument, 'ServiceUnavailableFailure'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('betOutcome', () => {
  it.each<[string, Partial<PlacedBetFragment>, string]>([
    ['open', {}, 'OPEN'],
    ['cashed out', { status: 'CASHED_OUT', returns: 1 }, 'CASHED_OUT'],
    ['won', { status: 'SETTLED', returns: 1, legs: legs('WON', 'LOST') }, 'WON'],
    ['lost', { status: 'SETTLED', returns: 0, legs: legs('WON', 'LOST') }, 'LOST'],
    ['void', { status: 'SETTLED', returns: 1_000, legs: legs('VOID', 'VOID') }, 'VOID'],
    ['won with a void selection', { status: 'SETTLED', returns: 1_900, legs: legs('VOID', 'WON') }, 'WON'],
  ])('is that of a bet that is %s', (_case, change, outcome) => {
    expect(betOutcome(placedBet(change))).toBe(outcome);
  });
});
