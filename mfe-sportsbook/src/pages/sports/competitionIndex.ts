import { INTERNATIONAL, SPORTS, type FeedCompetition, type SportId } from '@foyer/kernel/sports-feed';
import type { FeedBoard } from '../../features/sports-feed/feed.machine.ts';

export interface CountedCompetition {
  readonly competition: FeedCompetition;
  /** Matches on the board that have not ended. */
  readonly count: number;
}

export interface CountryGroup {
  readonly country: string;
  readonly competitions: readonly CountedCompetition[];
}

export interface SportGroup {
  readonly sport: SportId;
  readonly countries: readonly CountryGroup[];
}

/**
 * The competitions by sport and country: international ones first, then countries in alphabetical order of
 * their names. The competitions of a country keep the order of the catalogue.
 */
export function competitionIndex(
  { competitions, events }: Pick<FeedBoard, 'competitions' | 'events'>,
  sport: SportId | undefined,
  compareCountries: (left: string, right: string) => number,
): readonly SportGroup[] {
  const counts = new Map<string, number>();
  for (const event of events.values())
    if (event.phase !== 'ended') counts.set(event.competition, (counts.get(event.competition) ?? 0) + 1);
  return SPORTS.filter((known) => sport === undefined || known === sport).flatMap((known) => {
    const own = competitions.filter((competition) => competition.sport === known);
    const countries = [...Map.groupBy(own, ({ country }) => country)]
      .map(([country, list]) => ({
        country,
        competitions: list.map((competition) => ({ competition, count: counts.get(competition.id) ?? 0 })),
      }))
      .sort(
        (left, right) =>
          Number(right.country === INTERNATIONAL) - Number(left.country === INTERNATIONAL) ||
          compareCountries(left.country, right.country),
      );
    return countries.length === 0 ? [] : [{ sport: known, countries }];
  });
}
