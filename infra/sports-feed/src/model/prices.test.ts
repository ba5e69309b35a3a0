import { describe, expect, it } from '@jest/globals';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { createChance } from './chance.ts';
import { playClocked, ratesOf, clockedProgressAt } from './clockedPlay.ts';
import { pointsToCome, totalChances, winnerChances } from './clockedPrices.ts';
import { NIL } from './play.ts';
import { gameChancesOf, playRace, raceProgressAt } from './racePlay.ts';
import { outlookOf, raceTotal, raceWinner } from './racePrices.ts';
import { RULES } from './rules.ts';

const MATCHES = 600;
const chance = createChance('prices.test');

interface Tally {
  readonly homeWins: number;
  readonly totals: readonly number[];
}

/** A strong home side against a weak away side, for every sport. */
function sidesOf(sport: (typeof SPORTS)[number]) {
  const teams = CATALOGUE.find((competition) => competition.sport === sport)?.teams ?? [];
  const [home, away] = [teams[1], teams[5]];
  if (!home || !away) throw new Error(`The catalogue has no competition of ${sport}.`);
  return { home, away };
}

function expectShare(hits: number, probability: number): void {
  const deviation = Math.sqrt((probability * (1 - probability)) / MATCHES);
  expect(Math.abs(hits / MATCHES - probability)).toBeLessThan(4 * deviation);
}

describe.each(SPORTS.map((sport) => [sport]))('%s', (sport) => {
  const rules = RULES[sport];
  const { home, away } = sidesOf(sport);

  it('simulates outcomes as often as they are priced', () => {
    const tally = ({ homeWins, totals }: Tally, score: { home: number; away: number } | null): Tally => ({
      homeWins: homeWins + Number(score !== null && score.home > score.away),
      totals: [...totals, (score?.home ?? 0) + (score?.away ?? 0)],
    });
    let seen: Tally = { homeWins: 0, totals: [] };
    if (rules.kind === 'clocked') {
      const rates = ratesOf(rules, home, away);
      for (let match = 0; match < MATCHES; match += 1) {
        const play = playClocked(rules, rates, chance.series(`${sport}/${match}`));
        seen = tally(seen, clockedProgressAt(rules, play, play.endsAfter).score);
      }
      const total = totalChances(rules, rates, NIL, 1);
      expectShare(seen.homeWins, winnerChances(rules, rates, NIL, 1)[0]?.[1] ?? 0);
      expectShare(
        seen.totals.filter((points) => points * 10 > total.line).length,
        total.chances[0]?.[1] ?? 0,
      );
      return;
    }
    const games = gameChancesOf(rules, home, away);
    for (let match = 0; match < MATCHES; match += 1) {
      const play = playRace(rules, games, chance.series(`${sport}/${match}`));
      seen = tally(seen, raceProgressAt(rules, play, play.endsAfter).score);
    }
    const outlook = outlookOf(rules, games, undefined);
    const total = raceTotal(outlook);
    expectShare(seen.homeWins, raceWinner(outlook)[0]?.[1] ?? 0);
    expectShare(
      seen.totals.filter((sets) => sets * 10 > (total?.line ?? 0)).length,
      total?.chances[0]?.[1] ?? 0,
    );
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

it('lets the next basket decide a level basketball match', () => {
  const basketball = RULES.basketball;
  if (basketball.kind !== 'clocked') throw new Error('basketball must have a clock');
  expect(winnerChances(basketball, { home: 45, away: 30 }, { home: 80, away: 80 }, 0)).toEqual([
    ['home', 0.6],
    ['away', 0.4],
  ]);
});

describe('chances of a match that is decided', () => {
  const football = RULES.football;
  if (football.kind !== 'clocked') throw new Error('football must have a clock');
  it.each([
    [{ home: 2, away: 1 }, [1, 0, 0]],
    [{ home: 0, away: 0 }, [0, 1, 0]],
    [{ home: 0, away: 3 }, [0, 0, 1]],
  ])('are certain for the score %o', (score, expected) => {
    expect(winnerChances(football, { home: 1.5, away: 1.1 }, score, 0).map(([, share]) => share)).toEqual(
      expected,
    );
  });
});
