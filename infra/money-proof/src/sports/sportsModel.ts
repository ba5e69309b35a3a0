import type { MatchResult, TradedSelection } from '@foyer/kernel/sports-trading';

/** A bet as the actor knows it: what it requested, and the prices of the acceptance. */
export interface ModelBet {
  readonly legs: readonly {
    readonly event: string;
    readonly kind: TradedSelection['kind'];
    readonly line: number | null;
    readonly outcome: TradedSelection['outcome'];
    readonly price: number;
  }[];
  readonly bankers: readonly number[];
  readonly sizes: readonly number[];
  /** Minor units. */
  readonly stakePerLine: number;
}

/** Prices are thousandths; a quarter line halves the stake. */
const UNIT = 2_000n;

/** requirements: what a stake of 1 returns on one selection, in units of 1/2000. */
function factor(leg: ModelBet['legs'][number], { status, home, away }: MatchResult): bigint {
  if (status === 'VOID') return UNIT;
  const won = BigInt(leg.price) * 2n;
  if (leg.kind === 'winner') return (leg.outcome === 'home') === home > away ? won : 0n;
  const goals = (home + away) * 100;
  const halves = [(leg.line ?? 0) - 25, (leg.line ?? 0) + 25].map((line) =>
    goals === line ? UNIT : (leg.outcome === 'over') === goals > line ? won : 0n,
  );
  return halves.reduce((sum, half) => sum + half, 0n) / 2n;
}

/** The lines of a bet: all bankers with each combination of the other selections of each size. */
export function linesOfBet({ legs, bankers, sizes }: ModelBet): readonly (readonly number[])[] {
  const others = legs.map((_, index) => index).filter((index) => !bankers.includes(index));
  return sizes.flatMap((size) => choose(others, size).map((chosen) => [...bankers, ...chosen]));
}

function choose(from: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    choose(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Minor units that a stake on each line returns: each line rounded down. */
export function returnsOfBet(
  bet: ModelBet,
  stakePerLine: number,
  resultOf: (event: string) => MatchResult,
): number {
  const factors = bet.legs.map((leg) => factor(leg, resultOf(leg.event)));
  return linesOfBet(bet).reduce((sum, line) => {
    const numerator = line.reduce((product, leg) => product * (factors[leg] ?? 0n), BigInt(stakePerLine));
    return sum + Number(numerator / UNIT ** BigInt(line.length));
  }, 0);
}

/** Minor units that a stake on each of these lines returns if every selection wins. */
export function highestReturnsOf(
  { legs }: ModelBet,
  lines: readonly (readonly number[])[],
  stakePerLine: number,
): number {
  return lines.reduce((sum, line) => {
    const numerator = line.reduce(
      (product, leg) => product * BigInt(legs[leg]?.price ?? 0),
      BigInt(stakePerLine),
    );
    return sum + Number(numerator / 1_000n ** BigInt(line.length));
  }, 0);
}
