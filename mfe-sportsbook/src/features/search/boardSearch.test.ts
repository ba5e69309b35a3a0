import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SPORTS, type FeedCompetition, type FeedEvent } from '@foyer/kernel/sports-feed';
import { RUNNERS } from '@foyer/kernel/field';
import { aRace, aRunner, anOutright } from '../contests/contest.fixture.ts';
import { anEvent, upcoming } from '../sports-feed/board.fixture.ts';
import { hasSameNames, indexBoard, MAX_RESULTS, searchBoard, type Found } from './boardSearch.ts';

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
function idOf(found: Found): string {
  if (found.kind === 'sport') return found.sport;
  if (found.kind === 'competition') return found.competition.id;
  if (found.kind === 'event') return found.event.id;
  return found.kind === 'runner' ? `${found.contest.id} ${found.runner.id}` : found.contest.id;
}
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

  const contests = [anOutright(), aRace(), aRace({ id: 'brk2', phase: 'ended' })];

  it.each([
    ['horse', ['horse-racing', 'brk1']],
    ['brackenmoor', ['brk1', 'brk1 r1', 'brk1 r2']],
    ['juniper', ['brk1']],
    ['silver echo', ['brk1 r1']],
    ['rovers', ['sooner', 'hal04']],
    ['halcyon', ['hal', 'hal04', 'sooner', 'later']],
  ])('finds races, runners and outrights by "%s"', (query, expected) => {
    const index = indexBoard({ ...board, contests }, { ...names, sport: (sport) => sport });
    expect(searchBoard(index, query).map(idOf)).toEqual(expected);
  });

  it('finds a runner among 1,700 within its budget of work', () => {
    const races = Array.from({ length: 130 }, (_, race) =>
      aRace({
        id: `brk${race}`,
        runners: RUNNERS.slice(0, 13).map((id, index) => aRunner(id, `Silver ${race} Echo ${index}`)),
      }),
    );
    const index = indexBoard({ ...board, contests: races }, names);
    const compared = jest.spyOn(Math, 'min');
    expect(searchBoard(index, 'silvr echo')).toHaveLength(MAX_RESULTS);
    expect(compared.mock.calls.length).toBeLessThan(40_000);
  });

  it('makes its index again when a runner is withdrawn, and not for a price', () => {
    const withRunners = { ...board, contests: [aRace()] };
    expect(hasSameNames(withRunners, { ...board, contests: [aRace()] })).toBe(true);
    const withdrawn = { at: 1, deduction: 5, placeDeduction: 0 };
    const fewer = aRace({
      runners: [aRunner('r1', 'Silver Echo', { withdrawn }), aRunner('r2', 'Amber Isle')],
    });
    expect(hasSameNames(withRunners, { ...board, contests: [fewer] })).toBe(false);
    expect(hasSameNames(withRunners, { ...board, contests: [] })).toBe(false);
  });

  it('keeps its index while only prices change', () => {
    const changed = {
      ...board,
      events: eventsOf([...board.events.values()].map((event) => ({ ...event, sequence: 101 }))),
    };
    expect(hasSameNames(board, changed)).toBe(true);
    const ended = eventsOf(
      [...board.events.values()].map((event) => ({ ...event, phase: 'ended' as const })),
    );
    expect(hasSameNames(board, { ...board, events: ended })).toBe(false);
    const other = new Map(board.events).set('new', upcoming('new'));
    expect(hasSameNames(board, { ...board, events: other })).toBe(false);
    other.delete('later');
    expect(hasSameNames(board, { ...board, events: other })).toBe(false);
  });

  it('knows every sport', () => {
    const all = SPORTS.map((sport) => ({ id: 'a', sport, name: 'Cup', country: 'INT' }));
    const index = indexBoard({ competitions: all, events: new Map() }, { ...names, sport: (sport) => sport });
    for (const sport of SPORTS) expect(searchBoard(index, sport).map(idOf)[0]).toBe(sport);
  });
});
