import { describe, expect, it } from '@jest/globals';
import { betTypeOf, betTypesOf } from './betTypes.ts';

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

  it('names each offered type again from the placed bet', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const types = betTypesOf(slip(...Array.from({ length: count }, (_, index) => `e${index}`)));
      expect(types.map(({ legs, sizes }) => betTypeOf(legs, sizes))).toEqual(types);
    }
  });
});
