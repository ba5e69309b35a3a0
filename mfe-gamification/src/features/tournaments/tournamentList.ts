import type { Leaderboard, Tournament, TournamentPhase } from '@foyer/kernel/tournaments';
import type { ReloadTimes } from '@foyer/platform';
import { afterInstants } from '../engagement/afterInstants.ts';

export const SECTIONS = ['running', 'open', 'announced', 'finished'] as const;
export type TournamentSection = (typeof SECTIONS)[number];

const SECTION_OF: Readonly<Record<TournamentPhase, TournamentSection>> = {
  RUNNING: 'running',
  REGISTRATION: 'open',
  ANNOUNCED: 'announced',
  SETTLING: 'finished',
  FINAL: 'finished',
  CANCELLED: 'finished',
};

/** Tournaments by section: the next start or end first, the last result first. Sections without any are left out. */
export function sectionsOf(
  tournaments: readonly Tournament[],
): readonly { readonly section: TournamentSection; readonly tournaments: readonly Tournament[] }[] {
  return SECTIONS.map((section) => ({
    section,
    tournaments: tournaments
      .filter(({ phase }) => SECTION_OF[phase] === section)
      .toSorted((one, other) => order(section, one, other)),
  })).filter(({ tournaments: found }) => found.length > 0);
}

function order(section: TournamentSection, one: Tournament, other: Tournament): number {
  const [first, second] = [one, other].map(({ startsAt, endsAt }) =>
    Date.parse(section === 'open' || section === 'announced' ? startsAt : endsAt),
  );
  const difference = (first ?? 0) - (second ?? 0);
  return section === 'finished' ? -difference : difference;
}

/** An instant that a player waits for. */
export interface Awaited {
  readonly kind: 'opens' | 'registrationEnds' | 'starts' | 'ends' | 'result';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The next instants of a tournament, in order. */
export function awaitedOf(tournament: Tournament): readonly Awaited[] {
  const { phase, canRegister } = tournament;
  const at = (kind: Awaited['kind'], instant: string): Awaited => ({ kind, at: Date.parse(instant) });
  const registrationEnds = canRegister ? [at('registrationEnds', tournament.registrationTill)] : [];
  const awaited = {
    ANNOUNCED: () => [at('opens', tournament.registrationFrom), at('starts', tournament.startsAt)],
    REGISTRATION: () => [...registrationEnds, at('starts', tournament.startsAt)],
    RUNNING: () => [...registrationEnds, at('ends', tournament.endsAt)],
    SETTLING: () => [at('result', tournament.lateTill)],
    FINAL: () => [],
    CANCELLED: () => [],
  }[phase]();
  return awaited.toSorted((one, other) => one.at - other.at);
}

/** The job of the service decides a run within seconds after its instant. */
const DECIDED_AFTER_MS = 10_000;
/** While a result is pending, the tournaments are read again this often. */
const PENDING_MS = 15_000;

/** Times at which the service has a new phase: shortly after its instants, again when its job has run, and while a result is pending. */
export function phaseTimes(tournaments: readonly Tournament[], now: number): ReloadTimes {
  const at = afterInstants(
    tournaments.flatMap(({ registrationFrom, registrationTill, startsAt, endsAt, lateTill }) => [
      registrationFrom,
      registrationTill,
      startsAt,
      endsAt,
      lateTill,
    ]),
  );
  const isPending = tournaments.some(
    ({ phase, lateTill }) => phase === 'SETTLING' && Date.parse(lateTill) <= now,
  );
  return {
    at: [...at, ...at.map((instant) => instant + DECIDED_AFTER_MS)],
    everyMs: isPending ? PENDING_MS : undefined,
  };
}

const MAX_FOLLOWED = 20; // `tournamentWatchSchema` of @foyer/kernel/tournaments
const FOLLOWED: readonly TournamentPhase[] = ['RUNNING', 'SETTLING', 'REGISTRATION'];

/** Tournaments whose leaderboards can change, the opened one first. */
export function followedIds(
  tournaments: readonly Tournament[],
  openedId: string | undefined,
): readonly string[] {
  const changing = tournaments.filter(({ phase }) => FOLLOWED.includes(phase)).map(({ id }) => id);
  return [...changing.filter((id) => id === openedId), ...changing.filter((id) => id !== openedId)].slice(
    0,
    MAX_FOLLOWED,
  );
}

/** The prize of a place; undefined without one. */
export function prizeOf(
  tournament: Tournament,
  place: number | null,
): Tournament['prizes'][number] | undefined {
  return tournament.prizes.find(
    ({ placeFrom, placeTo }) => place !== null && place >= placeFrom && place <= placeTo,
  );
}

/** Tournaments with the leaderboards that were received later. */
export function withLeaderboards(
  tournaments: readonly Tournament[],
  leaderboards: ReadonlyMap<string, Leaderboard>,
): readonly Tournament[] {
  return tournaments.map((tournament) => {
    const leaderboard = leaderboards.get(tournament.id);
    return leaderboard ? { ...tournament, leaderboard } : tournament;
  });
}
