import { describe, expect, it } from '@jest/globals';
import { deductionFor } from '@foyer/kernel/field';
import { parseContestsMessage, type FeedContest } from '@foyer/kernel/sports-contests';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { RACECOURSES } from '../../catalogue/racecourses.ts';
import { createChance } from '../model/chance.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import { CORRECTED_AFTER_MS, type ResultFaults } from '../trading/readResult.ts';
import { placeChances } from './harville.ts';
import { placeTermsOf } from './placeTerms.ts';
import { createRace } from './race.ts';
import { raceCardOf, raceOfId, racesBetween } from './raceFixtures.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NONE: ResultFaults = { abandonedPercent: 0, correctedPercent: 0, lateSeconds: 0 };
const chance = createChance('race.test');
const fixtures = RACECOURSES.flatMap((course) => racesBetween(course, NOON, NOON + 24 * HOUR));
const [fixture] = fixtures;
if (!fixture) throw new Error('There is no race.');
const race = (faults: Partial<ResultFaults> = {}, of = fixture) =>
  createRace(of, chance, { ...NONE, ...faults });
const AFTER = 10 * MINUTE;

const sumOf = ({ markets }: FeedContest, kind: 'fieldWinner' | 'fieldPlace'): number =>
  markets
    .find((market) => market.kind === kind)
    ?.outcomes.reduce((sum, { price }) => sum + 1_000 / price, 0) ?? Number.NaN;

describe('racesBetween', () => {
  it('has races of every racecourse through the day, each found by its id', () => {
    for (const course of RACECOURSES)
      expect(fixtures.filter((one) => one.course === course)).toHaveLength((24 * 60) / course.everyMinutes);
    for (const one of fixtures) expect(raceOfId(RACECOURSES, one.id)).toEqual(one);
    expect(raceOfId(RACECOURSES, 'hal73lk')).toBeUndefined();
    expect(raceOfId(RACECOURSES, 'brk0z')).toBeUndefined();
  });

  it('gives each race as many different runners as its racecourse has', () => {
    for (const one of fixtures) {
      const { entries } = raceCardOf(one, chance);
      const [fewest, most] = one.course.runners;
      expect(entries.length).toBeGreaterThanOrEqual(fewest);
      expect(entries.length).toBeLessThanOrEqual(most);
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    }
  });
});

describe('prices of a race', () => {
  it('add up to the margin, so that no combination of bets wins in any case', () => {
    for (const one of fixtures) {
      const contest = race({}, one).contestAt(one.startsAt - HOUR);
      // within the steps of prices
      expect(sumOf(contest, 'fieldWinner')).toBeGreaterThan(1.02);
      expect(sumOf(contest, 'fieldWinner')).toBeLessThan(1 + MARGIN_BASIS_POINTS / 10_000 + 0.03);
      if (!contest.terms) continue;
      // a runner that is placed almost certainly cannot be backed
      const backed = contest.markets[1]?.outcomes.length ?? 0;
      const certain = contest.runners.filter(({ withdrawn }) => !withdrawn).length - backed;
      expect(sumOf(contest, 'fieldPlace')).toBeGreaterThan((contest.terms.places - certain) * 1.01);
    }
  });

  it('are lower for a place than for the win of each runner', () => {
    for (const one of fixtures) {
      const { markets } = race({}, one).contestAt(one.startsAt - HOUR);
      const [winner, place] = markets;
      for (const { id, price } of place?.outcomes ?? [])
        expect(price).toBeLessThan(winner?.outcomes.find((outcome) => outcome.id === id)?.price ?? Infinity);
    }
  });

  it('follow from the weights by which races are decided', () => {
    const [one] = fixtures;
    if (!one) throw new Error('There is no race.');
    const { entries } = raceCardOf(one, chance);
    const total = entries.reduce((sum, { weight }) => sum + weight, 0);
    const wins = new Map<string, number>();
    const places = new Map<string, number>();
    const DRAWS = 4_000;
    for (let draw = 0; draw < DRAWS; draw += 1) {
      // the same runners under other random numbers for the finish
      const finish = createRace(
        one,
        {
          ...chance,
          series: (name) =>
            name.endsWith('/finish') ? chance.series(`${name}/${draw}`) : chance.series(name),
        },
        NONE,
      ).resultAt(one.startsAt + AFTER)?.field;
      for (const { runner, position } of finish?.runners ?? []) {
        if (position === 1) wins.set(runner, (wins.get(runner) ?? 0) + 1);
        if ((position ?? 9) <= 3) places.set(runner, (places.get(runner) ?? 0) + 1);
      }
    }
    const expected = placeChances(
      entries.map(({ weight }) => weight),
      3,
    );
    for (const [index, { id, weight }] of entries.entries()) {
      const deviation = (probability: number) => 5 * Math.sqrt((probability * (1 - probability)) / DRAWS);
      expect(Math.abs((wins.get(id) ?? 0) / DRAWS - weight / total)).toBeLessThan(deviation(weight / total));
      const place = expected[index] ?? 0;
      expect(Math.abs((places.get(id) ?? 0) / DRAWS - place)).toBeLessThan(deviation(place));
    }
  });

  it('are removed at the start, and the message is valid at all times', () => {
    for (const at of [-HOUR, -1, 0, MINUTE, AFTER]) {
      const contest = race({ withdrawnPercent: 20, deadHeatPercent: 50 }).contestAt(fixture.startsAt + at);
      expect(contest.markets.length > 0).toBe(at < 0);
      expect(contest.phase).toBe(at < 0 ? 'upcoming' : at < AFTER ? 'live' : 'ended');
      const message = {
        v: SPORTS_FEED_VERSION,
        type: 'contests',
        sequence: 1,
        at: NOON,
        marginBasisPoints: MARGIN_BASIS_POINTS,
        contests: [contest],
      };
      expect(parseContestsMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    }
  });
});

describe('placeChances', () => {
  it('adds up to the number of places, and is certain for as many places as runners', () => {
    const weights = [5, 3, 2, 1, 1];
    for (const places of [1, 2, 3, 4]) {
      const chances = placeChances(weights, places);
      expect(chances.reduce((sum, value) => sum + value, 0)).toBeCloseTo(places, 9);
    }
    expect(placeChances(weights, 5).map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is that of Harville for two places of three runners', () => {
    // 1/2 + 1/3 × (1/2)/(2/3) + 1/6 × (1/2)/(5/6)
    expect(placeChances([3, 2, 1], 2)[0]).toBeCloseTo(0.5 + 0.25 + 0.1, 9);
  });
});

describe('placeTermsOf', () => {
  it.each([
    [4, true, null],
    [5, false, [1, 4, 2]],
    [7, true, [1, 4, 2]],
    [8, false, [1, 5, 3]],
    [11, true, [1, 5, 3]],
    [12, true, [1, 4, 3]],
    [15, true, [1, 4, 3]],
    [16, true, [1, 4, 4]],
    [16, false, [1, 5, 3]],
  ] as const)('gives the standard terms for %i runners, handicap %s', (runners, isHandicap, terms) => {
    const [numerator, denominator, places] = terms ?? [];
    expect(placeTermsOf(runners, isHandicap)).toEqual(terms && { numerator, denominator, places });
  });
});

describe('withdrawn runners', () => {
  const isLate = fixtures.find((one) => {
    const withdrawn = race({ withdrawnPercent: 20 }, one).contestAt(one.startsAt - 1).runners;
    return withdrawn.some(({ withdrawn }) => withdrawn && withdrawn.deduction > 0);
  });
  if (!isLate) throw new Error('No runner was withdrawn.');
  const of = race({ withdrawnPercent: 20 }, isLate);
  const withdrawn = of
    .contestAt(isLate.startsAt - 1)
    .runners.flatMap(({ id, withdrawn }) => (withdrawn ? [{ id, ...withdrawn }] : []))
    .toSorted((left, right) => left.at - right.at);
  const [first] = withdrawn;
  if (!first) throw new Error('No runner was withdrawn.');

  it('have the deduction of their last price, and the other prices fall', () => {
    const before = of.contestAt(first.at - 1);
    const after = of.contestAt(first.at);
    const priceOf = ({ markets }: FeedContest, id: string) =>
      markets[0]?.outcomes.find((outcome) => outcome.id === id)?.price;
    expect(first.deduction).toBe(deductionFor(priceOf(before, first.id) ?? 0));
    expect(priceOf(after, first.id)).toBeUndefined();
    for (const { id } of after.markets[0]?.outcomes ?? [])
      expect(priceOf(after, id)).toBeLessThanOrEqual(priceOf(before, id) ?? 0);
    expect(before.runners.find(({ id }) => id === first.id)?.withdrawn).toBeNull();
  });

  it('are in the result, and have no position', () => {
    const field = of.resultAt(isLate.startsAt + AFTER)?.field;
    expect(field?.withdrawn.map(({ runner }) => runner)).toEqual(withdrawn.map(({ id }) => id));
    expect(field?.runners.some(({ runner }) => runner === first.id)).toBe(false);
  });
});

describe('results of a race', () => {
  it('tie two runners in a dead heat, and leave out the next position', () => {
    const positions = race({ deadHeatPercent: 100 })
      .resultAt(fixture.startsAt + AFTER)
      ?.field?.runners.map(({ position }) => position ?? 0);
    const tied = positions?.find((position, index) => positions.indexOf(position) !== index) ?? 0;
    expect(tied).toBeGreaterThan(0);
    expect(positions).not.toContain(tied + 1);
    expect(positions).toHaveLength(new Set(positions).size + 1);
  });

  it('are corrected after two minutes when the photo was read the wrong way round', () => {
    const right = race().resultAt(fixture.startsAt + AFTER);
    const of = race({ correctedPercent: 100 });
    let at = fixture.startsAt;
    while (!of.resultAt(at)) at += 1_000;
    const [wrong, corrected] = [of.resultAt(at), of.resultAt(at + CORRECTED_AFTER_MS)];
    expect(wrong).toMatchObject({ number: 1 });
    expect(wrong?.field?.runners[0]?.runner).toBe(right?.field?.runners[1]?.runner);
    expect(corrected).toEqual({ ...right, number: 2 });
  });

  it('are void when the race is abandoned, and late when results are late', () => {
    expect(race({ abandonedPercent: 100 }).resultAt(fixture.startsAt + AFTER)).toMatchObject({
      status: 'VOID',
      reason: 'ABANDONED',
      field: null,
    });
    expect(race({ lateSeconds: 3_600 }).resultAt(fixture.startsAt + AFTER)).toBeUndefined();
  });
});
