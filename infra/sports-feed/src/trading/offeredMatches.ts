import { MAX_OFFERED_MATCHES, type OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import type { FeedEvent } from '@foyer/kernel/sports-feed';
import type { Competition } from '../../catalogue/row.ts';
import type { BoardViews } from '../board/suspendedBoard.ts';

export interface OfferedMatchesDeps {
  readonly views: Pick<BoardViews, 'of' | 'match'>;
  readonly catalogue: readonly Pick<Competition, 'id' | 'name'>[];
}

/** Matches of a brand that have not started: the first ones whose names contain all words, or those of these ids with their markets. */
export function offeredMatches(
  { views, catalogue }: OfferedMatchesDeps,
  {
    brand,
    text,
    events,
  }: {
    readonly brand: string;
    readonly text?: string | undefined;
    readonly events?: string | undefined;
  },
): readonly OfferedMatch[] {
  const nameOf = (id: string): string => catalogue.find((competition) => competition.id === id)?.name ?? id;
  const view = (match: FeedEvent, markets: FeedEvent['markets']): OfferedMatch => ({
    id: match.id,
    competition: nameOf(match.competition),
    home: match.home,
    away: match.away,
    startsAt: new Date(match.startsAt).toISOString(),
    markets: markets
      .filter(({ status }) => status === 'open')
      .map(({ kind, line, outcomes }) => ({
        kind,
        line,
        outcomes: outcomes.map(({ id, price }) => ({ id, price })),
      })),
  });
  if (events !== undefined)
    return events.split(',').flatMap((id) => {
      const match = views.match(brand, id);
      return match?.phase === 'upcoming' ? [view(match, match.markets)] : [];
    });
  const words = plain(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return views
    .of(brand)
    .snapshot()
    .events.filter((match) => {
      const names = plain(`${match.home} ${match.away} ${nameOf(match.competition)}`);
      return match.phase === 'upcoming' && words.every((word) => names.includes(word));
    })
    .toSorted((left, right) => left.startsAt - right.startsAt)
    .slice(0, MAX_OFFERED_MATCHES)
    .map((match) => view(match, []));
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
