import {
  leaderboardMessageSchema,
  registrationAnswerSchema,
  TOURNAMENT_PATHS,
  tournamentsAnswerSchema,
  type Leaderboard,
  type Tournament,
} from '@foyer/kernel/tournaments';
import { withQuery } from '@foyer/links';
import { useServices, useTimedReload } from '@foyer/platform';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { sendAction, type ActionOutcome } from '../engagement/sendAction.ts';
import { useEngagement } from '../engagement/useEngagement.ts';
import { followedIds, phaseTimes, withLeaderboards } from './tournamentList.ts';

/** Reason for which a registration is not confirmed: a code of the service, or no answer. */
export type RegistrationProblem =
  | Extract<ActionOutcome<unknown>, { kind: 'refused' }>['code']
  | 'UNCONFIRMED';

/** The tournaments of the page with their live leaderboards, and registering for one. */
export interface TournamentsStore {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Undefined until the first answer. */
  readonly tournaments: readonly Tournament[] | undefined;
  /** Id of the tournament whose registration is being sent. */
  readonly registering: string | undefined;
  /** The last registration that was not confirmed. */
  readonly problem: { readonly tournamentId: string; readonly code: RegistrationProblem } | undefined;
  reload(): void;
  /** Registers once, however often it is sent. */
  register(tournamentId: string): Promise<void>;
}

const NO_LEADERBOARDS: ReadonlyMap<string, Leaderboard> = new Map();

/**
 * Reads the tournaments and follows their leaderboards.
 * @param openedId - the tournament that is shown alone, if any
 */
export function useTournaments(openedId: string | undefined): TournamentsStore {
  const { engagement, locale, now } = useServices();
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const [leaderboards, setLeaderboards] = useState(NO_LEADERBOARDS);
  const [registering, setRegistering] = useState<string>();
  const [problem, setProblem] = useState<TournamentsStore['problem']>();
  const onMessage = useCallback((message: unknown) => {
    const read = v.safeParse(leaderboardMessageSchema, message);
    if (!read.success) return;
    const { tournamentId, leaderboard } = read.output;
    setLeaderboards((before) => new Map(before).set(tournamentId, leaderboard));
  }, []);
  const { answer, status, accept, reload } = useEngagement(
    withQuery(TOURNAMENT_PATHS.tournaments, { locale }),
    tournamentsAnswerSchema,
    'tournaments',
    { tournaments: followed, onMessage },
  );
  useTimedReload(reload, phaseTimes(answer?.tournaments ?? [], now()));
  // an answer contains the leaderboards of its time, and names the tournaments to follow
  const [known, setKnown] = useState(answer);
  if (known !== answer) {
    setKnown(answer);
    setLeaderboards(NO_LEADERBOARDS);
  }
  const ids = followedIds(answer?.tournaments ?? [], openedId);
  if (ids.join() !== followed.join()) setFollowed(ids);

  async function register(tournamentId: string): Promise<void> {
    setRegistering(tournamentId);
    setProblem(undefined);
    const path = `${TOURNAMENT_PATHS.tournaments}/${encodeURIComponent(tournamentId)}/registration`;
    const outcome = await sendAction(
      engagement,
      withQuery(path, { locale }),
      undefined,
      registrationAnswerSchema,
    );
    setRegistering(undefined);
    if (outcome.kind === 'done' && answer) {
      const { tournament, version } = outcome.answer;
      const tournaments = answer.tournaments.map((one) => (one.id === tournament.id ? tournament : one));
      accept({ ...answer, tournaments, version });
      return;
    }
    if (outcome.kind !== 'done')
      setProblem({ tournamentId, code: outcome.kind === 'refused' ? outcome.code : 'UNCONFIRMED' });
    reload();
  }

  return {
    status,
    tournaments: answer && withLeaderboards(answer.tournaments, leaderboards),
    registering,
    problem,
    reload,
    register,
  };
}
