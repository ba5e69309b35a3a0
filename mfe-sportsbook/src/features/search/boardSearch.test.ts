import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SPORTS, type FeedCompetition, type FeedEvent } from '@foyer/kernel/sports-feed';
import { anEvent, upcoming } from '../sports-feed/board.fixture.ts';
import { hasSameMatches, indexBoard, MAX_RESULTS, searchBoard, type Found } from './boardSearch.ts';

const competitions: readonly FeedCompetition[] = [
  { id: 'hal', sport: 'football', name: 'Halcyon League', country: 'FI' },
  { id: 'lan', sport: 'basketball', name: 'Lanternway Cup', country: 'EE' },
];
const names = {
  sport: (sport: string) => ({ football: 'Jalkapallo', basketball: 'Koripallo' })[sport] ?? sport,
  country: (code: string) => ({ FI: 'Suomi', EE: 'Viro' })[code] ?? code,
};
const eventsOf = (list: readonly FeedEvent[]) => new Map(list.map((event) => [event.id, event]));
const board = {
  competitions,
  events: eventsOf([
    upcoming('later', { home: 'Åkersberga Västra', away: 'Ødegård IF', startsAt: 2_000 }),
    upcoming('sooner', { home: 'Łódź Rovers', away: 'Vastra City', startsAt: 1_000 }),
    anEvent('hoops', { competition: 'lan', home: 'Kites', away: 'Park' }),
    anEvent('over', { phase: 'ended', home: 'Västra', away: 'Gone' }),
    anEvent('lost', { competition: 'unknown', home: 'Västra', away: 'Lost' }),
  ]),
};
const idOf = (found: Found): string =>
  found.kind === 'sport' ? found.sport : found.kind === 'competition' ? found.competition.id : found.event.id;
const find = (query: string) => searchBoard(indexBoard(board, names), query).map(idOf);

afterEach(() => void jest.restoreAllMocks());

describe('search over the board', () => {
  it.each([
    ['jalkapallo', ['football', 'hal', 'sooner', 'later']],
    ['KORIPALLO', ['basketball', 'lan', 'hoops']],
    ['halcyon', ['hal', 'sooner', 'later']],
    ['viro', ['lan']],
    ['västra', ['sooner', 'later']],
    ['vastra', ['sooner', 'later']],
    ['VÄSTRA CITY', ['sooner']],
    ['odegard', ['later']],
    ['lodz', ['sooner']],
    ['akersbrega', ['later']],
    ['ki', ['hoops']],
    ['gone', []],
    ['', []],
    ['  !? ', []],
    ['zzzz', []],
  ])('finds by "%s": %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('stays within its budget of work for 1,000 matches', () => {
    const many = eventsOf(
      Array.from({ length: 1_000 }, (_, index) =>
        upcoming(`e${index}`, {
          home: `Northern Orchard ${index % 250}`,
          away: `Southern Harbour ${index % 240}`,
        }),
      ),
    );
    const index = indexBoard({ competitions, events: many }, names);
    const normalized = jest.spyOn(String.prototype, 'normalize');
    const compared = jest.spyOn(Math, 'min');
    const ranked = jest.spyOn(Math, 'max');
    expect(searchBoard(index, 'orchrad nrothern')).toHaveLength(MAX_RESULTS);
    // once for the query: the texts of the board are normalised with the index
    expect(normalized).toHaveBeenCalledTimes(1);
    // the table of two words that differ, once for each distinct word of the board
    expect(compared.mock.calls.length).toBeLessThan(20_000);
    // each word of a match once for each word of the query
    expect(ranked.mock.calls.length).toBeLessThan(20_000);
  });

  it('keeps its index while only prices change', () => {
    const changed = {
      ...board,
      events: eventsOf([...board.events.values()].map((event) => ({ ...event, sequence: 101 }))),
    };
    expect(hasSameMatches(board, changed)).toBe(true);
    const ended = eventsOf(
      [...board.events.values()].map((event) => ({ ...event, phase: 'ended' as const })),
    );
    expect(hasSameMatches(board, { ...board, events: ended })).toBe(false);
    const other = new Map(board.events).set('new', upcoming('new'));
    expect(hasSameMatches(board, { ...board, events: other })).toBe(false);
    other.delete('later');
    expect(hasSameMatches(board, { ...board, events: other })).toBe(false);
  });

  it('knows every sport', () => {
    const all = SPORTS.map((sport) => ({ id: 'a', sport, name: 'Cup', country: 'INT' }));
    const index = indexBoard({ competitions: all, events: new Map() }, { ...names, sport: (sport) => sport });
    for (const sport of SPORTS) expect(searchBoard(index, sport).map(idOf)[0]).toBe(sport);
  });
});
