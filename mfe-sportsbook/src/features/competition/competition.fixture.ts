import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { type CompetitionMessage, type FeedResult, type FeedStanding } from '@foyer/kernel/sports-results';
import { HALCYON, NOON } from '../sports-feed/board.fixture.ts';

const DAY_MS = 86_400_000;

export function aStanding(team: string, overrides: Partial<FeedStanding> = {}): FeedStanding {
  return {
    team,
    played: 3,
    won: 2,
    drawn: 1,
    lost: 0,
    scored: 6,
    conceded: 2,
    points: 7,
    form: ['W', 'D', 'W'],
    ...overrides,
  };
}

export function aResult(id: string, overrides: Partial<FeedResult> = {}): FeedResult {
  return {
    id,
    competition: 'hal',
    home: `${id} Rovers`,
    away: `${id} City`,
    startsAt: NOON - 2 * DAY_MS,
    endedAt: NOON - 2 * DAY_MS + 7_200_000,
    status: 'PLAYED',
    score: { home: 2, away: 1 },
    periods: [
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ],
    ...overrides,
  };
}

export function aCompetition(overrides: Partial<CompetitionMessage> = {}): CompetitionMessage {
  return {
    v: SPORTS_FEED_VERSION,
    type: 'competition',
    at: NOON,
    competition: HALCYON,
    season: { number: 4, startsAt: NOON - 30 * DAY_MS, endsAt: NOON + 30 * DAY_MS },
    standings: [
      aStanding('Rovers'),
      aStanding('City', { won: 0, lost: 2, points: 1, scored: 1, conceded: 5, form: ['L', 'D', 'L'] }),
    ],
    upcoming: [
      { id: 'later', home: 'Rovers', away: 'Park', startsAt: NOON + 3 * DAY_MS },
      { id: 'soon', home: 'City', away: 'Park', startsAt: NOON + 3_600_000 },
    ],
    results: [aResult('past')],
    ...overrides,
  };
}
