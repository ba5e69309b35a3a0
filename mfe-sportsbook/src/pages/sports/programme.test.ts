import { describe, expect, it } from '@jest/globals';
import { daysUntil } from '../../features/days/days.ts';
import { anEvent, aSnapshot, NOON, upcoming } from '../../features/sports-feed/board.fixture.ts';
import { START, transition, type FeedBoard } from '../../features/sports-feed/feed.machine.ts';
import { competitionIndex } from './competitionIndex.ts';
import { favouriteMatches, topMatches } from './homeMatches.ts';
import {
  liveCounts,
  liveMatches,
  matchesOfDay,
  nextMatches,
  sportOfAddress,
  startsOf,
  type CompetitionGroup,
} from './programme.ts';

const DAY_MS = 86_400_000;
const EVENTS = [
  anEvent('over', { phase: 'ended', startsAt: NOON - 9_000_000 }),
  anEvent('second', { startsAt: NOON - 60_000 }),
  anEvent('first', { phase: 'break' }),
  anEvent('hoop', { competition: 'lan' }),
  upcoming('later', { startsAt: NOON + 7_200_000 }),
  upcoming('sooner'),
  upcoming('next-day', { startsAt: NOON + DAY_MS }),
  // should have started
  upcoming('late', { startsAt: NOON - 60_000 }),
  ...Array.from({ length: 14 }, (_, index) =>
    upcoming(`lan${index}`, { competition: 'lan', startsAt: NOON + 60_000 * (index + 1) }),
  ),
];

function boardOf(events: Parameters<typeof aSnapshot>[0]): FeedBoard {
  const state = transition(START, { type: 'message-arrived', message: aSnapshot(events) });
  if (!('board' in state)) throw new Error('the snapshot did not create a board');
  return state.board;
}
const board = boardOf(EVENTS);
const ids = (groups: readonly CompetitionGroup[]) =>
  groups.map(({ competition, events }) => [competition.id, ...events.map(({ id }) => id)]);

describe('the list of matches', () => {
  it('lists live matches by competition in order of start, ended ones last', () => {
    expect(ids(liveMatches(board))).toEqual([
      ['hal', 'first', 'second', 'over'],
      ['lan', 'hoop'],
    ]);
  });

  it('contains the next twelve matches of all sports', () => {
    const groups = nextMatches(board);
    expect(groups.flatMap(({ events }) => events)).toHaveLength(12);
    expect(groups.map(({ competition }) => competition.id)).toEqual(['hal', 'lan']);
  });

  it('lists the matches of a day: in play, then by start, and what should have started as today’s', () => {
    const [today, tomorrow] = daysUntil(NOON + DAY_MS, NOON, 'UTC');
    if (!today || !tomorrow) throw new Error('two days expected');
    expect(ids(matchesOfDay(board, { sport: 'football' }, today, NOON))).toEqual([
      ['hal', 'first', 'second', 'late', 'sooner', 'later', 'over'],
    ]);
    expect(ids(matchesOfDay(board, {}, tomorrow, NOON))).toEqual([['hal', 'next-day']]);
    expect(matchesOfDay(board, { competition: 'lan' }, tomorrow, NOON)).toEqual([]);
  });

  it('has the starts of upcoming matches only', () => {
    expect(startsOf(board, { sport: 'football' })).toHaveLength(4);
    expect(startsOf(board, { sport: 'tennis' })).toEqual([]);
  });

  it('counts matches in play, including breaks', () => {
    expect(liveCounts(board)).toMatchObject({ football: 2, basketball: 1, tennis: 0 });
  });

  it('is empty for an empty board', () => {
    const empty: FeedBoard = { ...board, events: new Map() };
    expect([liveMatches(empty), nextMatches(empty), topMatches(empty, [])]).toEqual([[], [], []]);
  });
});

describe('top matches', () => {
  it('are the next one of each sport that is not listed yet, of its first competition', () => {
    const events = [
      upcoming('hal-later', { startsAt: NOON + 9 }),
      upcoming('hal-next', { startsAt: NOON + 1 }),
      upcoming('lan-next', { competition: 'lan' }),
      anEvent('in-play'),
      anEvent('over', { phase: 'ended' }),
    ];
    const of = (listed: readonly CompetitionGroup[]) =>
      topMatches(boardOf(events), listed).map(({ event }) => event.id);
    expect(of([])).toEqual(['hal-next', 'lan-next']);
    expect(of(nextMatches(boardOf(events)))).toEqual([]);
    expect(of(liveMatches(boardOf(events)))).toEqual(['hal-next', 'lan-next']);
  });
});

describe('favourites on the board', () => {
  it('are matches, and competitions with their next matches', () => {
    const found = favouriteMatches(board, ['e:sooner', 'c:lan', 'e:unknown', 'c:unknown', 'c:hal', 'e:over']);
    expect(found.matches.map(({ event }) => event.id)).toEqual(['sooner', 'over']);
    expect(ids(found.competitions)).toEqual([
      ['lan', 'hoop', 'lan0', 'lan1'],
      ['hal', 'first', 'second', 'late'],
    ]);
  });

  it('keep a competition without matches', () => {
    const { competitions } = favouriteMatches(boardOf([]), ['c:hal']);
    expect(ids(competitions)).toEqual([['hal']]);
  });
});

describe('the index of competitions', () => {
  const competitions = [
    { id: 'a', sport: 'football', name: 'A', country: 'SE' },
    { id: 'b', sport: 'football', name: 'B', country: 'INT' },
    { id: 'c', sport: 'football', name: 'C', country: 'EE' },
    { id: 'd', sport: 'football', name: 'D', country: 'SE' },
    { id: 'e', sport: 'tennis', name: 'E', country: 'FI' },
  ] as const;
  const events = new Map(
    [anEvent('1', { competition: 'a' }), anEvent('2', { competition: 'a', phase: 'ended' })].map((event) => [
      event.id,
      { ...event, moves: {} },
    ]),
  );
  const index = (sport?: 'football' | 'tennis') =>
    competitionIndex({ competitions, events }, sport, (left, right) => left.localeCompare(right)).map(
      (group) => [
        group.sport,
        ...group.countries.map(
          ({ country, competitions: own }) =>
            `${country}: ${own.map(({ competition, count }) => `${competition.id}${count}`).join(' ')}`,
        ),
      ],
    );

  it('lists international ones first, then countries by name, with the number of matches to come', () => {
    expect(index()).toEqual([
      ['football', 'INT: b0', 'EE: c0', 'SE: a1 d0'],
      ['tennis', 'FI: e0'],
    ]);
  });

  it('has one sport on request', () => {
    expect(index('tennis')).toEqual([['tennis', 'FI: e0']]);
  });
});

it.each([
  ['?sport=ice-hockey', 'ice-hockey'],
  ['?sport=cheese-rolling', undefined],
  ['', undefined],
])('the address %s selects %s', (search, sport) => {
  expect(sportOfAddress(search)).toBe(sport);
});
