import type { FeedIncident, FeedMatch, FeedMoment, SportId } from '@foyer/kernel/sports-feed';
import { unitOf } from '../../../../features/outcome/mainNames.ts';

/** A score, or a corner or card, in the course of a match. */
export type CourseEntry = { readonly key: string } & (
  | ({ readonly kind: 'score' } & FeedMoment)
  | FeedIncident
);

/** Scores, corners and cards, the latest first. */
export function courseOf({
  moments,
  incidents,
}: Pick<FeedMatch, 'moments' | 'incidents'>): readonly CourseEntry[] {
  const entries: readonly CourseEntry[] = [
    ...moments.map((moment) => ({
      kind: 'score' as const,
      key: `${moment.score.home}-${moment.score.away}`,
      ...moment,
    })),
    // counted from the first of the match, so that a key stays the same
    ...incidents.map((incident, index) => ({
      key: `${incident.kind}-${incidents.length - index}`,
      ...incident,
    })),
  ];
  return entries.toSorted(
    (left, right) => right.period - left.period || (right.minute ?? 0) - (left.minute ?? 0),
  );
}

/** True for sports whose single scores do not matter: they are neither announced nor emphasised. */
export function hasManyScores(sport: SportId): boolean {
  return unitOf(sport) === 'points' || sport === 'handball';
}

/**
 * The entry that screen readers announce; undefined in sports with many points, whose scores are announced in
 * breaks only.
 */
export function announcedOf(match: FeedMatch, sport: SportId): CourseEntry | undefined {
  return hasManyScores(sport) ? undefined : courseOf(match)[0];
}

/** Points of the latest score; undefined before the first. */
export function latestPoints(moments: readonly FeedMoment[]): number | undefined {
  const [last, before] = moments;
  if (!last) return undefined;
  return last.score[last.side] - (before?.score[last.side] ?? 0);
}
