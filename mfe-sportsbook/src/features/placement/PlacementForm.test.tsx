import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceSportsBetInput, SportsBetRefusal } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  renderPiece,
  signedInSession,
  streamingWallet,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { upcoming } from '../sports-feed/board.fixture.ts';
import type { SlipLine } from '../bet-slip/slip.ts';
import { writeCoupon, type Selection } from '../coupon/coupon.ts';
import {
  PlaceSportsBetDocument,
  SportsBetRulesDocument,
  type PlacedBetFragment,
} from './Placement.generated.ts';
import { placedBet } from './placedBet.fixture.ts';
import { PlacementForm } from './PlacementForm.tsx';

const RULES = answer(SportsBetRulesDocument, {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    sportsBetRules: {
      __typename: 'SportsBetRules',
      minimumStake: 10,
      maximumPayout: 25_000_000,
      inPlayDelaySeconds: 5,
    },
  },
});

/** Answers each bet, and collects what was sent. */
function bookmaker(
  sent: PlaceSportsBetInput[],
  result: { bet?: PlacedBetFragment; refusals?: readonly SportsBetRefusal[]; maximumStakePerLine?: number },
): GraphqlMock {
  return answer(PlaceSportsBetDocument, ({ input }) => {
    sent.push(input);
    return {
      __typename: 'Mutation' as const,
      placeSportsBet: {
        __typename: 'PlaceSportsBetResult' as const,
        bet: result.bet ?? null,
        refusals: result.refusals ?? [],
        maximumStakePerLine: result.maximumStakePerLine ?? null,
      },
    };
  });
}

function open(
  selected: readonly string[],
  mocks: readonly GraphqlMock[],
  { isPlayer = true, price = 1_900 } = {},
) {
  const lines = selected.map((id): SlipLine => {
    const selection: Selection = { event: id, kind: 'winner', line: null, outcome: 'home', price: 1_900 };
    return { key: id, selection, event: upcoming(id), sport: 'football', price, status: 'same' };
  });
  const services = fakeServices({ path: '/en/sports/' });
  if (isPlayer) {
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet());
  }
  services.storage.write('sportsCoupon', writeCoupon(lines.map(({ selection }) => selection)));
  return {
    ...renderPiece(<PlacementForm lines={lines} />, { services, mocks: [RULES, ...mocks] }),
    services,
  };
}

const stake = (amount: string) => userEvent.type(screen.getByRole('textbox', { name: /^Stake/ }), amount);
const place = () => userEvent.click(screen.getByRole('button', { name: /^Place bet/ }));

describe('placing a bet', () => {
  it('sends selections and stake once, and shows the accepted bet', async () => {
    const sent: PlaceSportsBetInput[] = [];
    const { services } = open(['north'], [bookmaker(sent, { bet: placedBet() })]);
    await stake('10');
    expect(screen.getByText('€19.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €10.00' }));
    expect(await screen.findByText('Single for €10.00. Possible payout: €19.00.')).toBeTruthy();
    expect(sent).toEqual([
      {
        selections: [{ event: 'north', kind: 'winner', line: null, outcome: 'home', price: 1_900 }],
        bankers: [],
        sizes: [1],
        stakePerLine: 1_000,
        priceChanges: 'NONE',
        idempotencyKey: expect.any(String),
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(services.storage.read('sportsCoupon')).toBe('');
  });

  it('sends the accepted price, not a newer one that the player has not accepted', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['PRICE_CHANGED'] })], { price: 1_500 });
    await stake('10');
    await place();
    expect(await screen.findByText(/^A price has changed/)).toBeTruthy();
    expect(sent).toMatchObject([{ selections: [{ price: 1_900 }], priceChanges: 'NONE' }]);
  });

  it('offers systems, with the stake of all lines', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north', 'south', 'west'], [bookmaker(sent, { refusals: ['PRICE_CHANGED'] })]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of bet' }), 'Trixie · 4 lines');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'If prices change' }),
      'Accept higher prices',
    );
    await userEvent.click(screen.getByRole('button', { name: '€5.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €20.00' }));
    expect(await screen.findByText('A price has changed. Accept it, then place the bet again.')).toBeTruthy();
    expect(sent).toMatchObject([{ sizes: [2, 3], stakePerLine: 500, priceChanges: 'BETTER' }]);
  });

  it('asks for a stake, and for the minimum', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, {})]);
    await place();
    expect(await screen.findByText('Enter a stake.')).toBeTruthy();
    await stake('0.05');
    await place();
    expect(await screen.findByText('The minimum is €0.10 per line.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each<[SportsBetRefusal, string, string]>([
    ['INSUFFICIENT_FUNDS', 'Deposit', '/en/deposit/'],
    ['LIMIT_REACHED', 'Check limits', '/en/profile/limits/'],
    ['KYC_REQUIRED', 'Verify identity', '/en/profile/documents/'],
  ])('leads from %s to the page that helps: %s', async (reason, name, href) => {
    open(['north'], [bookmaker([], { refusals: [reason] })]);
    await stake('10');
    await place();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('states the highest stake when the payout would be too high', async () => {
    open(['north'], [bookmaker([], { refusals: ['STAKE_TOO_HIGH'], maximumStakePerLine: 12_345 })]);
    await stake('1000');
    await place();
    expect(await screen.findByText(/The maximum is €123.45 per line\./)).toBeTruthy();
  });

  it('asks visitors to sign in', async () => {
    const { services } = open(['north'], [], { isPlayer: false });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to place bets' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/sports/' });
  });
});
