import { describe, expect, it } from '@jest/globals';
import { decideBuilder, isBuilderPart } from '@foyer/kernel/bet-builder';
import { decide, type MarketSelection } from '@foyer/kernel/markets';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { createChance } from '../chance.ts';
import { beforeStart } from '../clockedOutlook.ts';
import { shareOf } from '../footballCounts.ts';
import { allMarkets } from '../markets.ts';
import { matchOutlook } from '../matchOutlook.ts';
import { RULES } from '../rules.ts';
import { simulated } from '../simulatedMatches.fixture.ts';
import { chancesOf } from './builderPrice.ts';
import { jointMasks } from './jointMasks.ts';

const MATCHES = 2_000;
const COMBINATIONS = 100;
/** With some hundred comparisons, 4 deviations would occur by chance. */
const MAX_DEVIATIONS = 5;
const chance = createChance('jointMasks.test');

describe.each(SPORTS.map((sport) => [sport]))('%s', (sport) => {
  it('wins and loses combinations as often as simulated matches do', () => {
    const { outlook, results } = simulated(sport, chance, MATCHES);
    const selections = allMarkets(sport, outlook).flatMap(({ kind, line, outcomes }) =>
      outcomes.map(({ id: outcome }): MarketSelection => ({ kind, line, outcome })),
    );
    const parts = selections.filter(isBuilderPart);
    const draw = chance.series(`${sport}/combinations`);
    const wrong: unknown[] = [];
    for (let count = 0; count < COMBINATIONS; count += 1) {
      const chosen = Array.from({ length: 2 + (count % 4) }, () => parts[Math.floor(draw() * parts.length)]);
      const combination = chosen.flatMap((part) => part ?? []);
      const masks = jointMasks(sport, outlook, combination);
      const { won, lost } = chancesOf(masks, (1 << combination.length) - 1);
      const observed = results.map((result) =>
        decideBuilder(combination.map((part) => decide(part, result))),
      );
      for (const [status, priced] of [
        ['WON', won],
        ['LOST', lost],
      ] as const) {
        const share = observed.filter((one) => one === status).length / results.length;
        const deviation = Math.sqrt((Math.max(0, priced * (1 - priced)) + 1e-6) / results.length);
        if (Math.abs(share - priced) > MAX_DEVIATIONS * deviation + 1e-5)
          wrong.push([status, combination, priced, share]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('football before the start', () => {
  const rules = RULES.football;
  if (rules.kind !== 'clocked') throw new Error('football must have a clock');
  const rates = { home: 1.5, away: 1.2 };
  const outlook = matchOutlook(rules, rates, beforeStart(rules));
  const none = Math.exp(-2.7);
  const oneNil = 1.5 * none;
  const won = (...parts: readonly MarketSelection[]): number => {
    return chancesOf(jointMasks('football', outlook, parts), (1 << parts.length) - 1).won;
  };
  const of = (
    kind: MarketSelection['kind'],
    outcome: MarketSelection['outcome'],
    line: number | null = null,
  ) => ({
    kind,
    line,
    outcome,
  });
  const HOME = of('winner', 'home');
  const UNDER = of('total', 'under', 150);
  const corners = of('cornerTotal', 'over', 950);

  it.each<[string, readonly MarketSelection[], number]>([
    ['home and under 1.5 is 1–0', [HOME, UNDER], oneNil],
    [
      'both score and under 2.5 is 1–1',
      [of('bothScore', 'yes'), of('total', 'under', 250)],
      1.5 * 1.2 * none,
    ],
    [
      'home at half-time and under 1.5 is 1–0 in the first half',
      [of('firstWinner', 'home'), UNDER],
      oneNil / 2,
    ],
    ['a scorer of 1–0', [HOME, UNDER, of('anytimeScorer', 'h9')], oneNil * shareOf('h9')],
    [
      'two scorers of 2–0',
      [of('correctScore', '2:0'), of('anytimeScorer', 'h9'), of('anytimeScorer', 'h10')],
      (1.5 ** 2 / 2) * none * 2 * shareOf('h9') * shareOf('h10'),
    ],
    ['the next goal of 1–0', [of('nextGoal', 'home', 100), UNDER], oneNil],
    [
      'the first goalscorer of 1–1',
      [of('goalscorer', 'a9', 100), of('correctScore', '1:1')],
      1.5 * 1.2 * none * 0.5 * shareOf('a9'),
    ],
    [
      'the first goalscorer scores',
      [of('goalscorer', 'a9', 100), of('anytimeScorer', 'a9'), of('correctScore', '0:1')],
      1.2 * none * shareOf('a9'),
    ],
    [
      'the first and the second scorer of 2–0',
      [of('goalscorer', 'h9', 100), of('anytimeScorer', 'h10'), of('correctScore', '2:0')],
      (1.5 ** 2 / 2) * none * shareOf('h9') * shareOf('h10'),
    ],
    ['no goal in either half', [of('firstTotal', 'under', 50), of('secondTotal', 'under', 50)], none],
    ['home and away', [HOME, of('winner', 'away')], 0],
  ])('computes %s', (_case, parts, expected) => {
    // a possibility below a billionth is left out
    expect(won(...parts)).toBeCloseTo(expected, 6);
  });

  it('multiplies corners with goals', () => {
    expect(won(HOME, corners)).toBeCloseTo(won(HOME) * won(corners), 9);
  });
});

describe.each([
  ['basketball', { kind: 'firstTotal', line: 4_050, outcome: 'over' }],
  ['handball', { kind: 'secondWinner', line: null, outcome: 'home' }],
  ['american-football', { kind: 'secondTotal', line: 3_450, outcome: 'under' }],
] as const)('a part of the match and the match in %s', (sport, period) => {
  const { outlook } = simulated(sport, chance, 1);
  const HOME = { kind: 'winner', line: null, outcome: 'home' } as const;
  const AWAY = { ...HOME, outcome: 'away' } as const;
  const FIRST = { ...HOME, kind: 'firstWinner' } as const;
  const won = (...parts: readonly MarketSelection[]): number =>
    chancesOf(jointMasks(sport, outlook, parts), (1 << parts.length) - 1).won;

  it('has the probabilities of each part alone', () => {
    const masks = jointMasks(sport, outlook, [HOME, FIRST, period]);
    expect(chancesOf(masks, 1).won).toBeCloseTo(won(HOME), 4);
    expect(chancesOf(masks, 2).won).toBeCloseTo(won(FIRST), 4);
    // the later periods contain the overtime, which only the whole match has alone
    expect(Math.abs(chancesOf(masks, 4).won - won(period))).toBeLessThan(0.01);
    expect([...masks.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
  });

  it('is more probable than both on their own when one helps the other', () => {
    expect(won(HOME, FIRST)).toBeGreaterThan(won(HOME) * won(FIRST) + 0.01);
    expect(won(HOME, FIRST) + won(AWAY, FIRST)).toBeLessThan(won(FIRST) + 1e-5);
  });
});
