import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Leaderboard } from '@foyer/kernel/tournaments';
import { renderPiece } from '@foyer/platform/testing';
import { tournamentOf } from '../../../../features/tournaments/tournaments.fixture.ts';
import { LeaderboardTable } from './LeaderboardTable.tsx';

const rowOf = (place: number, isMe = false): Leaderboard['rows'][number] => ({
  place,
  name: `P${place}***`,
  score: 1_000 - place,
  isMe,
});
const meAt = (place: number | null): Leaderboard['me'] => ({ place, score: 7, rounds: 3 });

describe('leaderboard of a tournament', () => {
  it.each<[string, Leaderboard['rows'], Leaderboard['me'], readonly string[], readonly string[]]>([
    ['a player who is not registered', [rowOf(1)], null, ['1'], []],
    ['a player without a place', [rowOf(1)], meAt(null), ['1'], []],
    ['a player among the best', [rowOf(1), rowOf(2, true)], meAt(2), ['1', '2'], ['2']],
    ['a player below the best', [rowOf(1)], meAt(151), ['1', '151'], ['151']],
  ])('shows %s', (_who, rows, me, places, own) => {
    renderPiece(
      <LeaderboardTable tournament={tournamentOf('a', { leaderboard: { rows, me, players: 200 } })} />,
    );
    const body = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const placeOf = (row: HTMLElement): string | null =>
      within(row).getAllByRole('cell')[0]?.textContent ?? null;
    expect(body.map(placeOf)).toEqual(places);
    expect(body.filter((row) => within(row).queryByText('You') !== null).map(placeOf)).toEqual(own);
  });

  it('shows no table without scores', () => {
    renderPiece(
      <LeaderboardTable
        tournament={tournamentOf('a', { leaderboard: { rows: [], me: meAt(null), players: 3 } })}
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});
