import { describe, expect, it } from '@jest/globals';
import {
  parseFeedMessage,
  parseMatchMessage,
  type FeedChanges,
  type FeedEvent,
  type FeedSnapshot,
  type MatchMessage,
} from './sports-feed.ts';
import {
  parseCompetitionMessage,
  parseResultsMessage,
  type CompetitionMessage,
  type ResultsMessage,
} from './sports-results.ts';

const EVENT: FeedEvent = {
  id: 'hal73lk',
  competition: 'hal',
  home: 'Aldermoor Rovers',
  away: 'Jäämeri',
  startsAt: 1,
  sequence: 2,
  phase: 'live',
  period: 1,
  minute: 12,
  score: { home: 1, away: 0 },
  inner: null,
  markets: [
    {
      kind: 'total',
      line: 250,
      status: 'open',
      outcomes: [
        { id: 'over', price: 1_900 },
        { id: 'under', price: 1_900 },
      ],
    },
  ],
};
const CHANGES: FeedChanges = {
  v: 2,
  type: 'changes',
  sequence: 5,
  after: 4,
  at: 6,
  events: [EVENT],
  gone: ['hal73lj'],
};
const SNAPSHOT: FeedSnapshot = {
  v: 2,
  type: 'snapshot',
  sequence: 5,
  at: 6,
  marginBasisPoints: 500,
  competitions: [{ id: 'hal', sport: 'football', name: 'Halcyon League', country: 'GB' }],
  events: [EVENT],
};

const COMPETITION = { id: 'hal', sport: 'football', name: 'Halcyon League', country: 'GB' } as const;

const withEvent = (change: object): object => ({ ...CHANGES, events: [{ ...EVENT, ...change }] });
const withMarket = (change: object): object => withEvent({ markets: [{ ...EVENT.markets[0], ...change }] });

describe('sports feed messages', () => {
  it.each([[SNAPSHOT], [CHANGES], [{ ...CHANGES, events: [], gone: [] }]])(
    'are parsed as serialised',
    (message) => {
      expect(parseFeedMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    },
  );

  it('are rebuilt from known fields only', () => {
    expect(parseFeedMessage({ ...withEvent({ secret: 1 }), more: true })).toEqual(CHANGES);
  });

  it('leave out sports and markets of a newer feed', () => {
    const market = { ...EVENT.markets[0], kind: 'throwIns' };
    const competition = { ...COMPETITION, id: 'cue', sport: 'snooker' };
    expect(
      parseFeedMessage({
        ...SNAPSHOT,
        competitions: [...SNAPSHOT.competitions, competition],
        events: [{ ...EVENT, markets: [...EVENT.markets, market] }],
      }),
    ).toEqual(SNAPSHOT);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a list', []],
    ['another version', { ...CHANGES, v: 1 }],
    ['another type', { ...CHANGES, type: 'noise' }],
    ['an invalid sequence number', { ...CHANGES, sequence: 1.5 }],
    ['no predecessor', { ...CHANGES, after: undefined }],
    ['an invalid id', { ...CHANGES, gone: ['../x'] }],
    ['an unknown phase', withEvent({ phase: 'paused' })],
    ['half a score', withEvent({ score: { home: 1 } })],
    ['a negative score', withEvent({ score: { home: -1, away: 0 } })],
    ['a team without a name', withEvent({ home: '' })],
    ['invalid markets', withEvent({ markets: {} })],
    ['a line that the market cannot have', withMarket({ line: 225 })],
    ['a price of one', withMarket({ outcomes: [{ id: 'over', price: 1_000 }] })],
    ['a price that is a fraction', withMarket({ outcomes: [{ id: 'over', price: 1_900.5 }] })],
    ['an unknown outcome', withMarket({ outcomes: [{ id: 'maybe', price: 1_900 }] })],
    ['a country in lower case', { ...SNAPSHOT, competitions: [{ ...COMPETITION, country: 'gb' }] }],
    ['too many items', { ...CHANGES, gone: new Array<string>(3_000).fill('a') }],
  ])('are rejected with %s', (_what, input) => {
    expect(parseFeedMessage(input)).toBeUndefined();
  });
});

const MATCH: MatchMessage = {
  v: 2,
  type: 'match',
  sequence: 5,
  at: 6,
  competition: COMPETITION,
  match: {
    ...EVENT,
    periods: [{ home: 1, away: 0 }],
    moments: [{ minute: 12, period: 1, side: 'home', score: { home: 1, away: 0 }, scorer: 'B. Langley' }],
    incidents: [{ kind: 'corner', side: 'away', period: 1, minute: 14 }],
    attack: 'home',
    squads: null,
    statistics: { corners: { home: 3, away: 1 }, cards: { home: 0, away: 2 } },
  },
};

describe('match messages', () => {
  it('are parsed as serialised, from known fields only', () => {
    expect(parseMatchMessage({ ...JSON.parse(JSON.stringify(MATCH)), more: true })).toEqual(MATCH);
  });

  it('have no incidents and no attack when an older feed leaves them out', () => {
    const { incidents: _incidents, attack: _attack, ...older } = MATCH.match;
    expect(parseMatchMessage({ ...MATCH, match: older })).toEqual({
      ...MATCH,
      match: { ...older, incidents: [], attack: null },
    });
  });

  it('keep known incidents only', () => {
    const incidents = [{ kind: 'streaker', side: 'home', period: 1, minute: 2 }, ...MATCH.match.incidents];
    expect(parseMatchMessage({ ...MATCH, match: { ...MATCH.match, incidents } })).toEqual(MATCH);
  });

  it('may be beats without a state', () => {
    const beat = { v: 2, type: 'beat', sequence: 5, at: 6 };
    expect(parseMatchMessage({ ...beat, more: true })).toEqual(beat);
    expect(parseMatchMessage({ ...beat, at: -1 })).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a snapshot', SNAPSHOT],
    ['no competition', { ...MATCH, competition: null }],
    ['no periods', { ...MATCH, match: EVENT }],
    ['an unknown attacker', { ...MATCH, match: { ...MATCH.match, attack: 'referee' } }],
    ['an invalid score of a period', { ...MATCH, match: { ...MATCH.match, periods: [null] } }],
    [
      'an unknown side',
      { ...MATCH, match: { ...MATCH.match, moments: [{ ...MATCH.match.moments[0], side: 'x' }] } },
    ],
  ])('are rejected with %s', (_name, message) => {
    expect(parseMatchMessage(message)).toBeUndefined();
  });
});

const RESULTS: ResultsMessage = {
  v: 2,
  type: 'results',
  at: 6,
  competitions: [COMPETITION],
  results: [
    {
      id: 'hal1',
      competition: 'hal',
      home: 'Aldermoor Rovers',
      away: 'Jäämeri',
      startsAt: 1,
      endedAt: 5,
      status: 'PLAYED',
      score: { home: 1, away: 0 },
      periods: [{ home: 1, away: 0 }],
    },
  ],
};

describe('lists of results', () => {
  it('are parsed as serialised', () => {
    expect(parseResultsMessage(JSON.parse(JSON.stringify(RESULTS)))).toEqual(RESULTS);
  });

  it.each<[string, object]>([
    ['an unknown status', { status: 'LATE' }],
    ['no score', { score: null }],
    ['a time that is a text', { endedAt: 'now' }],
  ])('are rejected with %s', (_name, change) => {
    expect(
      parseResultsMessage({ ...RESULTS, results: [{ ...RESULTS.results[0], ...change }] }),
    ).toBeUndefined();
  });
});

const SEASON: CompetitionMessage = {
  v: 2,
  type: 'competition',
  at: 6,
  competition: COMPETITION,
  season: { number: 3, startsAt: 1, endsAt: 9 },
  standings: [
    {
      team: 'Aldermoor Rovers',
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      scored: 4,
      conceded: 4,
      points: 4,
      form: ['W', 'D', 'L'],
    },
  ],
  upcoming: [{ id: 'hal73lm', home: 'Aldermoor Rovers', away: 'Farrowdale', startsAt: 8 }],
  results: [],
};

describe('competition messages', () => {
  it('are parsed as serialised, from known fields only', () => {
    expect(parseCompetitionMessage({ ...JSON.parse(JSON.stringify(SEASON)), more: true })).toEqual(SEASON);
  });

  it.each<[string, object]>([
    ['another version', { v: 1 }],
    ['no season', { season: null }],
    ['an unknown form', { standings: [{ ...SEASON.standings[0], form: ['X'] }] }],
    ['a negative number of points', { standings: [{ ...SEASON.standings[0], points: -1 }] }],
    ['a match without an id', { upcoming: [{ ...SEASON.upcoming[0], id: '' }] }],
  ])('are rejected with %s', (_what, change) => {
    expect(parseCompetitionMessage({ ...SEASON, ...change })).toBeUndefined();
  });
});
