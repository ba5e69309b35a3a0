import type { FeedCompetition, SportId } from '@foyer/kernel/sports-feed';
import type { FeedResult, ResultsMessage } from '@foyer/kernel/sports-results';

export interface ResultGroup {
  readonly competition: FeedCompetition;
  /** The latest first. */
  readonly results: readonly FeedResult[];
}

/** Results by competition in the order of the catalogue; of all sports when none is selected. */
export function resultGroups(
  { competitions, results }: ResultsMessage,
  sport: SportId | undefined,
): readonly ResultGroup[] {
  return competitions.flatMap((competition) => {
    if (sport !== undefined && competition.sport !== sport) return [];
    const own = results.filter((result) => result.competition === competition.id);
    return own.length === 0 ? [] : [{ competition, results: own }];
  });
}
