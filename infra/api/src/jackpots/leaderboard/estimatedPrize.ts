import { shareOf } from '@foyer/money';
import type { RankedContributor, Ranking } from './readRanking.ts';

/** The pot that all contributors of the last 24 hours share equally. */
const SHARED_POT = 'shared';

/**
 * The estimated prize of a contributor in euro cents, if the pot were won now: an equal part of the shared
 * pot. Of any other pot: the player's share of all contributions, because the chance of a player is
 * proportional to the contributions. Rounded down (ADR 0284).
 */
export function estimatedPrize(
  potId: string,
  potCents: number,
  { contributed }: Pick<RankedContributor, 'contributed'>,
  { contributors, contributed: all }: Pick<Ranking, 'contributors' | 'contributed'>,
): number {
  const part =
    potId === SHARED_POT
      ? { numerator: 1n, denominator: BigInt(contributors) }
      : { numerator: BigInt(contributed), denominator: BigInt(all) };
  return part.denominator === 0n ? 0 : shareOf(potCents, part, 'down');
}
