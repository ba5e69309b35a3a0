import { canonicalJson } from '@foyer/kernel';
import { cellStart, EVIDENCE_CELL_MS, Refusal } from '@foyer/runtime';
import { BUCKETS } from '@foyer/kernel/release-plan';
import type { EnvironmentState, Promotion, RolloutProgress } from '../plan/environmentState.ts';
import type { Change } from './change.ts';

/** A rollout with a schedule starts with its first step. The promotion after the last step is not a step. */
export function withScheduleSteps(change: Change): Change {
  if (change.schedule === undefined) return change;
  const schedule = change.schedule.filter(({ share }) => share < BUCKETS);
  const share = change.share ?? schedule[0]?.share;
  const isRising = schedule.every(
    (step, index) => index === 0 || step.share > (schedule[index - 1]?.share ?? 0),
  );
  if (change.kind !== 'rollout' || !isRising || !schedule.some((step) => step.share === share)) {
    throw new Refusal(
      400,
      'SCHEDULE_MALFORMED',
      'A schedule is allowed only for a rollout; its shares must increase and be below 100 %, and the share, if given, must be one of them.',
    );
  }
  return { ...change, schedule, share };
}

/**
 * The state with the start and step of each rollout and the last promotions, as evaluated by {@link
 * createRolloutController}. No clock: `at` is given.
 */
export function withRolloutProgress(
  before: EnvironmentState,
  after: EnvironmentState,
  change: Change,
  at: string,
): EnvironmentState {
  const { progress: _progress, promotions: _promotions, ...rest } = after;
  const progress = Object.fromEntries(
    after.rollouts.flatMap(({ app, release }) => {
      const known = before.progress?.[app]?.release === release ? before.progress[app] : undefined;
      const now =
        change.kind === 'rollout' && change.app === app ? progressAfter(before, known, change, at) : known;
      return now ? [[app, { ...now, release }] as const] : [];
    }),
  );
  const promotions = Object.fromEntries(
    Object.entries(after.defaults).flatMap(([app, release]): (readonly [string, Promotion])[] => {
      const was = before.defaults[app];
      if (change.kind === 'promote' && change.app === app && was !== undefined && was !== release)
        return [[app, { release, before: was, at }]];
      const known = before.promotions?.[app];
      return known?.release === release && !after.withdrawn.includes(`${app}@${release}`)
        ? [[app, known]]
        : [];
    }),
  );
  return {
    ...rest,
    ...(Object.keys(progress).length > 0 && { progress }),
    ...(Object.keys(promotions).length > 0 && { promotions }),
  };
}

/**
 * Progress after a change of a rollout. A narrowed rollout is evaluated on new evidence only: its evidence
 * starts with the first cell in which no visitor outside the new share had the release.
 */
function progressAfter(
  before: EnvironmentState,
  known: RolloutProgress | undefined,
  { app, share, schedule, narrower }: Change,
  at: string,
): Omit<RolloutProgress, 'release'> {
  const rule = before.rollouts.find((running) => running.app === app);
  const step = schedule?.findIndex((item) => item.share === share) ?? 0;
  const steps = { stepAt: at, step, ...(schedule && { schedule }) };
  if (narrower === true)
    return { startedAt: new Date(cellStart(Date.parse(at)) + EVIDENCE_CELL_MS).toISOString(), ...steps };
  const isSame =
    known && rule?.to === share && canonicalJson(known.schedule ?? []) === canonicalJson(schedule ?? []);
  if (isSame) return known;
  return { startedAt: known?.startedAt ?? at, ...steps };
}
