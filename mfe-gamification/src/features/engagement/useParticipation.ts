import { ENGAGEMENT_PATHS, playerAnswerSchema, type EngagementBlock } from '@foyer/kernel/engagement';
import { useServices } from '@foyer/platform';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { after } from './adapters/after.ts';
import { sendAction, type ActionOutcome } from './sendAction.ts';
import { useEngagement, type EngagementView } from './useEngagement.ts';

/** The status is fetched again this long after a button of the opt-in (requirements/constants#gamification). */
const REFETCH_MS = 2_000;

/** The answer has no version: readings are in order, so the last one counts. */
const participationSchema = v.pipe(
  playerAnswerSchema,
  v.transform((answer) => ({ ...answer, version: 0 })),
);
type ParticipationAnswer = v.InferOutput<typeof participationSchema>;

/** The player's participation in gamification (requirements/interfaces#gamification-provider). */
export interface Participation extends Pick<EngagementView<ParticipationAnswer>, 'status' | 'reload'> {
  /** `gamificationOpt.enable`; undefined until it is read. */
  readonly isOptedIn: boolean | undefined;
  /** Reasons for which engagement is closed to the player, most severe first. */
  readonly blocks: readonly EngagementBlock[];
  /** A choice is being sent. */
  readonly isBusy: boolean;
  /** Opts in or out. The status is read again afterwards, regardless of the outcome. */
  choose(isOptedIn: boolean): Promise<ActionOutcome<ParticipationAnswer>>;
}

/** Reads the participation and sends the player's choice. */
export function useParticipation(): Participation {
  const { engagement } = useServices();
  const { status, answer, reload, accept } = useEngagement(
    ENGAGEMENT_PATHS.player,
    participationSchema,
    'player',
  );
  const [isBusy, setBusy] = useState(false);
  const stopRefetch = useRef<() => void>(undefined);
  // Stops the timer with the page.
  useEffect(() => () => stopRefetch.current?.(), []);

  async function choose(isOptedIn: boolean): Promise<ActionOutcome<ParticipationAnswer>> {
    setBusy(true);
    const path = isOptedIn ? ENGAGEMENT_PATHS.optIn : ENGAGEMENT_PATHS.optOut;
    const outcome = await sendAction(engagement, path, undefined, participationSchema);
    setBusy(false);
    if (outcome.kind === 'done') accept(outcome.answer);
    stopRefetch.current?.();
    stopRefetch.current = after(REFETCH_MS, reload);
    return outcome;
  }

  return {
    status,
    isOptedIn: answer?.gamificationOpt.enable,
    blocks: answer?.blocks ?? [],
    isBusy,
    reload,
    choose,
  };
}
