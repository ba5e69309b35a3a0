import { describe, expect, it } from '@jest/globals';
import type { FeedResult } from '@foyer/kernel/sports-results';
import { standingsOf } from './standings.ts';

let played = 0;
function result(
  home: string,
  away: string,
  score: string,
  status: FeedResult['status'] = 'PLAYED',
): FeedResult {
  const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
  played += 1;
  return {
    id: `hal${played}`,
    competition: 'hal',
    home,
    away,
    startsAt: played,
    endedAt: played,
    status,
    score: { home: homeScore, away: awayScore },
    periods: [],
  };
}

/** The latest first. */
const RESULTS = [
  result('A', 'B', '2:0'),
  result('C', 'A', '1:1'),
  result('B', 'C', '4:0', 'VOID'),
  result('B', 'C', '0:1'),
];
const row = (sport: 'football' | 'handball' | 'basketball', team: string, results = RESULTS) =>
  standingsOf(sport, ['A', 'B', 'C'], results).find((standing) => standing.team === team);

describe('standingsOf', () => {
  it('counts matches, scores, points and form of a team; a void match does not count', () => {
    expect(row('football', 'A')).toEqual({
      team: 'A',
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      scored: 3,
      conceded: 1,
      points: 4,
      form: ['W', 'D'],
    });
    expect(row('football', 'B')).toMatchObject({ played: 2, won: 0, lost: 2, points: 0, form: ['L', 'L'] });
  });

  it.each([
    ['football', 4],
    ['handball', 3],
    ['basketball', 2],
  ] as const)('gives the points of %s', (sport, points) => {
    expect(row(sport, 'A')?.points).toBe(points);
  });

  it('gives a point for a defeat in basketball', () => {
    expect(row('basketball', 'B')?.points).toBe(2);
  });

  it('ranks by points, then difference, then scores, then name', () => {
    const order = (results: readonly FeedResult[]) =>
      standingsOf('football', ['D', 'C', 'B', 'A'], results).map(({ team }) => team);
    expect(order([])).toEqual(['A', 'B', 'C', 'D']);
    expect(order([result('D', 'A', '1:0'), result('C', 'B', '3:0')])).toEqual(['C', 'D', 'A', 'B']);
    expect(order([result('D', 'A', '3:2'), result('C', 'B', '1:0')])).toEqual(['D', 'C', 'A', 'B']);
  });

  it('keeps the form of five matches', () => {
    const many = Array.from({ length: 9 }, () => result('A', 'B', '1:0'));
    expect(row('football', 'A', many)?.form).toHaveLength(5);
  });
});
