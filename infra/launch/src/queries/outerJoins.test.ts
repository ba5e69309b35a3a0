import { describe, expect, it } from '@jest/globals';
import { outerJoinedTables } from './outerJoins.ts';

describe('outerJoinedTables', () => {
  it.each([
    ['select 1 from bet b join win w on w.bet = b.id', []],
    ['select 1 from api.bet b left join api.win w on w.bet = b.id', ['win']],
    ['select 1 from bet left outer join win on true full join game on true', ['game', 'win']],
    [
      'select 1 from bet b left join lateral (select id from win, (select 1 from note) n) w on true',
      ['win', 'note'],
    ],
    ['select 1 from bet left join win on true join win other on true', []],
    ["select left(name, 1), 'left join win' from bet -- left join win", []],
  ])('reads %s', (text, tables) => {
    const known = ['bet', 'win', 'game', 'note'];
    expect([...outerJoinedTables(text)].filter((name) => known.includes(name)).sort()).toEqual(
      [...tables].sort(),
    );
  });
});
