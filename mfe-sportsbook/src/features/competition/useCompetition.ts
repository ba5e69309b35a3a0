import type { Services } from '@foyer/contract';
import { useServices, useStore, useTimedReload } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { readCompetition } from '../sports-feed/adapters/feedReads.ts';
import { createCompetition, type Competition, type CompetitionState } from './createCompetition.ts';

/** Competitions kept after their page is left, so that a return renders them at once. */
const MAX_COMPETITIONS = 8;
/** Standings change when a match ends. */
const REFRESH_MS = 60_000;
const competitions = new WeakMap<Services['storage'], Map<string, Competition>>();

/** A competition of this browser page. */
export function competitionOf({ storage }: Services, id: string): Competition {
  const known = competitions.get(storage) ?? new Map<string, Competition>();
  competitions.set(storage, known);
  const competition = known.get(id) ?? createCompetition(id, readCompetition);
  // the most recently used is last, and the first is dropped
  known.delete(id);
  known.set(id, competition);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_COMPETITIONS) break;
    known.delete(oldest);
  }
  return competition;
}

/** The state of a competition, read again with each visit. The component needs the id as its key. */
export function useCompetition(id: string): { readonly state: CompetitionState; retry(): void } {
  const services = useServices();
  const [competition] = useState(() => competitionOf(services, id));
  // synchronises with the sports feed
  useEffect(() => void competition.load(), [competition]);
  useTimedReload(competition.load, { everyMs: REFRESH_MS });
  return { state: useStore(competition), retry: () => void competition.load() };
}
