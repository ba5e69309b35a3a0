import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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
import { boosted, boostedOdds, combinations } from '../boosted-odds/boostedOdds.fixture.ts';
import { upcoming } from '../sports-feed/board.fixture.ts';
import type { SlipLine } from '../bet-slip/slip.ts';
import { selectionKey, writeCoupon, type Selection } from '../coupon/coupon.ts';
import { betRules, bonus, bookmaker, boosts } from './bookmaker.fixture.ts';
import { SportsStakeLimitsDocument } from './Placement.generated.ts';
import { placedBet } from './placedBet.fixture.ts';
import { PlacementForm } from './PlacementForm.tsx';

const BOOST = {
  __typename: 'SportsBoost',
  id: 'treble',
  percent: 10,
  minimumSelections: 3,
  minimumPrice: 1_300,
  maximumStake: 2_500,
  maximumProfit: 5_000,
  endsAt: '2028-01-01T00:00:00.000Z',
} as const;
const BONUS = {
  __typename: 'SportsBonus',
  id: 'bonus',
  name: 'Weekend bonus',
  balance: 1_000,
  expiresAt: null,
  maximumStake: 50_000,
  wageringRequired: 2_000,
  wagered: 500,
  basisPoints: 10_000,
  minimumPrice: 1_500,
  maximumLines: 1,
  excludedMarkets: ['drawNoBet'],
} as const;
/** The form, which the button removes and shows again, as a switch-off does. */
function Switched({ lines }: { readonly lines: readonly SlipLine[] }) {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      {isOn && <PlacementForm lines={lines} />}
      <button onClick={() => setIsOn(!isOn)}>Switch</button>
    </>
  );
}

function open(
  selected: readonly string[],
  mocks: readonly GraphqlMock[],
  {
    isPlayer = true,
    price = 1_900,
    boost = false,
    hasBonus = false,
    hasOdds = false,
    odds = undefined as GraphqlMock | undefined,
  } = {},
) {
  const lines = selected.map((id): SlipLine => {
    const selection: Selection = { event: id, kind: 'winner', line: null, outcome: 'home', price: 1_900 };
    return {
      key: selectionKey(selection),
      selection,
      event: upcoming(id),
      sport: 'football',
      price,
      status: 'same',
    };
  });
  const services = fakeServices({ path: '/en/sports/' });
  if (isPlayer) {
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet());
  }
  services.storage.write('sportsCoupon', writeCoupon(lines.map(({ selection }) => selection)));
  return {
    ...renderPiece(<Switched lines={lines} />, {
      services,
      mocks: [
        betRules(500, 1_000, 2_500),
        boost ? boosts(BOOST) : boosts(),
        bonus(hasBonus ? BONUS : null),
        odds ?? (hasOdds ? boostedOdds(boosted()) : boostedOdds()),
        ...mocks,
      ],
    }),
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

  it('offers the new price, and places the bet at it with one press', async () => {
    const sent: PlaceSportsBetInput[] = [];
    const { services } = open(
      ['north', 'south'],
      [bookmaker(sent, { refusals: ['PRICE_CHANGED'], prices: [1_900, 1_750] })],
    );
    await stake('10');
    await place();
    expect(await screen.findByText('south Rovers wins: 1.90 is now 1.75')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept new price and place bet' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ selections: [{ price: 1_900 }, { price: 1_750 }], priceChanges: 'NONE' });
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
    expect(services.storage.read('sportsCoupon')).toMatch(/south~w~~h~1750$/);
  });

  it('removes the offer once the stake is changed', async () => {
    open(['north'], [bookmaker([], { refusals: ['STAKE_TOO_HIGH'], maximumStakePerLine: 12_345 })]);
    await stake('1000');
    await place();
    expect(await screen.findByText(/^We can accept part/)).toBeTruthy();
    await stake('0');
    expect(screen.queryByText(/^We can accept part/)).toBeNull();
  });

  it('removes selections that are no longer offered', async () => {
    const { services } = open(
      ['north', 'south'],
      [bookmaker([], { refusals: ['SELECTION_UNAVAILABLE'], prices: [1_900, null] })],
    );
    await stake('10');
    await place();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove selection' }));
    expect(services.storage.read('sportsCoupon')).toBe('north~w~~h~1900');
  });

  it('splits a total among the lines, and explains what is not staked', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north', 'south', 'west'], [bookmaker(sent, { refusals: ['PRICE_CHANGED'] })]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of bet' }), 'Patent · 7 lines');
    await userEvent.click(screen.getByRole('button', { name: 'Total stake' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Total stake' }), '10');
    expect(
      screen.getByText(/^€10\.00 can’t be split evenly across 7 lines: €1\.42 per line, €0\.06/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €9.94' }));
    await waitFor(() => expect(sent).toMatchObject([{ stakePerLine: 142 }]));
  });

  it('computes the stake for a profit', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['PRICE_CHANGED'] })]);
    await userEvent.click(screen.getByRole('button', { name: 'Profit' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Profit' }), '9');
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet for €10.00' }));
    await waitFor(() => expect(sent).toMatchObject([{ stakePerLine: 1_000 }]));
  });

  it('offers a profit boost with its terms, and sends it with a bet that satisfies them', async () => {
    const sent: PlaceSportsBetInput[] = [];
    const taker = bookmaker(sent, { refusals: ['BOOST_UNAVAILABLE'] });
    open(['north', 'south', 'west'], [taker], { boost: true });
    await stake('30');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Profit boost \+10%/ }));
    expect(screen.getByText('This bet doesn’t meet the terms of the boost.')).toBeTruthy();
    await place();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '€10.00' }));
    // 10.00 at 6.859 pays 68.59: 58.59 of profit, 5.85 of boost
    expect(screen.getByText('€74.44')).toBeTruthy();
    await place();
    expect(await screen.findByText(/^The profit boost doesn’t apply/)).toBeTruthy();
    expect(sent).toMatchObject([{ boost: 'treble', stakePerLine: 1_000 }]);
  });

  it('shows the answer as a toast when the slip has left the page before it', async () => {
    const taker = bookmaker([], { refusals: ['NOT_OFFERED'] });
    let deliver = (): void => undefined;
    const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
    const late = {
      ...taker,
      respond: (variables: unknown) => isDelivered.then(() => taker.respond(variables)),
    };
    const { services, unmount } = open(['north'], [late]);
    await stake('10');
    await place();
    unmount();
    expect(services.toasts.show).not.toHaveBeenCalled();
    deliver();
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('error', 'Bet not accepted'));
    expect(services.toasts.show).toHaveBeenCalledTimes(1);
  });

  it('shows a profit boost with its terms while the slip has too few selections for it', async () => {
    open(['north'], [], { boost: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Profit boost \+10%/ }));
    expect(screen.getByText('This bet doesn’t meet the terms of the boost.')).toBeTruthy();
  });

  it('enters the highest stake that the api accepts', async () => {
    const limits = answer(SportsStakeLimitsDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'player',
        sportsStakeLimits: { __typename: 'SportsStakeLimits', minimum: 10, maximum: 4_321, isBalance: true },
      },
    });
    open(['north'], [limits]);
    await userEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(await screen.findByRole('button', { name: 'Place bet for €43.21' })).toBeTruthy();
    expect(screen.getByText('The maximum for your balance.')).toBeTruthy();
  });

  it('offers systems, with the stake of all lines', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north', 'south', 'west'], [bookmaker(sent, { refusals: ['PRICE_CHANGED'] })]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of bet' }), 'Trixie · 4 lines');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'If prices change' }),
      'Accept higher prices only',
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

  it('offers the highest stake when the payout would be too high, and places it with one press', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['STAKE_TOO_HIGH'], maximumStakePerLine: 12_345 })]);
    await stake('1000');
    await place();
    expect(
      await screen.findByText('We can accept part of your stake: €123.45 per line, €123.45 in total.'),
    ).toBeTruthy();
    const [accept] = screen.getAllByRole('button', { name: 'Place bet for €123.45' });
    await userEvent.click(accept ?? document.body);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.stakePerLine).toBe(12_345);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('asks visitors to sign in', async () => {
    const { services } = open(['north'], [], { isPlayer: false });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in to place bets' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/sports/' });
  });
});

describe('money of a bet', () => {
  it('is real money unless the player chooses the bonus, and names both parts and the terms', async () => {
    const sent: PlaceSportsBetInput[] = [];
    const { services } = open(
      ['north'],
      [bookmaker(sent, { bet: placedBet({ stake: 13_000, bonusStake: 550 }) })],
      { hasBonus: true },
    );
    act(() => services.wallet.set(streamingWallet({ balance: 12_450 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Real money, then bonus' }));
    await stake('130');
    expect(screen.getByText(/^€124\.50 from your balance, €5\.50 from your bonus/)).toBeTruthy();
    expect(screen.getByText(/^Weekend bonus: €15\.00 left to wager\. 100% of the stake counts/)).toBeTruthy();
    expect(
      screen.getByText(/Each price 1\.50 or higher, no system bets.*Not for Draw no bet\./),
    ).toBeTruthy();
    await place();
    expect(await screen.findByText('€5.50 of the stake is bonus money.')).toBeTruthy();
    expect(sent).toMatchObject([{ money: 'BONUS' }]);
  });

  it('can be changed to real money with one press when the bonus is refused', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['BONUS_PRICE_TOO_LOW'] })], { hasBonus: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Real money, then bonus' }));
    await stake('10');
    await place();
    await userEvent.click(await screen.findByRole('button', { name: 'Use real money and place bet' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ money }) => money)).toEqual(['BONUS', 'REAL']);
  });
});

describe('boosted odds of a combination', () => {
  const leg = (event: string) =>
    ({ __typename: 'SportsBoostedSelection', event, kind: 'winner', line: null, outcome: 'home' }) as const;
  const double = combinations({
    __typename: 'SportsBoostedCombination',
    id: 'combination-double',
    selections: [leg('south'), leg('north')],
    price: 5_000,
    maximumStake: 2_000,
    endsAt: '2028-01-01T00:00:00.000Z',
  });

  it('are used for the multiple, up to their maximum stake', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north', 'south'], [bookmaker(sent, { bet: placedBet() })], { odds: double });
    expect(await screen.findByRole('checkbox', { name: /^Boosted price 5\.00 instead of / })).toBeTruthy();
    await stake('21');
    await place();
    expect(await screen.findByText(/stakes of up to €20\.00/)).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Stake/ }));
    await stake('10');
    expect(screen.getByText('€50.00')).toBeTruthy();
    await place();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ boost: 'combination-double', sizes: [2] }]);
  });
});

describe('boosted odds of a single', () => {
  it('are used unless the player turns them off', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['BOOSTED_ODDS_UNAVAILABLE'] })], { hasOdds: true });
    expect(
      await screen.findByRole('checkbox', { name: /^Boosted price 2\.50 instead of 1\.90/ }),
    ).toBeTruthy();
    await stake('10');
    // the quick stake and the possible payout
    expect(screen.getAllByText('€25.00')).toHaveLength(2);
    await place();
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet at the regular price' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { boostedOdds: 'derby', selections: [{ price: 1_900 }] },
      { boostedOdds: null },
    ]);
  });

  it('are not used above their maximum stake, or with another selection', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { bet: placedBet() })], { hasOdds: true });
    await screen.findByRole('checkbox', { name: /^Boosted price/ });
    await stake('20.01');
    await place();
    expect(await screen.findByText(/^The boosted price is for stakes of up to €20\.00/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('a stake above what open bets leave', () => {
  it('is re-offered at the rest', async () => {
    const sent: PlaceSportsBetInput[] = [];
    open(['north'], [bookmaker(sent, { refusals: ['OPEN_BETS_TOO_HIGH'], maximumStakePerLine: 700 })]);
    await stake('10');
    await place();
    expect(await screen.findByText(/^Together with your open bets/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €7.00' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ stakePerLine: 700 });
  });

  it('has no offer when nothing is left', async () => {
    open(['north'], [bookmaker([], { refusals: ['OPEN_BETS_TOO_HIGH'], maximumStakePerLine: 0 })]);
    await stake('10');
    await place();
    expect(await screen.findByText('You can stake again once those bets are settled.')).toBeTruthy();
  });
});

describe('a page that is closed by a switch-off while a bet is being placed', () => {
  it('shows the answer and the slip when it is open again', async () => {
    const { services } = open(['north'], [bookmaker([], { bet: placedBet() })]);
    await stake('10');
    const selections = services.storage.read('sportsCoupon');
    await place();
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    expect(screen.queryByText(/^Single for/)).toBeNull();
    expect(services.storage.read('sportsCoupon')).toBe(selections);
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('Single for €10.00. Possible payout: €19.00.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep selections' }));
    expect(services.storage.read('sportsCoupon')).toBe(selections);
  });
});
