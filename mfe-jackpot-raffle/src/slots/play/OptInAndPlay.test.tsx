import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Jackpot, JackpotState } from '@foyer/contract';
import {
  answer,
  fakeServices,
  renderPiece,
  signedInSession,
  type FakeServices,
} from '@foyer/platform/testing';
import { JackpotWidgetDocument } from '../widget/JackpotWidget.generated.ts';
import { Component as Account } from '../account/JackpotAccount.tsx';
import { Component as Play } from './OptInAndPlay.tsx';

const SETTINGS = {
  __typename: 'JackpotSettings',
  enabled: true,
  sourceId: 'site-wide-source',
  instanceId: 'site-wide-1',
  operatorId: 'op-a',
  contributionOptions: ['2', '5', '10'],
  initialContributionValue: '5',
  logo: null,
  winnerNotificationImage: null,
  colorPalette: null,
} as const;
const OUT: JackpotState = {
  link: 'open',
  pots: undefined,
  currency: 'EUR',
  rate: 1,
  hasFailed: false,
  optIn: { status: 'false', contribution: '5', reasons: [], isUndecided: false, isJoinShown: false },
};
const IN: JackpotState = { ...OUT, optIn: { ...OUT.optIn, status: 'true' } };

function show(piece: 'play' | 'account', state: JackpotState, isPlayer = true) {
  const services: FakeServices = fakeServices();
  services.session.set(isPlayer ? signedInSession() : { status: 'LOGGED_OUT' });
  services.jackpot.set(state);
  const onPlay = jest.fn();
  renderPiece(piece === 'play' ? <Play onPlay={onPlay} /> : <Account />, {
    services,
    mocks: [
      answer(JackpotWidgetDocument, {
        __typename: 'Query',
        root: { __typename: 'Root', jackpotSettings: SETTINGS },
      }),
    ],
  });
  const sent = () => jest.mocked<Jackpot['send']>(services.jackpot.send).mock.calls.map(([action]) => action);
  return { services, onPlay, sent };
}
const playButton = () => screen.findByRole('button', { name: 'Opt in and play' });

describe('button that opts in and plays', () => {
  it('names the cost, opts in, and plays once the provider has confirmed', async () => {
    const { services, onPlay, sent } = show('play', OUT);
    const used: string[] = [];
    services.bus.on('feature.used', ({ feature }) => used.push(feature));
    expect((await playButton()).getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(/^Each bet adds 5% of your stake to the jackpot/)).toBeTruthy();
    await userEvent.click(await playButton());
    expect(sent()).toEqual([{ type: 'chosen', contribution: '5' }]);
    expect(used).toEqual(['opt-in-and-play']);
    expect(onPlay).not.toHaveBeenCalled();
    act(() => services.jackpot.set(IN));
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  it('does not play when the opt-in is refused', async () => {
    const { services, onPlay } = show('play', OUT);
    await userEvent.click(await playButton());
    act(() => services.jackpot.set({ ...OUT, optIn: { ...OUT.optIn, reasons: ['KYC_REQUIRED'] } }));
    expect(onPlay).not.toHaveBeenCalled();
    expect(screen.getByText('You can’t join right now')).toBeTruthy();
  });

  it('is absent for players who are opted in', async () => {
    show('play', IN);
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('jackpot section of the account (requirements/screens#jackpot)', () => {
  it.each([
    ['Opted in for Jackpot', IN],
    ['Opted out for Jackpot', OUT],
  ])('shows %s with the contribution', async (label, state) => {
    const { sent } = show('account', state);
    await userEvent.click(await screen.findByRole('switch', { name: label }));
    expect(sent()).toEqual([{ type: 'toggled' }]);
    expect(screen.getByText('Jackpot Opt-In Contributions')).toBeTruthy();
    expect(screen.getByText('5% of each stake')).toBeTruthy();
    expect(
      screen.getByText(
        'You can adjust your jackpot contributions by opening any game & selecting a new amount from options in the Jackpot component.',
      ),
    ).toBeTruthy();
  });

  it('offers to reload the page when the status is unknown', async () => {
    show('account', { ...OUT, optIn: { ...OUT.optIn, status: 'failed' } });
    expect(await screen.findByText('Error fetching the status')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
