import { describe, expect, it } from '@jest/globals';
import { TEST_SEED } from '@foyer/testing/effort';
import fc from 'fast-check';
import { decide, isLineOf, MARKET_KINDS, MARKETS, outcomesOf, type MarketKind } from './markets.ts';
import type { LegStatus, OutcomeId, PlayedResult } from './markets.ts';

/** `first` is the score of the first half. */
function result(home: number, away: number, first: readonly [number, number] = [0, 0]): PlayedResult {
  return {
    home,
    away,
    periods: [
      { home: first[0], away: first[1] },
      { home: home - first[0], away: away - first[1] },
    ],
  };
}

const nilNil = result(0, 0);
const oneNil = result(1, 0, [1, 0]);
const twoOne = result(2, 1, [0, 1]);
const fiveTwo = result(5, 2, [2, 2]);

/** 2–1 by players 9 and 11 of the home side and player 7 of the away side; 5 corners to 3, 1 card to 2. */
const counted: PlayedResult = {
  ...twoOne,
  statistics: {
    corners: { home: 5, away: 3 },
    cards: { home: 1, away: 2 },
    scorers: ['h9', 'a7', 'h11'],
  },
};

/** The second runner won, and the first was third. */
const raced: PlayedResult = {
  ...nilNil,
  field: {
    runners: [
      { runner: 'r1', name: 'Amber Arrow', position: 3 },
      { runner: 'r2', name: 'Silver Echo', position: 1 },
    ],
    withdrawn: [],
  },
};

/** Decided by hand. */
const GOLDEN: readonly [MarketKind, number | null, OutcomeId, PlayedResult, LegStatus][] = [
  ['fieldWinner', null, 'r2', raced, 'WON'],
  ['fieldWinner', null, 'r1', raced, 'LOST'],
  ['fieldWinner', null, 'r3', raced, 'VOID'],
  ['fieldWinner', null, 'r1', twoOne, 'VOID'],
  ['fieldPlace', 300, 'r1', raced, 'WON'],
  ['fieldPlace', 200, 'r1', raced, 'LOST'],
  ['nextGoal', 100, 'home', counted, 'WON'],
  ['nextGoal', 200, 'home', counted, 'LOST'],
  ['nextGoal', 200, 'away', counted, 'WON'],
  ['nextGoal', 400, 'none', counted, 'WON'],
  ['nextGoal', 400, 'home', counted, 'LOST'],
  ['nextGoal', 100, 'home', twoOne, 'VOID'],
  ['goalscorer', 300, 'h11', counted, 'WON'],
  ['goalscorer', 100, 'h11', counted, 'LOST'],
  ['goalscorer', 400, 'none', counted, 'WON'],
  ['anytimeScorer', null, 'a7', counted, 'WON'],
  ['anytimeScorer', null, 'a9', counted, 'LOST'],
  ['anytimeScorer', null, 'a9', twoOne, 'VOID'],
  ['cornerWinner', null, 'home', counted, 'WON'],
  ['cornerWinner', null, 'draw', twoOne, 'VOID'],
  ['cornerTotal', 750, 'over', counted, 'WON'],
  ['cornerTotal', 850, 'over', counted, 'LOST'],
  ['homeCornerTotal', 450, 'over', counted, 'WON'],
  ['awayCornerTotal', 350, 'under', counted, 'WON'],
  ['cardWinner', null, 'away', counted, 'WON'],
  ['cardTotal', 250, 'over', counted, 'WON'],
  ['cardTotal', 350, 'over', counted, 'LOST'],
  ['winner', null, 'home', twoOne, 'WON'],
  ['winner', null, 'draw', nilNil, 'WON'],
  ['doubleChance', null, 'home-or-draw', nilNil, 'WON'],
  ['doubleChance', null, 'draw-or-away', twoOne, 'LOST'],
  ['drawNoBet', null, 'away', nilNil, 'VOID'],
  ['drawNoBet', null, 'away', oneNil, 'LOST'],
  ['total', 250, 'over', twoOne, 'WON'],
  ['total', 350, 'over', twoOne, 'LOST'],
  ['asianTotal', 300, 'under', twoOne, 'VOID'],
  ['asianTotal', 275, 'over', twoOne, 'HALF_WON'],
  ['asianTotal', 325, 'over', twoOne, 'HALF_LOST'],
  ['asianTotal', 325, 'under', twoOne, 'HALF_WON'],
  ['homeTotal', 150, 'over', twoOne, 'WON'],
  ['awayTotal', 150, 'over', twoOne, 'LOST'],
  ['handicap', -100, 'draw', twoOne, 'WON'],
  ['handicap', 200, 'home', nilNil, 'WON'],
  ['handicap', -200, 'away', twoOne, 'WON'],
  ['asianHandicap', -100, 'home', oneNil, 'VOID'],
  ['asianHandicap', -75, 'home', oneNil, 'HALF_WON'],
  ['asianHandicap', -125, 'home', oneNil, 'HALF_LOST'],
  ['asianHandicap', -125, 'away', oneNil, 'HALF_WON'],
  ['asianHandicap', 50, 'home', nilNil, 'WON'],
  ['bothScore', null, 'yes', twoOne, 'WON'],
  ['bothScore', null, 'no', oneNil, 'WON'],
  ['correctScore', null, '2:1', twoOne, 'WON'],
  ['correctScore', null, 'other', fiveTwo, 'WON'],
  ['correctScore', null, 'other', twoOne, 'LOST'],
  ['oddEven', null, 'odd', twoOne, 'WON'],
  ['oddEven', null, 'even', nilNil, 'WON'],
  ['exactGoals', null, '3', twoOne, 'WON'],
  ['exactGoals', null, '6+', fiveTwo, 'WON'],
  ['winningMargin', null, 'home+1', twoOne, 'WON'],
  ['winningMargin', null, 'home+3', fiveTwo, 'WON'],
  ['winningMargin', null, 'draw', nilNil, 'WON'],
  ['homeCleanSheet', null, 'yes', oneNil, 'WON'],
  ['awayCleanSheet', null, 'yes', oneNil, 'LOST'],
  ['homeWinsToNil', null, 'yes', oneNil, 'WON'],
  ['homeWinsToNil', null, 'yes', nilNil, 'LOST'],
  ['awayWinsToNil', null, 'no', oneNil, 'WON'],
  ['firstWinner', null, 'away', twoOne, 'WON'],
  ['firstDoubleChance', null, 'draw-or-away', fiveTwo, 'WON'],
  ['firstDrawNoBet', null, 'home', fiveTwo, 'VOID'],
  ['firstTotal', 150, 'under', twoOne, 'WON'],
  ['firstBothScore', null, 'yes', fiveTwo, 'WON'],
  ['halfTimeFullTime', null, 'away/home', twoOne, 'WON'],
  ['halfTimeFullTime', null, 'home/home', twoOne, 'LOST'],
  ['secondWinner', null, 'home', twoOne, 'WON'],
  ['secondWinner', null, 'draw', oneNil, 'WON'],
  ['secondTotal', 150, 'over', twoOne, 'WON'],
  ['homeInBothHalves', null, 'yes', fiveTwo, 'WON'],
  ['awayInBothHalves', null, 'yes', fiveTwo, 'LOST'],
  ['moreGoalsHalf', null, 'second-half', twoOne, 'WON'],
  ['moreGoalsHalf', null, 'equal', nilNil, 'WON'],
  // its parts decide it
  ['builder', null, 'all', nilNil, 'VOID'],
];

describe('decide', () => {
  it.each(GOLDEN)('%s %s: %s', (kind, line, outcome, played, status) => {
    expect(decide({ kind, line, outcome }, played)).toBe(status);
  });

  it('has a vector for every kind', () => {
    expect(MARKET_KINDS.filter((kind) => !GOLDEN.some(([other]) => other === kind))).toEqual([]);
  });

  it('returns the stake when the line is missing', () => {
    expect(decide({ kind: 'total', line: null, outcome: 'over' }, oneNil)).toBe('VOID');
  });
});

const goals = fc.nat(5);
const played = fc
  .tuple(goals, goals, goals, goals)
  .map(([home, away, homeMore, awayMore]) => result(home + homeMore, away + awayMore, [home, away]));
const parameters = { seed: TEST_SEED };

describe('every result', () => {
  it('has one winning outcome in a market without a line, or returns the stake', () => {
    fc.assert(
      fc.property(played, (final) => {
        for (const kind of MARKET_KINDS) {
          if (MARKETS[kind].line !== 'none' || kind.endsWith('oubleChance')) continue;
          const statuses = outcomesOf(kind).map((outcome) => decide({ kind, line: null, outcome }, final));
          const won = statuses.filter((status) => status === 'WON').length;
          expect([kind, won === 1 || statuses.every((status) => status === 'VOID')]).toEqual([kind, true]);
        }
      }),
      parameters,
    );
  });

  it('decides a handicap of 0 as draw no bet, and of −0.5 as the win', () => {
    fc.assert(
      fc.property(played, (final) => {
        const asian = (line: number): LegStatus =>
          decide({ kind: 'asianHandicap', line, outcome: 'home' }, final);
        expect(asian(0)).toBe(decide({ kind: 'drawNoBet', line: null, outcome: 'home' }, final));
        expect(asian(-50)).toBe(decide({ kind: 'winner', line: null, outcome: 'home' }, final));
      }),
      parameters,
    );
  });

  it('decides both sides of a line in opposite ways', () => {
    const opposite = { WON: 'LOST', HALF_WON: 'HALF_LOST', VOID: 'VOID', HALF_LOST: 'HALF_WON', LOST: 'WON' };
    fc.assert(
      fc.property(played, fc.integer({ min: -20, max: 20 }), (final, quarters) => {
        const line = quarters * 25;
        const home = decide({ kind: 'asianHandicap', line, outcome: 'home' }, final);
        const away = decide({ kind: 'asianHandicap', line, outcome: 'away' }, final);
        expect(away).toBe(opposite[home as keyof typeof opposite]);
      }),
      parameters,
    );
  });
});

describe('isLineOf', () => {
  it.each([
    ['total', 250, true],
    ['total', 200, false],
    ['total', null, false],
    ['handicap', -100, true],
    ['handicap', 50, false],
    ['asianHandicap', -125, true],
    ['asianHandicap', 110, false],
    ['winner', null, true],
    ['winner', 100, false],
    ['asianTotal', 2.5, false],
  ] as const)('%s with %s: %s', (kind, line, isValid) => {
    expect(isLineOf(kind, line)).toBe(isValid);
  });
});
