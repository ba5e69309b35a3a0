import { describe, expect, it } from '@jest/globals';
import { bankerObstacle, bankersOf, betTypeOf, betTypesOf } from './betTypes.ts';

const slip = (...events: readonly string[]) => events.map((event) => ({ event }));

describe('betTypesOf', () => {
  it.each([
    ['no selection', slip(), []],
    ['one selection', slip('a'), ['SINGLES-1 1']],
    ['two matches', slip('a', 'b'), ['MULTIPLE-2 1', 'SINGLES-1 2']],
    [
      'three matches',
      slip('a', 'b', 'c'),
      ['MULTIPLE-3 1', 'SINGLES-1 3', 'TRIXIE-2-3 4', 'PATENT-1-2-3 7', 'PART-2 3'],
    ],
    ['two selections of one match', slip('a', 'a', 'b'), ['SINGLES-1 3']],
  ])('offers the bets on %s', (_case, selections, types) => {
    expect(betTypesOf(selections).map(({ id, lines }) => `${id} ${lines}`)).toEqual(types);
  });

  it.each([
    [
      'one banker and three others',
      slip('a', 'b', 'c', 'd'),
      [0],
      ['SINGLES-1 3', 'TRIXIE-2-3 4', 'PATENT-1-2-3 7', 'PART-2 3'],
    ],
    ['two bankers and two others', slip('a', 'b', 'c', 'd'), [1, 3], ['SINGLES-1 2']],
    ['a banker and two selections of one match', slip('a', 'b', 'b'), [0], ['SINGLES-1 2']],
    [
      'two bankers and eight others',
      slip(...'abcdefghij'),
      [0, 1],
      [
        'SINGLES-1 8',
        'GOLIATH-2-3-4-5-6-7-8 247',
        ...[28, 56, 70, 56, 28, 8].map((n, i) => `PART-${i + 2} ${n}`),
      ],
    ],
  ])('offers the bets with bankers: %s', (_case, selections, bankers, types) => {
    expect(betTypesOf(selections, bankers).map(({ id, lines }) => `${id} ${lines}`)).toEqual(types);
  });

  it.each([
    [3, 'TRIXIE', 4],
    [3, 'PATENT', 7],
    [4, 'YANKEE', 11],
    [4, 'LUCKY_15', 15],
    [5, 'CANADIAN', 26],
    [5, 'LUCKY_31', 31],
    [6, 'HEINZ', 57],
    [6, 'LUCKY_63', 63],
    [7, 'SUPER_HEINZ', 120],
    [8, 'GOLIATH', 247],
  ])('offers on %i selections a %s of %i lines', (count, kind, lines) => {
    const types = betTypesOf(slip(...'abcdefgh'.slice(0, count)));
    expect(types.find((type) => type.kind === kind)?.lines).toBe(lines);
  });

  it.each([
    ['with two selections', slip('a', 'b'), [], 0, 'few'],
    ['when two others would not be left', slip('a', 'b', 'c'), [0], 1, 'others'],
    ['beside another selection of its match', slip('a', 'a', 'b', 'c'), [], 0, 'related'],
    ['while it is possible', slip('a', 'b', 'c'), [], 0, undefined],
    ['once it is chosen', slip('a', 'b', 'c'), [0], 0, undefined],
  ])('explains why a selection cannot be a banker %s', (_case, selections, bankers, index, reason) => {
    expect(bankerObstacle(selections, bankers, index)).toBe(reason);
  });

  it('drops bankers that are not possible any more', () => {
    const lines = (...events: readonly string[]) =>
      slip(...events).map((selection, index) => ({ key: `${index}`, selection }));
    expect(bankersOf(lines('a', 'b', 'c'), ['0', '2'])).toEqual([0]);
    expect(bankersOf(lines('a', 'b'), ['0'])).toEqual([]);
    expect(bankersOf(lines('a', 'b', 'c', 'a'), ['0', '1'])).toEqual([1]);
  });

  it('names each offered type again from the placed bet', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const types = betTypesOf(slip(...Array.from({ length: count }, (_, index) => `e${index}`)));
      expect(types.map(({ legs, sizes, bankers }) => betTypeOf(legs, sizes, bankers))).toEqual(types);
    }
  });
});
