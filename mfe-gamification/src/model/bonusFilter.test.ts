import { describe, expect, it } from '@jest/globals';
import { bonusFilterOf, bonusFilterQuery, bonusQueryOf } from './bonusFilter.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('which bonuses the history shows', () => {
  it.each([
    ['', undefined],
    ['?status=Forfeited', 'Forfeited'],
    ['?status=lost', undefined],
  ])('reads %j', (search, state) => {
    expect(bonusFilterOf(search).state).toBe(state);
  });

  it('writes what it reads', () => {
    const filter = bonusFilterOf('?from=2026-10-01&until=2026-10-31&status=Expired');
    const written = Object.entries(bonusFilterQuery(filter)).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    expect(bonusFilterOf(`?${written.join('&')}`)).toEqual(filter);
  });

  it.each([
    ['?range=today', null],
    ['?range=today&status=Active', ['Active']],
  ])('asks the server of %j, by the days of the licence', (search, status) => {
    expect(bonusQueryOf(bonusFilterOf(search), NOON, 'Europe/Tallinn')).toEqual({
      from: '2026-11-20T22:00:00.000Z',
      to: '2026-11-21T22:00:00.000Z',
      status,
    });
  });
});
