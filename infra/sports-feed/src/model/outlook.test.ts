import { describe, expect, it } from '@jest/globals';
import { PLAYERS } from '@foyer/kernel/markets';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from './chance.ts';
import { clockedOutlook, pointsToCome } from './clockedOutlook.ts';
import { createMatch } from './match.ts';
import { allMarkets } from './markets.ts';
import { fixturesBetween } from './fixtures.ts';
import { OFFERS } from './offers.ts';
import { fairProbability, type Outlook } from './outlook.ts';
import { RULES } from './rules.ts';
import { simulated } from './simulatedMatches.fixture.ts';

/** With some hundred comparisons, 4 deviations would occur by chance. */
const MAX_DEVIATIONS = 5;
const chance = createChance('outlook.test');

describe.each(SPORTS.map((sport) => [sport]))('%s', (sport) => {
  it('prices every market as often as its outcomes occur', () => {
    const { outlook, results } = simulated(sport, chance);
    const wrong: unknown[] = [];
    for (const { kind, line, outcomes } of allMarkets(sport, outlook)) {
      const offered = OFFERS[sport].find((offer) => offer.kind === kind)?.scope ?? 'score';
      for (const { id: outcome } of outcomes) {
        const selection = { kind, line, outcome };
        const scope = offered === 'player' ? PLAYERS.find((player) => player === outcome) : offered;
        if (!scope) throw new Error(`${outcome} is not a player.`);
        const priced = fairProbability(outlook.of(scope), selection) ?? 0;
        const share = 1 / results.length;
        const observed = fairProbability(
          results.map((result) => ({ result, probability: share })),
          selection,
        );
        const deviation = Math.sqrt((priced * (1 - priced)) / results.length);
        if (Math.abs((observed ?? 0) - priced) > MAX_DEVIATIONS * deviation)
          wrong.push([kind, line, outcome, priced, observed]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('offers at least eight kinds of markets, football 25', () => {
    const kinds = new Set(allMarkets(sport, simulated(sport, chance).outlook).map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(sport === 'football' ? 25 : 8);
  });

  it('pays less than the fair price for every outcome, so that no combination of bets is sure to win', () => {
    const competition = CATALOGUE.find((row) => row.sport === sport);
    const [fixture] = competition ? fixturesBetween(competition, 1_764_000_000_000, 1_764_100_000_000) : [];
    if (!fixture) throw new Error(`No match of ${sport}.`);
    const match = createMatch(fixture, chance);
    for (const minutes of [-60, 3, 20, 50, 70]) {
      const { markets } = match.detailsAt(fixture.startsAt + minutes * 60_000);
      for (const { kind, line, outcomes } of markets) {
        if (kind.endsWith('oubleChance')) continue;
        const sum = outcomes.reduce((total, { price }) => total + 1_000 / price, 0);
        // a market without its most improbable outcomes adds up to less
        const isWhole = kind !== 'correctScore' && kind !== 'exactGoals' && outcomes.length < 7;
        expect([kind, line, !isWhole || sum > 1]).toEqual([kind, line, true]);
      }
    }
  });

  it('has the prices of the board among all prices', () => {
    const competition = CATALOGUE.find((row) => row.sport === sport);
    const [fixture] = competition ? fixturesBetween(competition, 1_764_000_000_000, 1_764_100_000_000) : [];
    if (!fixture) throw new Error(`No match of ${sport}.`);
    const match = createMatch(fixture, chance);
    const at = fixture.startsAt - 60_000;
    const { markets } = match.detailsAt(at);
    for (const market of match.stateAt(at).markets) expect(markets).toContainEqual(market);
  });
});

describe('pointsToCome', () => {
  it.each([
    [0, 1],
    [0.3, 1],
    [4.2, 1],
    [40, 2],
  ])('add up to 1 for %s scores', (scores, worth) => {
    const all = pointsToCome(scores, [
      [1, 0.5],
      [worth + 1, 0.5],
    ]);
    expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(all.every((share) => share >= 0)).toBe(true);
  });

  it('are Poisson where every score is one point', () => {
    const [none = 0, one = 0, two = 0] = pointsToCome(1.5, [[1, 1]]);
    expect([none, one, two]).toEqual(
      [Math.exp(-1.5), 1.5 * Math.exp(-1.5), 1.125 * Math.exp(-1.5)].map((value) =>
        expect.closeTo(value, 12),
      ),
    );
  });
});

/** Probabilities of home, draw and away. */
function winner(outlook: Outlook): readonly (number | undefined)[] {
  return (['home', 'draw', 'away'] as const).map((outcome) =>
    fairProbability(outlook.of('margin'), { kind: 'winner', line: null, outcome }),
  );
}

/** A match after regular time. */
const over = (home: number, away: number) => ({
  first: { home: 0, away: 0 },
  rest: { home, away },
  leftOfFirst: 0,
  leftOfRest: 0,
});

it('lets the next basket decide a level basketball match', () => {
  const basketball = RULES.basketball;
  if (basketball.kind !== 'clocked') throw new Error('basketball must have a clock');
  expect(winner(clockedOutlook(basketball, { home: 45, away: 30 }, over(80, 80)))).toEqual([
    expect.closeTo(0.6, 9),
    0,
    expect.closeTo(0.4, 9),
  ]);
});

describe('outlook of a match that is decided', () => {
  const football = RULES.football;
  if (football.kind !== 'clocked') throw new Error('football must have a clock');
  it.each([
    [{ home: 2, away: 1 }, [1, 0, 0]],
    [{ home: 0, away: 0 }, [0, 1, 0]],
    [{ home: 0, away: 3 }, [0, 0, 1]],
  ])('is certain for the score %o', ({ home, away }, expected) => {
    expect(winner(clockedOutlook(football, { home: 1.5, away: 1.1 }, over(home, away)))).toEqual(expected);
  });
});
