import { ENGAGEMENT_PATHS, pointsAnswerSchema, type PointsAnswer } from '@foyer/kernel/engagement';
import { ignoreError } from '@foyer/kernel';
import { useServices } from '@foyer/platform';
import { useState } from 'react';
import * as v from 'valibot';

const OK = 200;

export type PointEntry = PointsAnswer['history'][number];

/** The history of points as far as the player has opened it, newest first. */
export interface PointHistory {
  readonly entries: readonly PointEntry[];
  readonly hasMore: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
  loadMore(): Promise<void>;
}

/** Pages through the history; the first page is the one of the points. */
export function usePointHistory(points: PointsAnswer): PointHistory {
  const { engagement, locale } = useServices();
  const [status, setStatus] = useState<PointHistory['status']>('idle');
  // Entries shown before stay when new ones push them out of the first page.
  const [seen, setSeen] = useState<readonly PointEntry[]>([]);
  const [cursor, setCursor] = useState<{ readonly next: number | null }>();
  const entries = merged(points.history, seen);
  const { next } = cursor ?? points;

  async function loadMore(): Promise<void> {
    if (next === null) return;
    setStatus('loading');
    const path = `${ENGAGEMENT_PATHS.points}?locale=${locale}&before=${next}`;
    const answer = await engagement
      ?.call({ method: 'GET', path })
      .catch(ignoreError('the page offers to load earlier entries again'));
    const page = v.safeParse(pointsAnswerSchema, answer?.status === OK ? answer.body : undefined);
    setStatus(page.success ? 'idle' : 'failed');
    if (!page.success) return;
    setSeen(merged(entries, page.output.history));
    setCursor(page.output);
  }

  return { entries, hasMore: next !== null, status, loadMore };
}

function merged(first: readonly PointEntry[], second: readonly PointEntry[]): readonly PointEntry[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
