import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Jackpot, JackpotState } from '@foyer/contract';
import { money } from '@foyer/money';
import {
  answer,
  fakeServices,
  renderPiece,
  signedInSession,
  type FakeServices,
  type FakeWorld,
} from '@foyer/platform/testing';
import { Component } from './JackpotWidget.tsx';
import { JackpotWidgetDocument } from './JackpotWidget.generated.ts';

const SETTINGS = {
  __typename: 'JackpotSettings',
  enabled: true,
  sourceId: 'site-wide-source',
  instanceId: 'site-wide-1',
  operatorId: 'op-a',
  contributionOptions: ['2', '5', '10'],
  initialContributionValue: '5',
  logo: null,
  winnerNotificationImage: { __typename: 'Image', url: '/winner.svg', width: 4, height: 3 },
  colorPalette: null,
} as const;
const OUT: JackpotState = {
  link: 'open',
  pots: { total: 5_310_000, mega: 5_000_000, major: 250_000, minor: 10_000, shared: 50_000 },
  chances: { mega: 500_000, major: 50_000, minor: 2_000, shared: 10_000 },
  currency: 'EUR',
  rate: 1,
  hasFailed: false,
  optIn: { status: 'false', contribution: '5', reasons: [], isUndecided: false, isJoinShown: false },
};
const IN: JackpotState = { ...OUT, optIn: { ...OUT.optIn, status: 'true' } };

let isNarrow = false;
let isStill = false;
beforeEach(() => {
  [isNarrow, isStill] = [false, false];
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') ? isStill : isNarrow }),
  });
});
afterEach(() => void jest.useRealTimers());

async function show(
  state: JackpotState = OUT,
  world: FakeWorld = {},
  placement: 'game' | 'spotlight' | 'leaderboard' = 'game',
  stakeMinor = 200,
): Promise<FakeServices> {
  const services = fakeServices(world);
  services.session.set(signedInSession());
  services.jackpot.set(state);
  renderPiece(<Component placement={placement} stake={money(stakeMinor, 'EUR')} />, {
    services,
    mocks: [
      answer(JackpotWidgetDocument, {
        __typename: 'Query',
        root: { __typename: 'Root', jackpotSettings: SETTINGS },
      }),
    ],
  });
  await screen.findByRole('region', { name: 'Jackpot' });
  return services;
}

const sent = ({ jackpot }: FakeServices) =>
  jest.mocked<Jackpot['send']>(jackpot.send).mock.calls.map(([action]) => action);
const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('the jackpot widget (requirements/screens#jackpot)', () => {
  it.each([
    ['collapsed on a phone', true, 'Show jackpot'],
    ['expanded elsewhere', false, 'Hide jackpot'],
  ])('is %s on the game page', async (_what, narrow, label) => {
    isNarrow = narrow;
    await show();
    const button = screen.getByRole('button', { name: label });
    expect(button.getAttribute('aria-expanded')).toBe(String(!narrow));
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe(String(narrow));
  });

  it('cannot be collapsed as spotlight', async () => {
    isNarrow = true;
    await show(OUT, {}, 'spotlight');
    expect(screen.getByRole('switch', { name: 'Opt-in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show jackpot' })).toBeNull();
  });

  it('leaves the toggle to the settings of the jackpot page beside the leaderboard', async () => {
    await show(OUT, {}, 'leaderboard');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('button', { name: 'Your Stake' })).toBeTruthy();
  });

  it.each([
    ['says where to opt out to an opted-in player', IN, 'game', true],
    ['does not offer it to an opted-out player', OUT, 'game', false],
    ['does not offer it without the switch', IN, 'leaderboard', false],
  ] as const)('%s', async (_title, state, placement, isSaid) => {
    await show(state, {}, placement);
    expect(screen.getByText(/Contributions count towards your limits/)).toBeTruthy();
    expect(screen.queryByText(/Opt out here/) !== null).toBe(isSaid);
  });

  it('rotates the title every 3 s while the player is opted out', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const services = await show();
    expect(screen.getByText("You're missing out")).toBeTruthy();
    after(3_000);
    expect(screen.getByText('OPT-IN NOW')).toBeTruthy();
    after(3_000);
    expect(screen.getByText("You're missing out")).toBeTruthy();
    act(() => services.jackpot.set(IN));
    expect(screen.getByText('TOTAL')).toBeTruthy();
  });

  it.each([
    ['where pressure texts are not allowed', { protectionMode: 'strict' } as const, false],
    ['with reduced motion', {}, true],
  ])('keeps a static title %s', async (_what, world, still) => {
    isStill = still;
    await show(OUT, world);
    expect(screen.queryByText("You're missing out")).toBeNull();
    expect(screen.getByText('TOTAL')).toBeTruthy();
  });

  it('opens the odds from the pots, with cost and chances', async () => {
    const services = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Pots' }));
    expect(screen.getByText('€50,000.00')).toBeTruthy();
    expect(screen.getByText('Higher Stakes Significantly')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Increase Odds' }));
    // the button was removed with its panel: the focus stays in the widget
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Your Stake' }));
    // the game page has no heading between its title and this one
    expect(screen.getByRole('heading', { name: 'Chance per bet', level: 2 })).toBeTruthy();
    // 5% of €2.00
    expect(screen.getByText('600 bets of €2.00 in an hour add €60.00 in contributions.')).toBeTruthy();
    expect(screen.getByText('1 in 5,000,000')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('10% of each stake'));
    expect(sent(services)).toEqual([{ type: 'chosen', contribution: '10' }]);
  });

  it('explains the cost with a larger stake when the share is less than a cent', async () => {
    await show(OUT, {}, 'game', 5);
    await userEvent.click(screen.getByRole('button', { name: 'Your Stake' }));
    expect(screen.getByText('600 bets of €1.00 in an hour add €30.00 in contributions.')).toBeTruthy();
  });

  it.each([
    ['amount', { amountCents: 60_000 }, '€600.00'],
    ['time that has passed', { at: 0 }, 'Drops with the next contribution'],
    [
      'amount and time',
      { amountCents: 50_000, at: Date.UTC(2100, 0, 1) },
      /^€500.00 or 1 Jan|^€500.00 or .*00/,
    ],
  ])('shows the latest %s of a pot', async (_what, limit, shown) => {
    await show({ ...OUT, mustHit: { minor: limit } });
    await userEvent.click(screen.getByRole('button', { name: 'Pots' }));
    expect(screen.getByRole('heading', { name: 'Must drop by' })).toBeTruthy();
    expect(screen.getByText(shown)).toBeTruthy();
  });

  it.each([
    ['denies latest amounts while no pot has one', {}, /No pot has to be won by a certain amount/],
    [
      'refers to the list of latest amounts and times',
      { minor: { amountCents: 50_000 } },
      /“Pots” lists the pots that must drop/,
    ],
  ])('%s', async (_what, mustHit, shown) => {
    await show({ ...OUT, mustHit });
    await userEvent.click(screen.getByRole('button', { name: 'Your Stake' }));
    expect(screen.getByText(shown)).toBeTruthy();
  });

  it('has no call to stake more where pressure texts are not allowed', async () => {
    await show(OUT, { protectionMode: 'strict' });
    await userEvent.click(screen.getByRole('button', { name: 'Pots' }));
    expect(screen.queryByText('Higher Stakes Significantly')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Increase Odds' })).toBeNull();
  });

  it('estimates the cost at the player’s own pace after three rounds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const services = await show();
    const stake = money(100, 'EUR');
    for (let round = 0; round < 3; round += 1) {
      act(() => services.bus.emit('game.round-started', { slug: 'game', roundId: String(round) }));
      after(4_000);
      act(() => services.bus.emit('game.round-finished', { slug: 'game', stake, returned: stake }));
    }
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Your Stake' }));
    expect(
      screen.getByText(/^At your pace of \d{3} bets an hour, contributions cost about €4\d\.\d\d an hour\.$/),
    ).toBeTruthy();
  });

  it('opts in with the switch, and confirms it', async () => {
    const services = await show();
    await userEvent.click(screen.getByRole('switch', { name: 'Opt-in' }));
    expect(sent(services)).toEqual([{ type: 'toggled' }]);
    act(() => services.jackpot.set({ ...IN, optIn: { ...IN.optIn, isJoinShown: true } }));
    expect(screen.getByText("YOU'RE IN THE DRAW!")).toBeTruthy();
  });

  it('offers to reload the page when the status is unknown', async () => {
    await show({ ...OUT, optIn: { ...OUT.optIn, status: 'failed' } });
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('announces a winner', async () => {
    const services = await show();
    act(() =>
      services.jackpot.set({
        ...OUT,
        winner: { potId: 'minor', amount: money(12_345, 'EUR'), isOwn: false },
      }),
    );
    expect(screen.getByText('MINI jackpot won: €123.45')).toBeTruthy();
  });
});
