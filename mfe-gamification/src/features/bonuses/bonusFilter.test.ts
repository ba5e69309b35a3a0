import { describe, expect, it } from '@jest/globals';
import { bonusFilterOf, bonusFilterQuery, bonusQueryOf } from './bonusFilter.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('the filter of the bonus history', () => {
  it.each([
    ['', undefined],
    ['?status=Forfeited', 'Forfeited'],
    ['?status=lost', undefined],
  ])('parses %j', (search, state) => {
    expect(bonusFilterOf(search).state).toBe(state);
  });

  it('parses what it serialises', () => {
    const filter = bonusFilterOf('?from=2026-10-01&until=2026-10-31&status=Expired');
    const written = Object.entries(bonusFilterQuery(filter)).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    expect(bonusFilterOf(`?${written.join('&')}`)).toEqual(filter);
  });

  it.each([
    ['?range=today', null],
    ['?range=today&status=Active', ['Active']],
  ])("queries the server with %j in days of the licence's time zone", (search, status) => {
    expect(bonusQueryOf(bonusFilterOf(search), NOON, 'Europe/Tallinn')).toEqual({
      from: '2026-11-20T22:00:00.000Z',
      to: '2026-11-21T22:00:00.000Z',
      status,
    });
  });
});
