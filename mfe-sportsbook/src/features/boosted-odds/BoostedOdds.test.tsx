import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { anEvent } from '../sports-feed/board.fixture.ts';
import { boosted, boostedOdds } from './boostedOdds.fixture.ts';
import { BoostedOdds } from './BoostedOdds.tsx';

type Match = ReturnType<typeof anEvent>;

const PRICED: Partial<Match> = {
  phase: 'upcoming',
  markets: [
    {
      kind: 'winner',
      line: null,
      status: 'open',
      outcomes: [
        { id: 'home', price: 1_900 },
        { id: 'draw', price: 3_400 },
        { id: 'away', price: 4_000 },
      ],
    },
  ],
};

function open(match: Partial<Match> = {}) {
  const event = { ...anEvent('north'), ...PRICED, ...match };
  const services = fakeServices({ path: '/en/sports/' });
  renderPiece(
    <BoostedOdds matchOf={(id) => (id === 'north' ? { match: event, sport: 'football' } : undefined)} />,
    { services, mocks: [boostedOdds(boosted(), boosted({ id: 'elsewhere', event: 'south' }))] },
  );
  return services;
}

describe('boosted odds of a page', () => {
  it('name both prices in words, and add the selection to the slip at the price of the feed', async () => {
    const services = open();
    const price = await screen.findByRole('button', { name: /Boosted price 2\.50, regular price 1\.90/ });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/^Singles before the start, up to €20\.00 in total/)).toBeTruthy();
    price.focus();
    await userEvent.keyboard('{Enter}');
    expect(price.getAttribute('aria-pressed')).toBe('true');
    expect(services.storage.read('sportsCoupon')).toMatch(/north~w~~h~1900$/);
  });

  it('end at the start of the match at the latest', async () => {
    open({ startsAt: Date.UTC(2027, 4, 1, 18) });
    await screen.findByRole('button', { name: /Boosted price/ });
    expect(screen.getByText(/Ends 01\/05\/2027, 18:00/)).toBeTruthy();
  });

  it.each<[string, Partial<Match>]>([
    ['the match has started', { phase: 'live' }],
    [
      'the price of the feed is higher',
      {
        markets: (PRICED.markets ?? []).map((market) => ({
          ...market,
          outcomes: market.outcomes.map((outcome) => ({ ...outcome, price: 2_500 })),
        })),
      },
    ],
  ])('are not shown when %s', async (_name, change) => {
    open(change);
    await Promise.resolve();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
