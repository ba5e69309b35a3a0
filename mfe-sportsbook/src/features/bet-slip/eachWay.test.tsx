import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceSportsBetInput, SportsBetRefusal } from '@foyer/graphql/main';
import type { Services } from '@foyer/contract';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { fakeServices, renderPiece, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { aRace, contestsMessage } from '../contests/contest.fixture.ts';
import { writeCoupon, type Selection } from '../coupon/coupon.ts';
import { bookmaker, plainOffer } from '../placement/bookmaker.fixture.ts';
import { aSnapshot, anEvent, NOON } from '../sports-feed/board.fixture.ts';
import { START, transition } from '../sports-feed/feed.machine.ts';
import { feedWorld } from '../sports-feed/feedWorld.fixture.ts';
import { BetSlip } from './BetSlip.tsx';

const feed = feedWorld();
const TERMS = { numerator: 1, denominator: 5, places: 3 };
const echo = (event: string, price = 6_000): Selection => ({
  event,
  kind: 'fieldWinner',
  line: null,
  outcome: 'r1',
  price,
});
const MATCH: Selection = { event: 'north', kind: 'winner', line: null, outcome: 'home', price: 1_900 };

async function show(
  coupon: readonly Selection[],
  races: readonly FeedContest[],
  sent: PlaceSportsBetInput[] = [],
  refusal: SportsBetRefusal = 'SELECTION_SUSPENDED',
): Promise<Services> {
  for (const race of races) feed.answer(`/sports-feed/contests/${race.id}`, contestsMessage(race));
  const services = fakeServices({ path: '/en/sports/', now: NOON });
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet());
  services.storage.write('sportsCoupon', writeCoupon(coupon));
  const board = transition(START, { type: 'message-arrived', message: aSnapshot([anEvent('north')]) });
  renderPiece(<BetSlip offer={{ board }} />, {
    services,
    mocks: [...plainOffer(), bookmaker(sent, { refusals: [refusal] })],
  });
  await screen.findByRole('button', { name: '€5.00' });
  await act(async () => Promise.resolve());
  return services;
}

const chip = (name = /^Each way/) => screen.getByRole('button', { name });
const stake = () => userEvent.click(screen.getByRole('button', { name: '€5.00' }));

describe('each way in the slip', () => {
  it('doubles the stake, and sends the terms', async () => {
    const sent: PlaceSportsBetInput[] = [];
    await show([echo('brk1')], [aRace()], sent);
    expect(screen.getByRole('link', { name: '12:30 Brackenmoor · Juniper Stakes' })).toBeTruthy();
    await stake();
    expect(screen.getByRole('button', { name: 'Place bet for €5.00' })).toBeTruthy();
    await userEvent.click(chip(/^Each way: 1\/5 odds, 3 places/));
    expect(screen.getByText('2 lines × €5.00')).toBeTruthy();
    // 5 × 6 + 5 × 2
    expect(screen.getByText('€40.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €10.00' }));
    await screen.findByText(/^A selection is suspended/);
    expect(sent).toMatchObject([{ stakePerLine: 500, selections: [{ event: 'brk1', eachWay: TERMS }] }]);
  });

  it('is on the win only without a line whose selections are all each way', async () => {
    const sent: PlaceSportsBetInput[] = [];
    await show([echo('brk1'), MATCH], [aRace()], sent);
    await userEvent.click(chip());
    await stake();
    expect(screen.getByText(/^No line is each way/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €5.00' }));
    await screen.findByText(/^A selection is suspended/);
    expect(sent[0]?.selections[0]).not.toHaveProperty('eachWay');
  });

  it('adds a stake for the singles that are each way', async () => {
    await show([echo('brk1'), MATCH], [aRace()]);
    await userEvent.click(chip());
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Type of bet' }),
      '2 singles · 2 lines',
    );
    await stake();
    expect(screen.getByText('3 lines × €5.00')).toBeTruthy();
  });

  it('is not offered for a match, and not without terms', async () => {
    await show([echo('brk1'), MATCH], [aRace({ terms: null })]);
    expect(screen.queryByRole('button', { name: /^Each way/ })).toBeNull();
  });

  it('places nothing while the terms of a chosen selection are unknown', async () => {
    const sent: PlaceSportsBetInput[] = [];
    await show([echo('brk1')], [aRace()], sent);
    await userEvent.click(chip());
    await stake();
    feed.answer('/sports-feed/contests/brk1', undefined);
    feed.loseContests('brk1');
    expect(screen.getByRole('button', { name: 'Each way Silver Echo' })).toBeTruthy();
    expect(screen.getByText('Waiting for the live price')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    expect(screen.getByText(/^Each-way terms aren’t available/)).toBeTruthy();
    expect(sent).toEqual([]);
    // each way can be turned off
    await userEvent.click(chip(/^Each way/));
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €5.00' }));
    await screen.findByText(/^A selection is suspended/);
    expect(sent).toHaveLength(1);
  });

  it('explains that the terms have changed', async () => {
    await show([echo('brk1')], [aRace()], [], 'EACH_WAY_CHANGED');
    await stake();
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €5.00' }));
    expect(await screen.findByText(/^The each-way terms have changed/)).toBeTruthy();
  });

  it('states a changed price and a started race in words', async () => {
    await show(
      [echo('brk1', 5_000), echo('brk2')],
      [aRace(), aRace({ id: 'brk2', phase: 'live', markets: [], terms: null })],
    );
    expect(screen.getByText('Price up from 5.00')).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
  });
});
