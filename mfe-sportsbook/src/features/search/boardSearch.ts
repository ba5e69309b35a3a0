import { RACING, type BetSportId, type FeedContest, type FeedRunner } from '@foyer/kernel/sports-contests';
import { SPORTS, type FeedCompetition, type FeedEvent } from '@foyer/kernel/sports-feed';
import { createSearchIndex, searchGames, type SearchIndex } from '@foyer/kernel/search-games';

/** Something that a search finds. */
export type Found =
  | { readonly kind: 'sport'; readonly sport: BetSportId }
  | { readonly kind: 'competition'; readonly competition: FeedCompetition }
  | { readonly kind: 'event'; readonly event: FeedEvent; readonly competition: FeedCompetition }
  | { readonly kind: 'contest'; readonly contest: FeedContest }
  | { readonly kind: 'runner'; readonly contest: FeedContest; readonly runner: FeedRunner };

export interface SearchableBoard {
  readonly competitions: readonly FeedCompetition[];
  readonly events: ReadonlyMap<string, FeedEvent>;
  /** Outrights and races; none while they load. */
  readonly contests?: readonly FeedContest[] | undefined;
}

/** Names in the player's language that the feed does not have. */
export interface SearchNames {
  sport(sport: BetSportId): string;
  country(code: string): string;
}

/** Results of one search that are shown. */
export const MAX_RESULTS = 20;

/**
 * Indexes the sports, competitions and matches of a board, outrights, races and their runners. Equally good results keep
 * this order, and matches and races that of their start.
 */
export function indexBoard(
  { competitions, events, contests = [] }: SearchableBoard,
  names: SearchNames,
): SearchIndex<Found> {
  const byId = new Map(competitions.map((competition) => [competition.id, competition]));
  const matches = [...events.values()]
    .filter(({ phase }) => phase !== 'ended')
    .sort((left, right) => left.startsAt - right.startsAt);
  const sports = SPORTS.filter((sport) => competitions.some((competition) => competition.sport === sport));
  const open = contests.filter(({ phase }) => phase === 'upcoming');
  const races = open.filter(({ kind }) => kind === 'race');
  const items: readonly Found[] = [
    ...sports.map((sport) => ({ kind: 'sport', sport }) as const),
    ...(races.length > 0 ? [{ kind: 'sport', sport: RACING } as const] : []),
    ...competitions.map((competition) => ({ kind: 'competition', competition }) as const),
    ...matches.flatMap((event) => {
      const competition = byId.get(event.competition);
      return competition ? [{ kind: 'event', event, competition } as const] : [];
    }),
    ...open
      .filter(({ kind }) => kind === 'outright')
      .map((contest) => ({ kind: 'contest', contest }) as const),
    ...races.map((contest) => ({ kind: 'contest', contest }) as const),
    ...races.flatMap((contest) =>
      contest.runners
        .filter(({ withdrawn }) => !withdrawn)
        .map((runner) => ({ kind: 'runner', contest, runner }) as const),
    ),
  ];
  return createSearchIndex(items, (found) => {
    if (found.kind === 'sport') return { name: names.sport(found.sport), studio: '', themes: [] };
    if (found.kind === 'runner')
      return { name: found.runner.name, studio: found.contest.competition.name, themes: [] };
    if (found.kind === 'contest') {
      const { kind, competition, name: title, runners } = found.contest;
      // the teams of an outright lead to it, after their matches
      const themes = kind === 'race' ? [] : runners.map((runner) => runner.name);
      return {
        name: competition.name,
        studio: kind === 'race' ? title : '',
        themes: [names.sport(competition.sport), ...themes],
      };
    }
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

/** True when two boards have the same matches and runners, so that an index of one finds those of the other. */
export function hasSameNames(left: SearchableBoard, right: SearchableBoard): boolean {
  if (!hasSameContests(left.contests ?? [], right.contests ?? [])) return false;
  if (left.competitions !== right.competitions || left.events.size !== right.events.size) return false;
  for (const [id, event] of left.events) {
    const other = right.events.get(id);
    if (other === undefined || (other.phase === 'ended') !== (event.phase === 'ended')) return false;
  }
  return true;
}

function hasSameContests(left: readonly FeedContest[], right: readonly FeedContest[]): boolean {
  if (left === right) return true;
  const isSame = (one: FeedContest, other: FeedContest | undefined): boolean =>
    one === other ||
    (one.id === other?.id && one.phase === other.phase && runnersLeft(one) === runnersLeft(other));
  return left.length === right.length && left.every((contest, index) => isSame(contest, right[index]));
}

function runnersLeft({ runners }: FeedContest): number {
  return runners.filter(({ withdrawn }) => !withdrawn).length;
}
