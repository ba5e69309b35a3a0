import {
  actionAnswerSchema,
  ENGAGEMENT_PATHS,
  missionsAnswerSchema,
  type Mission,
  type MissionsAnswer,
} from '@foyer/kernel/engagement';
import { useServices, useTimedReload } from '@foyer/platform';
import { useState } from 'react';
import { afterInstants } from '../../features/engagement/afterInstants.ts';
import { sendAction, type ActionOutcome } from '../../features/engagement/sendAction.ts';
import { useEngagement, type EngagementView } from '../../features/engagement/useEngagement.ts';
import { changesOf } from './missionGroups.ts';

/** An action of a mission. */
export type MissionAction = 'opt-in' | 'claim';
/** Outcome of an action; the mission is shown as the service has it now. */
export type MissionOutcome = ActionOutcome<{ readonly mission: Mission }>;

/** The missions of the player and their actions. */
export interface MissionsStore extends Pick<EngagementView<MissionsAnswer>, 'status' | 'answer' | 'reload'> {
  /** Ids of missions whose action is being sent. */
  readonly busy: ReadonlySet<string>;
  /** Sends an action. A repeated one has no second effect. */
  act(mission: Mission, action: MissionAction): Promise<MissionOutcome>;
}

/** Reads the missions, and again when the time of one is over. */
export function useMissions(): MissionsStore {
  const { engagement, locale } = useServices();
  const { status, answer, reload, accept } = useEngagement(
    `${ENGAGEMENT_PATHS.missions}?locale=${locale}`,
    missionsAnswerSchema,
    'missions',
  );
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  useTimedReload(reload, { at: afterInstants(answer?.missions.flatMap(changesOf) ?? []) });

  async function act({ id }: Mission, action: MissionAction): Promise<MissionOutcome> {
    setBusy((before) => new Set(before).add(id));
    const path = `${ENGAGEMENT_PATHS.missions}/${id}/${action}?locale=${locale}`;
    const outcome = await sendAction(engagement, path, undefined, actionAnswerSchema);
    setBusy((before) => new Set([...before].filter((other) => other !== id)));
    if (outcome.kind === 'done' && answer) {
      const { mission, version } = outcome.answer;
      const missions = answer.missions.map((one) => (one.id === id ? mission : one));
      accept({ ...answer, missions, version });
    }
    reload();
    return outcome;
  }

  return { status, answer, reload, busy, act };
}
