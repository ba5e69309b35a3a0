import { describe, expect, it } from '@jest/globals';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aRace,
  aRunner,
  anOutright,
  contestChanges,
  contestsMessage,
} from '../../features/contests/contest.fixture.ts';
import { NOON } from '../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../features/sports-feed/feedWorld.fixture.ts';
import '../../features/bet-slip/BetSlip.tsx';
import { Component } from './SportsContestPage.tsx';

const feed = feedWorld();
const PATH = '/sports-feed/contests/brk1';

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

async function open(...answers: readonly (FeedContest | 404 | undefined)[]) {
  const [first] = answers;
  const id = typeof first === 'object' ? first.id : 'brk1';
  feed.answer(
    `/sports-feed/contests/${id}`,
    ...answers.map((answer) => (typeof answer === 'object' ? contestsMessage(answer) : answer)),
  );
  const services = fakeServices({ path: `/en/sports/contest/${id}/`, now: NOON });
  const rendered = renderPage(Component, { services, params: { contest: id } });
  await act(async () => Promise.resolve());
  return rendered;
}

const rowsOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the page of a race', () => {
  it('lists the runners by their price, with jockey, form, and both prices', async () => {
    const { services } = await open(aRace());
    expect(screen.getByRole('heading', { level: 1, name: '12:30 Brackenmoor' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('12:30 Brackenmoor');
    expect(
      screen.getByText('Juniper Stakes · 1,600 m · 2 runners · Each way: 1/5 odds, 3 places paid'),
    ).toBeTruthy();
    const rows = rowsOf();
    expect(rows[0]).toContain('2Amber IsleA. Brennan Form 1-2-0');
    expect(rows[0]).toContain('Positions in the last races, latest last: 1, 2, tenth or later');
    expect(rows[1]).toContain('Silver Echo');
    expect(screen.getByRole('button', { name: 'Silver Echo, Win 6.00' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Silver Echo, First 3 2.00' })).toBeTruthy();
  });

  it('becomes a favourite of the visitor', async () => {
    const { services } = await open(aRace());
    await userEvent.click(await screen.findByRole('button', { name: 'Add 12:30 Brackenmoor to favourites' }));
    expect(services.storage.sportsFavourites?.()).toEqual(['e:brk1']);
  });

  it('adds a runner to the slip', async () => {
    const { services } = await open(aRace());
    await userEvent.click(screen.getByRole('button', { name: 'Silver Echo, Win 6.00' }));
    expect(services.storage.read('sportsCoupon')).toBe('brk1~F~~r1~6000');
    expect(screen.getByRole('button', { name: 'Silver Echo, Win 6.00' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('shows a price of the stream, its move, and prices that may be outdated', async () => {
    await open(aRace());
    const [winner] = aRace().markets;
    if (!winner) throw new Error('no market');
    const shorter = { ...winner, outcomes: [{ id: 'r1', price: 5_000 } as const] };
    feed.deliverContests('brk1', contestChanges(100, 101, [aRace({ markets: [shorter] })]));
    const button = screen.getByRole('button', { name: 'Silver Echo, Win 5.00' });
    expect(button.childElementCount).toBe(4);
    feed.loseContests('brk1');
    expect(screen.getByRole('button', { name: /^Silver Echo, Win.*Not live: 5\.00/ })).toBeTruthy();
  });

  it('reads the race once for itself and the slip', async () => {
    await open(aRace());
    await userEvent.click(screen.getByRole('button', { name: 'Silver Echo, Win 6.00' }));
    expect(await screen.findByRole('button', { name: /^Remove Silver Echo/ })).toBeTruthy();
    expect(feed.requested.filter((path) => path === PATH)).toHaveLength(1);
    expect(feed.openContests()).toHaveLength(1);
  });

  it('names withdrawn runners with their deduction, and offers no price for them', async () => {
    await open(
      aRace({
        runners: [
          aRunner('r1', 'Silver Echo', { withdrawn: { at: NOON, deduction: 15, placeDeduction: 5 } }),
          aRunner('r2', 'Amber Isle'),
        ],
      }),
    );
    expect(screen.getByText('1 runner was withdrawn')).toBeTruthy();
    expect(
      screen.getByText('Silver Echo, 12:00: 15% deducted from the winnings of earlier bets (Rule 4)'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Silver Echo/ })).toBeNull();
    expect(screen.getAllByText('Non-runner')).toHaveLength(2);
  });

  it('says that bets are closed while the race is on', async () => {
    await open(aRace({ phase: 'live', terms: null, markets: [] }));
    expect(screen.getByText('The race is on. Bets are closed.')).toBeTruthy();
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
  });

  it.each([
    [1, 'Final result'],
    [2, 'The result was corrected after the photo finish.'],
  ])('lists the finishing order of result %i', async (number, news) => {
    await open(
      aRace({
        phase: 'ended',
        terms: null,
        markets: [],
        runners: [
          aRunner('r1', 'Silver Echo', { position: 2 }),
          aRunner('r2', 'Amber Isle', { position: 1 }),
        ],
        result: { number, status: 'PLAYED', endedAt: NOON },
      }),
    );
    expect(screen.getByText(news)).toBeTruthy();
    expect(rowsOf()[0]).toMatch(/^1Amber Isle/);
    expect(rowsOf()[1]).toMatch(/^2Silver Echo/);
  });

  it('says that a race was abandoned', async () => {
    await open(
      aRace({
        phase: 'ended',
        terms: null,
        markets: [],
        result: { number: 1, status: 'VOID', endedAt: NOON },
      }),
    );
    expect(screen.getByText(/^The race was abandoned/)).toBeTruthy();
  });

  it('reads it again after a failure', async () => {
    await open(undefined, aRace());
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load the prices' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says that an unknown contest is not available', async () => {
    await open(404);
    expect(screen.getByRole('heading', { level: 1, name: 'This event isn’t available' })).toBeTruthy();
    expect(feed.requested).toContain(PATH);
  });
});

describe('the page of an outright', () => {
  it('has the teams, the season and its end', async () => {
    await open(anOutright());
    expect(screen.getByRole('heading', { level: 1, name: 'Halcyon League: winner' })).toBeTruthy();
    expect(screen.getByText(/^Season 4 · Bets until the last match of the season, /)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Halcyon League' }).getAttribute('href')).toBe(
      '/en/sports/football/hal/',
    );
    expect(rowsOf()[0]).toMatch(/^Park/);
  });

  it('says that its prices are suspended', async () => {
    const { markets } = anOutright();
    await open(anOutright({ markets: markets.map((market) => ({ ...market, status: 'suspended' })) }));
    expect(screen.getByText('Bets are suspended right now.')).toBeTruthy();
  });
});
