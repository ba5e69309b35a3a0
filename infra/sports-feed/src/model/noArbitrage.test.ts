import { describe, expect, it } from '@jest/globals';
import { PLAYERS, type MarketKind, type MarketSelection } from '@foyer/kernel/markets';
import { SPORTS, type SportId } from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { PRICE_UNITS } from './book.ts';
import { createChance } from './chance.ts';
import { fixtureOf } from './fixtures.ts';
import { createMatch } from './match.ts';
import { OFFERS } from './offers.ts';
import { fairProbability, type Outlook, type Scope } from './outlook.ts';

/*
 * Stakes on several outcomes that win with every result exist only if no probabilities of the results give every price an
 * expected return of at most the stake. The model has such probabilities: one distribution of the results of a match.
 */

const chance = createChance('noArbitrage.test');
const TURNS = [331_000, 331_007, 331_019];
const STEP_MS = 7 * 60_000;
/** Steps before the start. */
const BEFORE = 2;
/** Rare scores are left out of a distribution over both halves. */
const TOLERANCE = 1e-4;

interface State {
  readonly outlook: Outlook;
  readonly details: ReturnType<ReturnType<typeof createMatch>['detailsAt']>;
}

/** States of matches from before their start to their end, with open markets. */
function statesOf(sport: SportId): readonly State[] {
  const competition = CATALOGUE.find((row) => row.sport === sport);
  if (!competition) throw new Error(`The catalogue has no competition of ${sport}.`);
  return TURNS.flatMap((turn) => {
    const match = createMatch(fixtureOf(competition, turn), chance);
    const { startsAt } = match.fixture;
    const steps = Math.ceil((match.endsAt() - startsAt) / STEP_MS) + BEFORE;
    return Array.from({ length: steps }, (_, step) => startsAt + (step - BEFORE) * STEP_MS).flatMap((at) => {
      const outlook = match.outlookAt(at);
      return outlook ? [{ outlook, details: match.detailsAt(at) }] : [];
    });
  });
}

const scopeOf = (sport: SportId, { kind, outcome }: MarketSelection): Scope => {
  const scope = OFFERS[sport].find((offer) => offer.kind === kind)?.scope ?? 'score';
  return scope === 'player' ? (PLAYERS.find((player) => player === outcome) ?? 'home') : scope;
};

const has = (sport: SportId, scope: Scope): boolean => OFFERS[sport].some((offer) => offer.scope === scope);
const FIRST: readonly MarketKind[] = [
  'firstWinner',
  'firstDoubleChance',
  'firstDrawNoBet',
  'firstTotal',
  'firstBothScore',
];

/** A distribution that contains the one from which the selection is priced; undefined for one of its own. */
function widerScope(sport: SportId, selection: MarketSelection): Scope | undefined {
  const scope = scopeOf(sport, selection);
  if (['margin', 'sum', 'home', 'away'].includes(scope) && has(sport, 'score')) return 'score';
  return FIRST.includes(selection.kind) && has(sport, 'halves') ? 'halves' : undefined;
}

describe.each(SPORTS.map((sport) => [sport]))('prices of %s before and in play', (sport) => {
  const states = statesOf(sport);
  const selections = states.flatMap(({ outlook, details }) =>
    details.markets.flatMap(({ kind, line, outcomes }) =>
      outcomes.map(({ id: outcome, price }) => ({ outlook, price, selection: { kind, line, outcome } })),
    ),
  );

  it('return at most the stake by the probabilities of one model, for every outcome of every market', () => {
    const generous = selections.flatMap(({ outlook, price, selection }) => {
      const probability = fairProbability(outlook.of(scopeOf(sport, selection)), selection) ?? 0;
      return probability * price > PRICE_UNITS ? [{ ...selection, price, probability }] : [];
    });
    expect(generous).toEqual([]);
    expect(selections.length).toBeGreaterThan(200);
  });

  it('follow from one distribution of results, whichever part of it a market is priced from', () => {
    const differing = selections.flatMap(({ outlook, selection }) => {
      const wider = widerScope(sport, selection);
      if (!wider) return [];
      const [own, whole] = [scopeOf(sport, selection), wider].map((scope) =>
        fairProbability(outlook.of(scope), selection),
      );
      return Math.abs((own ?? 0) - (whole ?? 0)) > TOLERANCE ? [{ ...selection, own, whole }] : [];
    });
    expect(differing).toEqual([]);
  });
});
