import {
  SPORTS_FEED_VERSION,
  type FeedChanges,
  type FeedCompetition,
  type FeedEvent,
  type FeedMarket,
  type FeedMatch,
  type FeedSnapshot,
  type MatchMessage,
} from '@foyer/kernel/sports-feed';

export const HALCYON: FeedCompetition = {
  id: 'hal',
  sport: 'football',
  name: 'Halcyon League',
  country: 'GB',
};
export const NOON = Date.UTC(2026, 10, 21, 12);

export function winner(home: number, away: number, status: FeedMarket['status'] = 'open'): FeedMarket {
  return {
    kind: 'winner',
    line: null,
    status,
    outcomes: [
      { id: 'home', price: home },
      { id: 'away', price: away },
    ],
  };
}

export function anEvent(id: string, overrides: Partial<FeedEvent> = {}): FeedEvent {
  return {
    id,
    competition: 'hal',
    home: `${id} Rovers`,
    away: `${id} City`,
    startsAt: NOON - 600_000,
    sequence: 100,
    phase: 'live',
    period: 1,
    minute: 10,
    score: { home: 0, away: 0 },
    inner: null,
    markets: [winner(1_900, 1_900)],
    ...overrides,
  };
}

export function upcoming(id: string, overrides: Partial<FeedEvent> = {}): FeedEvent {
  return anEvent(id, {
    phase: 'upcoming',
    period: 0,
    minute: null,
    score: null,
    startsAt: NOON + 3_600_000,
    ...overrides,
  });
}

export function aSnapshot(events: readonly FeedEvent[], sequence = 100): FeedSnapshot {
  return {
    v: SPORTS_FEED_VERSION,
    type: 'snapshot',
    sequence,
    at: NOON,
    marginBasisPoints: 500,
    events,
    competitions: [HALCYON, { id: 'lan', sport: 'basketball', name: 'Lanternway League', country: 'US' }],
  };
}

export function changes(
  after: number,
  sequence: number,
  events: readonly FeedEvent[],
  gone: readonly string[] = [],
): FeedChanges {
  return { v: SPORTS_FEED_VERSION, type: 'changes', sequence, after, at: NOON + sequence, events, gone };
}

export function aMatch(overrides: Partial<FeedMatch> = {}): FeedMatch {
  return {
    ...anEvent('north'),
    periods: [{ home: 0, away: 0 }],
    moments: [],
    incidents: [],
    attack: null,
    squads: null,
    statistics: null,
    ...overrides,
  };
}

export function aMatchMessage(overrides: Partial<FeedMatch> = {}, sequence = 100): MatchMessage {
  return {
    v: SPORTS_FEED_VERSION,
    type: 'match',
    sequence,
    at: NOON,
    competition: HALCYON,
    match: aMatch({ sequence, ...overrides }),
  };
}
