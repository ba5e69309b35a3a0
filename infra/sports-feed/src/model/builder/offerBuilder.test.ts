import { describe, expect, it } from '@jest/globals';
import { isBuilderPart, MAX_BUILDER_SELECTIONS, type BuilderReason } from '@foyer/kernel/bet-builder';
import type { MarketSelection, OutcomeId } from '@foyer/kernel/markets';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { TEST_SEED } from '@foyer/testing/effort';
import fc from 'fast-check';
import { createChance } from '../chance.ts';
import { allMarkets } from '../markets.ts';
import { simulated } from '../simulatedMatches.fixture.ts';
import { chancesOf } from './builderPrice.ts';
import { jointMasks } from './jointMasks.ts';
import { offerBuilder } from './offerBuilder.ts';
import { checkBuilder, offered, type PricedMatch } from './problems.ts';

const chance = createChance('offerBuilder.test');

function matchOf(sport: PricedMatch['sport']): PricedMatch {
  const { outlook } = simulated(sport, chance, 1);
  return { sport, outlook, markets: allMarkets(sport, outlook) };
}

const football = matchOf('football');
const part = (
  kind: MarketSelection['kind'],
  outcome: OutcomeId,
  line: number | null = null,
): MarketSelection => ({
  kind,
  line,
  outcome,
});
const HOME = part('winner', 'home');
const total = football.markets.filter(({ kind }) => kind === 'total').map(({ line }) => line ?? 0);
const [lowest = 0, low = 0, middle = 0] = total;

describe('offerBuilder', () => {
  it.each<[string, readonly MarketSelection[], BuilderReason, readonly number[]]>([
    ['two winners', [HOME, part('winner', 'away')], 'IMPOSSIBLE', [0, 1]],
    ['a win and a score that is none', [HOME, part('correctScore', '1:1')], 'IMPOSSIBLE', [0, 1]],
    ['a win and its double chance', [HOME, part('doubleChance', 'home-or-draw')], 'CONTAINED', [0, 1]],
    ['over two lines', [part('total', 'over', lowest), part('total', 'over', low)], 'CONTAINED', [1, 0]],
    ['the same selection twice', [HOME, HOME], 'CONTAINED', [0, 1]],
    ['a line that is not offered', [HOME, part('total', 'over', 1_050)], 'UNAVAILABLE', [1]],
    ['a quarter line', [HOME, part('asianTotal', 'over', 225)], 'UNSUPPORTED', [1]],
    ['a bet builder', [HOME, part('builder', 'all')], 'UNSUPPORTED', [1]],
    [
      'no goals of three scorers',
      [part('correctScore', '1:0'), part('anytimeScorer', 'h9'), part('anytimeScorer', 'h10')],
      'IMPOSSIBLE',
      [0, 1, 2],
    ],
  ])('refuses %s', (_case, parts, reason, indexes) => {
    const { status, price, problems } = offerBuilder(football, parts);
    expect([status, price]).toEqual(['refused', undefined]);
    expect(problems[0]).toMatchObject({ reason, parts: indexes });
  });

  it('offers the nearest line that can be combined', () => {
    const { problems } = offerBuilder(football, [
      part('total', 'over', lowest),
      part('total', 'over', middle),
    ]);
    expect(problems[0]?.alternative).toEqual({ part: 1, selection: part('total', 'under', middle) });
    const far = offerBuilder(football, [HOME, part('total', 'over', 1_050)]);
    expect(far.problems[0]?.alternative).toEqual({ part: 1, selection: part('total', 'over', total.at(-1)) });
    const quarter = offerBuilder(football, [HOME, part('asianTotal', 'over', 225)]);
    expect(quarter.problems[0]?.alternative?.selection?.kind).toMatch(/otal/);
  });

  it('offers to leave a part out when no other outcome can be combined', () => {
    const { problems } = offerBuilder(football, [HOME, part('winner', 'away')]);
    expect(problems[0]?.alternative).toEqual({ part: 1, selection: null });
  });

  it('has only alternatives that are possible', () => {
    const parts = football.markets.flatMap(({ kind, line, outcomes }) =>
      outcomes.map(({ id }) => part(kind, id, line)),
    );
    for (const other of parts) {
      const { problems } = offerBuilder(football, [HOME, other]);
      const { selection, part: index } = problems[0]?.alternative ?? {};
      if (!selection) continue;
      const after = [HOME, other].map((one, at) => (at === index ? selection : one));
      expect(offerBuilder(football, after)).toMatchObject({ status: 'open', problems: [] });
    }
  });

  it('prices a quarter with the whole match in basketball, and explains what cannot be', () => {
    const basketball = matchOf('basketball');
    const quarter = part('firstWinner', 'home');
    const offer = offerBuilder(basketball, [part('winner', 'home'), part('oddEven', 'odd'), quarter]);
    expect(offer).toMatchObject({ status: 'open', problems: [] });
    expect(offerBuilder(basketball, [quarter, part('firstWinner', 'away')]).problems[0]).toMatchObject({
      reason: 'IMPOSSIBLE',
    });
  });

  it('has a price but no bet while a part is suspended', () => {
    const markets = football.markets.map((market) =>
      market.kind === 'total' ? { ...market, status: 'suspended' as const } : market,
    );
    const offer = offerBuilder({ ...football, markets }, [HOME, part('total', 'over', middle)]);
    expect(offer).toMatchObject({ status: 'suspended', problems: [{ reason: 'SUSPENDED', parts: [1] }] });
    expect(offer.price?.price).toBeGreaterThan(1_000);
  });

  it('prices one selection as its market does, and waits for another', () => {
    const offer = offerBuilder(football, [HOME]);
    expect(offer.status).toBe('incomplete');
    expect(offer.price?.price).toBe(offered(football.markets, HOME)?.price);
  });
});

describe.each(SPORTS.map((sport) => [sport]))('prices of %s', (sport) => {
  const match = matchOf(sport);
  const parts = match.markets
    .flatMap(({ kind, line, outcomes }) => outcomes.map(({ id }) => part(kind, id, line)))
    .filter(isBuilderPart);
  const combinations = fc
    .array(fc.constantFrom(...parts), { minLength: 2, maxLength: MAX_BUILDER_SELECTIONS })
    .filter((chosen) => checkBuilder(match, chosen).price !== undefined);
  const parameters = { seed: TEST_SEED, numRuns: 20 };
  const priceOf = (chosen: readonly MarketSelection[]): number =>
    checkBuilder(match, chosen).price?.price ?? Infinity;

  it('are never below those of fewer selections, nor above the fair price', () => {
    fc.assert(
      fc.property(combinations, (chosen) => {
        const price = priceOf(chosen);
        const masks = jointMasks(sport, match.outlook, chosen);
        const { won, lost } = chancesOf(masks ?? new Map(), (1 << chosen.length) - 1);
        expect(price).toBeLessThanOrEqual(((won + lost) / won) * 1_000 + 1e-6);
        for (const [index, one] of chosen.entries()) {
          expect(price).toBeGreaterThanOrEqual(offered(match.markets, one)?.price ?? 0);
          const fewer = chosen.filter((_, at) => at !== index);
          expect(price).toBeGreaterThanOrEqual(priceOf(fewer) === Infinity ? 0 : priceOf(fewer));
        }
      }),
      parameters,
    );
  });

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(combinations, (chosen) => {
        expect(priceOf(chosen.toReversed())).toBe(priceOf(chosen));
      }),
      parameters,
    );
  });

  it('follow from chances within the bounds of Fréchet', () => {
    fc.assert(
      fc.property(combinations, (chosen) => {
        const masks = jointMasks(sport, match.outlook, chosen) ?? new Map<number, number>();
        const { won } = chancesOf(masks, (1 << chosen.length) - 1);
        const alone = chosen.map((_, index) => chancesOf(masks, 1 << index).won);
        expect(won).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
        const whole = [...masks.values()].reduce((sum, probability) => sum + probability, 0);
        expect(won).toBeGreaterThanOrEqual(
          alone.reduce((sum, one) => sum + one, 0) - (chosen.length - 1) * whole - 1e-9,
        );
      }),
      parameters,
    );
  });
});
