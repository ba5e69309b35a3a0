import {
  deductionFor,
  MAX_DEDUCTION,
  type FieldResult,
  type RunnerId,
  type WithdrawnRunner,
} from '@foyer/kernel/field';
import { LINE_UNITS } from '@foyer/kernel/markets';
import { RACING, type FeedContest } from '@foyer/kernel/sports-contests';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import type { MatchResult } from '@foyer/kernel/sports-trading';
import { makeBook, priceable } from '../model/book.ts';
import type { Chance } from '../model/chance.ts';
import { opinionAt } from '../model/opinion.ts';
import { CORRECTED_AFTER_MS, type ResultFaults } from '../trading/readResult.ts';
import { placeChances } from './harville.ts';
import { placeTermsOf } from './placeTerms.ts';
import { raceCardOf, type Entry, type RaceCard, type RaceFixture } from './raceFixtures.ts';

const SECOND = 1_000;
const PERCENT = 100;
/** Prices move in steps. */
const STEP_MS = 30_000;
/** Influence of the market's opinion on a weight, as a logarithm. */
const OPINION = 0.15;
/** Runners are withdrawn within this time before the start. */
const WITHDRAWN_WITHIN_MS = 60 * 60_000;
const WITHDRAWN_UNTIL_MS = 20_000;
/** A race keeps this number of runners. */
const MIN_STARTERS = 4;
/** Metres in a second. */
const PACE = 16;
/** Time from the end of a race to its first result: the photo is examined. */
const PHOTO_MS = 20_000;
/** Positions at which a dead heat is drawn. */
const TIED_POSITIONS = 3;

/** A race as a function of time. */
export interface Race {
  readonly fixture: RaceFixture;
  contestAt(now: number): FeedContest;
  /** Undefined before the first result. */
  resultAt(now: number): MatchResult | undefined;
}

/** A race whose runners, withdrawals and order follow from its id and the seed. */
export function createRace(fixture: RaceFixture, chance: Chance, faults: ResultFaults): Race {
  const { id, course, startsAt } = fixture;
  const card = raceCardOf(fixture, chance);
  const withdrawn = withdrawalsOf(fixture, card, chance, faults.withdrawnPercent ?? 0);
  const endedAt = startsAt + Math.round((card.distance / PACE) * SECOND);
  const publishedAt = endedAt + PHOTO_MS + faults.lateSeconds * SECOND;
  let priced: { readonly key: string; readonly markets: readonly FeedMarket[] } | undefined;

  const withdrawnAt = (now: number): readonly WithdrawnRunner[] => withdrawn.filter(({ at }) => at <= now);
  const runningAt = (now: number): readonly Entry[] => {
    const runners = new Set(withdrawnAt(now).map(({ runner }) => runner));
    return card.entries.filter((entry) => !runners.has(entry.id));
  };

  function marketsAt(now: number): readonly FeedMarket[] {
    const running = runningAt(now);
    const step = Math.floor(now / STEP_MS) * STEP_MS;
    const key = `${step} ${running.length}`;
    if (priced?.key !== key) priced = { key, markets: marketsOf(id, card, running, chance, step) };
    return priced.markets;
  }

  function resultAt(now: number): MatchResult | undefined {
    if (now < publishedAt) return undefined;
    const base = { event: id, home: 0, away: 0, periods: [], statistics: null, endedAt };
    if (isDrawn(chance, `${id}/abandoned`, faults.abandonedPercent))
      return { ...base, number: 1, status: 'VOID', reason: 'ABANDONED', field: null };
    const order = finishOf(id, runningAt(startsAt), chance);
    const right = fieldOf(order, withdrawn, tiedAt(id, order, chance, faults.deadHeatPercent ?? 0));
    const played = { ...base, status: 'PLAYED', reason: null } as const;
    if (!isDrawn(chance, `${id}/corrected`, faults.correctedPercent))
      return { ...played, number: 1, field: right };
    if (now >= publishedAt + CORRECTED_AFTER_MS) return { ...played, number: 2, field: right };
    // the photo was read the wrong way round
    const [first, second, ...others] = order;
    const wrong = first && second ? [second, first, ...others] : order;
    return { ...played, number: 1, field: fieldOf(wrong, withdrawn, undefined) };
  }

  return {
    fixture,
    resultAt,
    contestAt(now) {
      const withdrawals = withdrawnAt(now);
      const result = resultAt(now);
      const isOpen = now < startsAt;
      const field = result?.field;
      return {
        id,
        kind: 'race',
        competition: { id: course.id, sport: RACING, name: course.name, country: course.country },
        name: card.name,
        season: null,
        distance: card.distance,
        startsAt,
        phase: isOpen ? 'upcoming' : result ? 'ended' : 'live',
        terms: isOpen ? placeTermsOf(runningAt(now).length, card.isHandicap) : null,
        runners: card.entries.map(({ id: runner, name, horse }) => {
          const withdrawal = withdrawals.find((one) => one.runner === runner);
          return {
            id: runner,
            name,
            horse,
            withdrawn: withdrawal
              ? {
                  at: withdrawal.at,
                  deduction: withdrawal.deduction,
                  placeDeduction: withdrawal.placeDeduction,
                }
              : null,
            position: field?.runners.find((one) => one.runner === runner)?.position ?? null,
          };
        }),
        markets: isOpen ? marketsAt(now) : [],
        result: result ? { number: result.number, status: result.status, endedAt } : null,
      };
    },
  };
}

function isDrawn(chance: Chance, name: string, percent: number): boolean {
  return percent > 0 && chance.at(name) * PERCENT < percent;
}

/** Winner, and the places of the each-way terms, from the same weights. */
function marketsOf(
  id: string,
  card: RaceCard,
  running: readonly Entry[],
  chance: Chance,
  at: number,
): readonly FeedMarket[] {
  const weights = running.map(
    (entry) => entry.weight * Math.exp(OPINION * opinionAt(chance, `${id}/${entry.id}`, at)),
  );
  const places = placeTermsOf(running.length, card.isHandicap)?.places;
  const market = (kind: FeedMarket['kind'], line: number | null, first: number): FeedMarket => {
    const chances = placeChances(weights, first);
    const offered = priceable(running.map((entry, index) => [entry.id, chances[index] ?? 0] as const));
    return {
      kind,
      line,
      status: offered.length > 1 ? 'open' : 'suspended',
      outcomes: makeBook(offered),
    };
  };
  const winner = market('fieldWinner', null, 1);
  return places === undefined ? [winner] : [winner, market('fieldPlace', places * LINE_UNITS, places)];
}

/** Runners that do not start, with the deductions by their prices just before. */
function withdrawalsOf(
  { id, startsAt }: RaceFixture,
  card: RaceCard,
  chance: Chance,
  percent: number,
): readonly WithdrawnRunner[] {
  const span = WITHDRAWN_WITHIN_MS - WITHDRAWN_UNTIL_MS;
  const drawn = card.entries
    .filter((entry) => isDrawn(chance, `${id}/${entry.id}/withdrawn`, percent))
    .slice(0, Math.max(0, card.entries.length - MIN_STARTERS))
    .map((entry) => ({
      entry,
      at: startsAt - WITHDRAWN_UNTIL_MS - Math.floor(chance.at(`${id}/${entry.id}/withdrawn/at`) * span),
    }))
    .sort((left, right) => left.at - right.at);
  let running = card.entries;
  return drawn.map(({ entry, at }): WithdrawnRunner => {
    const markets = marketsOf(id, card, running, chance, Math.floor(at / STEP_MS) * STEP_MS);
    running = running.filter((other) => other !== entry);
    const deductionOf = (kind: FeedMarket['kind']): number => {
      const price = markets
        .find((market) => market.kind === kind)
        ?.outcomes.find((outcome) => outcome.id === entry.id)?.price;
      return price === undefined ? 0 : Math.min(MAX_DEDUCTION, deductionFor(price));
    };
    return {
      runner: entry.id,
      name: entry.name,
      at,
      deduction: deductionOf('fieldWinner'),
      placeDeduction: deductionOf('fieldPlace'),
    };
  });
}

/** The finishing order: exponential times by the weights give the probabilities of Harville. */
function finishOf(id: string, starters: readonly Entry[], chance: Chance): readonly Entry[] {
  const draw = chance.series(`${id}/finish`);
  return starters
    .map((entry) => ({ entry, time: -Math.log(1 - draw()) / entry.weight }))
    .sort((left, right) => left.time - right.time)
    .map(({ entry }) => entry);
}

/** Index of the runner that ties with the next one; undefined without a dead heat. */
function tiedAt(id: string, order: readonly Entry[], chance: Chance, percent: number): number | undefined {
  if (!isDrawn(chance, `${id}/dead-heat`, percent)) return undefined;
  return Math.floor(chance.at(`${id}/dead-heat/at`) * Math.min(TIED_POSITIONS, order.length - 1));
}

function fieldOf(
  order: readonly Entry[],
  withdrawn: readonly WithdrawnRunner[],
  tied: number | undefined,
): FieldResult {
  const runners = order.map((entry: { readonly id: RunnerId; readonly name: string }, index) => ({
    runner: entry.id,
    name: entry.name,
    position: tied !== undefined && index === tied + 1 ? index : index + 1,
  }));
  return { runners, withdrawn: [...withdrawn] };
}
