import {
  MIN_BUILDER_SELECTIONS,
  partKey,
  type BuilderAlternative,
  type BuilderProblem,
} from '@foyer/kernel/bet-builder';
import type { MarketKind, MarketSelection } from '@foyer/kernel/markets';
import type { BuilderPrice } from './builderPrice.ts';
import { isCostly } from './jointMasks.ts';
import { checkBuilder, offered, type PricedMatch, type Problem } from './problems.ts';

/** Selections that are tried instead of one part, the closest first, and in the whole answer: it is asked for in public. */
const MAX_CANDIDATES = 12;
const MAX_TRIALS = 24;
/** More parts take longer, mainly goalscorers; so do periods with many scores. */
const MAX_TRIALS_OF_MANY = 6;
const MANY_PARTS = 5;

/** Markets that ask the same question about another part of the match or with other lines. */
const RELATED: Readonly<Partial<Record<MarketKind, readonly MarketKind[]>>> = {
  asianTotal: ['total'],
  asianHandicap: ['handicap', 'drawNoBet'],
  handicap: ['asianHandicap'],
  firstTotal: ['total'],
  secondTotal: ['total'],
  firstWinner: ['winner'],
  firstDoubleChance: ['doubleChance'],
  firstDrawNoBet: ['drawNoBet'],
  secondWinner: ['winner'],
  goalscorer: ['anytimeScorer'],
};

export interface BuilderOffer {
  /** `refused`: not possible; `incomplete`: possible, with fewer selections than a bet builder has. */
  readonly status: 'open' | 'suspended' | 'refused' | 'incomplete';
  /** Undefined for a combination that is refused. */
  readonly price?: BuilderPrice | undefined;
  readonly problems: readonly BuilderProblem[];
}

/** The price of a combination, or each reason against it with the nearest alternative. */
export function offerBuilder(match: PricedMatch, parts: readonly MarketSelection[]): BuilderOffer {
  const { price, problems } = checkBuilder(match, parts);
  const isSlow = parts.length >= MANY_PARTS || isCostly(match.sport, parts);
  const trials = { left: isSlow ? MAX_TRIALS_OF_MANY : MAX_TRIALS };
  const explained = problems.map((problem) => ({
    ...problem,
    alternative: alternativeTo(match, parts, problem, { count: problems.length, trials }),
  }));
  if (!price) return { status: 'refused', problems: explained };
  if (problems.length > 0) return { status: 'suspended', price, problems: explained };
  return { status: parts.length < MIN_BUILDER_SELECTIONS ? 'incomplete' : 'open', price, problems: [] };
}

/** The nearest change that solves the problem: of the part that was added last, then of another one. */
function alternativeTo(
  match: PricedMatch,
  parts: readonly MarketSelection[],
  problem: Problem,
  { count, trials }: { readonly count: number; readonly trials: { left: number } },
): BuilderAlternative | null {
  const isOpen = match.markets.some(({ status }) => status === 'open');
  // no alternative is needed: the suspension of a whole match is short
  if (problem.reason === 'SUSPENDED' && !isOpen) return null;
  const latestFirst = problem.parts.toSorted((one, other) => other - one);
  for (const part of latestFirst)
    for (const selection of candidates(match, parts, part)) {
      if (trials.left === 0) break;
      trials.left -= 1;
      const after = checkBuilder(
        match,
        parts.map((one, index) => (index === part ? selection : one)),
      ).problems;
      if (after.length < count && !after.some((left) => left.parts.includes(part)))
        return { part, selection };
    }
  // a part that adds nothing is the last one of its problem
  const last = problem.reason === 'CONTAINED' ? problem.parts.at(-1) : latestFirst[0];
  return last === undefined ? null : { part: last, selection: null };
}

/** Open selections of the same market or a related one, the closest first. */
function candidates(
  { markets }: PricedMatch,
  parts: readonly MarketSelection[],
  part: number,
): readonly MarketSelection[] {
  const before = parts[part];
  if (!before) return [];
  const price = offered(markets, before)?.price;
  const used = new Set(parts.map(partKey));
  const kinds: readonly MarketKind[] = [before.kind, ...(RELATED[before.kind] ?? [])];
  return markets
    .filter(({ kind, status }) => kinds.includes(kind) && status === 'open')
    .flatMap(({ kind, line, outcomes }) =>
      outcomes.map((outcome) => ({
        selection: { kind, line, outcome: outcome.id },
        distance: [
          kinds.indexOf(kind),
          Number(outcome.id !== before.outcome),
          Math.abs((line ?? 0) - (before.line ?? 0)),
          price === undefined ? 0 : Math.abs(Math.log(outcome.price / price)),
        ],
      })),
    )
    .filter(({ selection }) => !used.has(partKey(selection)))
    .toSorted((one, other) => compare(one.distance, other.distance))
    .slice(0, MAX_CANDIDATES)
    .map(({ selection }) => selection);
}

/** The first difference decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
