import { describe, expect, it } from '@jest/globals';
import { anEvent, aSnapshot, NOON, upcoming } from '../../features/sports-feed/board.fixture.ts';
import { START, transition, type FeedBoard } from '../../features/sports-feed/feed.machine.ts';
import { liveCounts, programmeOf, sportOfAddress } from './programme.ts';

const EVENTS = [
  anEvent('over', { phase: 'ended', startsAt: NOON - 9_000_000 }),
  anEvent('second', { startsAt: NOON - 60_000 }),
  anEvent('first', { phase: 'break' }),
  anEvent('hoop', { competition: 'lan' }),
  upcoming('later', { startsAt: NOON + 7_200_000 }),
  upcoming('sooner'),
  ...Array.from({ length: 14 }, (_, index) =>
    upcoming(`lan${index}`, { competition: 'lan', startsAt: NOON + 60_000 * (index + 1) }),
  ),
];
const board = (() => {
  const state = transition(START, { type: 'message-arrived', message: aSnapshot(EVENTS) });
  if (!('board' in state)) throw new Error('the snapshot did not create a board');
  return state.board;
})();

const ids = (groups: ReturnType<typeof programmeOf>['live']) =>
  groups.map(({ competition, events }) => [competition.id, ...events.map(({ id }) => id)]);

describe('the list of matches', () => {
  it('lists live matches by competition in order of start, ended ones last', () => {
    expect(ids(programmeOf(board, undefined).live)).toEqual([
      ['hal', 'first', 'second', 'over'],
      ['lan', 'hoop'],
    ]);
  });

  it('contains the next twelve matches of all sports', () => {
    const { upcoming: groups } = programmeOf(board, undefined);
    expect(groups.flatMap(({ events }) => events)).toHaveLength(12);
    expect(groups.map(({ competition }) => competition.id)).toEqual(['lan']);
  });

  it('contains all matches of one sport and no others', () => {
    expect(ids(programmeOf(board, 'football').upcoming)).toEqual([['hal', 'sooner', 'later']]);
    expect(programmeOf(board, 'tennis')).toEqual({ live: [], upcoming: [] });
  });

  it('counts matches in play, including breaks', () => {
    expect(liveCounts(board)).toMatchObject({ football: 2, basketball: 1, tennis: 0 });
  });

  it('is empty for an empty board', () => {
    const empty: FeedBoard = { ...board, events: new Map() };
    expect(programmeOf(empty, undefined)).toEqual({ live: [], upcoming: [] });
  });
});

it.each([
  ['?sport=ice-hockey', 'ice-hockey'],
  ['?sport=cheese-rolling', undefined],
  ['', undefined],
])('the address %s selects %s', (search, sport) => {
  expect(sportOfAddress(search)).toBe(sport);
});
