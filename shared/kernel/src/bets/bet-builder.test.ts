import { describe, expect, it } from '@jest/globals';
import { TEST_SEED } from '@foyer/testing/effort';
import fc from 'fast-check';
import { builderKey, decideBuilder, isBuilderPart, parseParts, writeParts } from './bet-builder.ts';
import { isLineOf, MARKET_KINDS, outcomesOf, type LegStatus, type MarketSelection } from './markets.ts';

const HOME: MarketSelection = { kind: 'winner', line: null, outcome: 'home' };
const OVER: MarketSelection = { kind: 'total', line: 250, outcome: 'over' };
const SPREAD: MarketSelection = { kind: 'asianHandicap', line: -150, outcome: 'away' };

describe('decideBuilder', () => {
  it.each<[readonly LegStatus[], string]>([
    [['WON', 'WON'], 'WON'],
    [['WON', 'LOST'], 'LOST'],
    [['WON', 'VOID'], 'VOID'],
    [['VOID', 'VOID'], 'VOID'],
    [['VOID', 'LOST'], 'LOST'],
    [['LOST', 'LOST'], 'LOST'],
    [['WON', 'HALF_WON'], 'VOID'],
    [['HALF_LOST', 'LOST'], 'LOST'],
    [[], 'VOID'],
  ])('decides %j as %s', (statuses, expected) => {
    expect(decideBuilder(statuses)).toBe(expected);
  });
});

describe('parts in an address', () => {
  it('are read as they were written', () => {
    expect(writeParts([HOME, OVER, SPREAD])).toBe('winner..home,total.250.over,asianHandicap.-150.away');
    const any = fc.constantFrom(
      ...MARKET_KINDS.filter((kind) => kind !== 'builder').flatMap((kind) => {
        const line = [null, 50, 100].find((one) => isLineOf(kind, one)) ?? null;
        return outcomesOf(kind).map((outcome) => ({ kind, line, outcome }));
      }),
    );
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (parts) => {
        expect(parseParts(writeParts(parts))).toEqual(parts);
      }),
      { seed: TEST_SEED },
    );
  });

  it.each([
    '',
    ',',
    'winner..home,',
    'winner.50.home',
    'winner..over',
    'total..over',
    'total.200.over',
    'total.9999999.over',
    'builder..all',
    '__proto__..home',
    'winner..home.more',
    Array.from({ length: 9 }, () => 'winner..home').join(),
    `${'winner..home,'.repeat(100_000)}`,
  ])('are undefined for %.40s', (text) => {
    expect(parseParts(text)).toBeUndefined();
  });

  it('have the same key in any order', () => {
    expect(builderKey([OVER, HOME])).toBe(builderKey([HOME, OVER]));
    expect(builderKey([OVER, HOME])).not.toBe(builderKey([SPREAD, HOME]));
  });
});

describe('isBuilderPart', () => {
  it.each<[MarketSelection, boolean]>([
    [HOME, true],
    [SPREAD, true],
    [{ kind: 'asianHandicap', line: 0, outcome: 'home' }, true],
    [{ kind: 'asianHandicap', line: -125, outcome: 'home' }, false],
    [{ kind: 'asianTotal', line: 275, outcome: 'over' }, false],
    [{ kind: 'total', line: 250, outcome: 'home' }, false],
    [{ kind: 'builder', line: null, outcome: 'all' }, false],
  ])('is for %j %s', (selection, expected) => {
    expect(isBuilderPart(selection)).toBe(expected);
  });
});
