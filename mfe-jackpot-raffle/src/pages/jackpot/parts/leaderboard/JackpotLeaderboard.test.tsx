import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { JackpotLeaderboard } from './JackpotLeaderboard.tsx';
import { JackpotLeaderboardDocument } from './JackpotLeaderboard.generated.ts';

function show(position: number, canShowMore = true, entries = 60): void {
  Object.assign(globalThis, { innerWidth: 390 });
  const services = fakeServices();
  services.session.set(signedInSession());
  renderPiece(<JackpotLeaderboard instanceId="site-wide-1" currency="EUR" canShowMore={canShowMore} />, {
    services,
    mocks: [
      answer(JackpotLeaderboardDocument, {
        __typename: 'Query',
        public: {
          __typename: 'Public',
          jackpotLeaderboard: {
            __typename: 'JackpotLeaderboard',
            playerPosition: position,
            playerRank: null,
            playerRankImageUrl: null,
            leaderboard: Array.from({ length: entries }, (_, index) => ({
              __typename: 'JackpotLeaderboardEntry' as const,
              brand: 'aurora',
              expectedPrize: 100_000 - index,
              initials: 'AB',
              rankImageUrl: null,
              rankName: null,
            })),
          },
        },
      }),
    ],
  });
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('the leaderboard of the community jackpot (requirements/screens#jackpot)', () => {
  it('shows 10 rows on a phone, 10 more on request, and at most 50', async () => {
    show(2);
    expect(await screen.findByRole('heading', { name: 'LIVE LEADERBOARD' })).toBeTruthy();
    expect(await screen.findByRole('table')).toBeTruthy();
    for (const label of ['Pos', 'Player ID', 'Rank', 'Estimated prize*'])
      expect(screen.getByRole('columnheader', { name: label })).toBeTruthy();
    expect(rows()).toHaveLength(10);
    expect(within(rows()[2] as HTMLElement).getByText('You')).toBeTruthy();
    for (let more = 0; more < 4; more += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(rows()).toHaveLength(50);
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  // requirements/validation#leaderboard; prizes fall by a cent with each position
  it.each([
    [0, 'Pos 1', '€1,000.00', 1],
    [9, 'Pos 10', '€999.91', 1],
    [49, 'Pos 50', '€999.51', 0],
    [50, 'Pos 51', '€999.50', 0],
    [99, 'Pos 100', '€999.01', 0],
    [100, 'Pos 101', '–', 0],
    [-1, 'Pos XXX', '–', 0],
  ])('shows the player at position %i as %s with %s', async (position, place, prize, ownRows) => {
    show(position, true, 100);
    const own = (await screen.findByText(place)).closest('dl');
    const values = [...(own?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(values).toEqual([place, '–', prize]);
    expect(within(screen.getByRole('table')).queryAllByText('You')).toHaveLength(ownRows);
  });

  it('disables "Show More" for players who are opted out', async () => {
    show(-1, false);
    expect(await screen.findByRole('button', { name: 'Show More' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Pos XXX')).toBeTruthy();
  });
});
