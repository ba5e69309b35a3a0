import { SPORTS, type FeedCompetition, type FeedEvent, type SportId } from '@foyer/kernel/sports-feed';
import { createSearchIndex, searchGames, type SearchIndex } from '@foyer/kernel/search-games';

/** Something that a search finds. */
export type Found =
  | { readonly kind: 'sport'; readonly sport: SportId }
  | { readonly kind: 'competition'; readonly competition: FeedCompetition }
  | { readonly kind: 'event'; readonly event: FeedEvent; readonly competition: FeedCompetition };

export interface SearchableBoard {
  readonly competitions: readonly FeedCompetition[];
  readonly events: ReadonlyMap<string, FeedEvent>;
}

/** Names in the player's language that the feed does not have. */
export interface SearchNames {
  sport(sport: SportId): string;
  country(code: string): string;
}

/** Results of one search that are shown. */
export const MAX_RESULTS = 20;

/**
 * Indexes the sports, competitions and matches of a board. Equally good results keep this order, and matches
 * that of their start.
 */
export function indexBoard(
  { competitions, events }: SearchableBoard,
  names: SearchNames,
): SearchIndex<Found> {
  const byId = new Map(competitions.map((competition) => [competition.id, competition]));
  const matches = [...events.values()]
    .filter(({ phase }) => phase !== 'ended')
    .sort((left, right) => left.startsAt - right.startsAt);
  const sports = SPORTS.filter((sport) => competitions.some((competition) => competition.sport === sport));
  const items: readonly Found[] = [
    ...sports.map((sport) => ({ kind: 'sport', sport }) as const),
    ...competitions.map((competition) => ({ kind: 'competition', competition }) as const),
    ...matches.flatMap((event) => {
      const competition = byId.get(event.competition);
      return competition ? [{ kind: 'event', event, competition } as const] : [];
    }),
  ];
  return createSearchIndex(items, (found) => {
    if (found.kind === 'sport') return { name: names.sport(found.sport), studio: '', themes: [] };
    const { name, sport, country } = found.competition;
    return found.kind === 'competition'
      ? { name, studio: names.country(country), themes: [names.sport(sport)] }
      : { name: `${found.event.home} ${found.event.away}`, studio: name, themes: [names.sport(sport)] };
  });
}

/** The best results, at most {@link MAX_RESULTS}; none for a text without letters or digits. */
export function searchBoard(index: SearchIndex<Found>, query: string): readonly Found[] {
  return searchGames(index, query).slice(0, MAX_RESULTS);
}

/** True when two boards have the same matches, so that an index of one finds those of the other. */
export function hasSameMatches(left: SearchableBoard, right: SearchableBoard): boolean {
  if (left.competitions !== right.competitions || left.events.size !== right.events.size) return false;
  for (const [id, event] of left.events) {
    const other = right.events.get(id);
    if (other === undefined || (other.phase === 'ended') !== (event.phase === 'ended')) return false;
  }
  return true;
}
