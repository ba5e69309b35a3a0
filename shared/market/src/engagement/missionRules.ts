import { COUNTERS } from '@foyer/kernel/engagement';
import * as v from 'valibot';
import { instant, isUnique, positive, rewardSchema, ruleId, ruleTextSchema, slugs } from './ruleValues.ts';

const MAX_MISSIONS = 100;

export const FACT_KINDS = ['bet', 'deposit', 'sign-in'] as const;
export const MISSION_PRODUCTS = ['casino', 'sportsbook', 'raffle'] as const;
export const MISSION_RIBBONS = ['new', 'daily', 'weekly', 'last-chance'] as const;
/** `daily` and `weekly` runs start at midnight UTC, weeks on Monday; `immediately` after each completion. */
export const RECURRENCES = ['never', 'immediately', 'daily', 'weekly'] as const;

/** Conditions of the facts that a task counts: all apply. */
const filterSchema = v.strictObject({
  kind: v.picklist(FACT_KINDS),
  product: v.optional(v.picklist(MISSION_PRODUCTS)),
  /** Slugs of games. */
  games: v.optional(slugs),
  studios: v.optional(slugs),
  minStakeCents: v.optional(positive),
  /** Lowest payout divided by the stake. */
  minMultiple: v.optional(positive),
});
export type FilterRule = v.InferOutput<typeof filterSchema>;

const taskSchema = v.strictObject({
  id: ruleId,
  title: ruleTextSchema,
  filter: filterSchema,
  counter: v.picklist(COUNTERS),
  /** Euro cents for sums of money, otherwise a number. */
  target: positive,
});
export type TaskRule = v.InferOutput<typeof taskSchema>;

/** A mission of a brand. Money in euro cents, converted to the currency of the player. */
export const missionRuleSchema = v.pipe(
  v.strictObject({
    id: ruleId,
    name: ruleTextSchema,
    description: ruleTextSchema,
    ribbon: v.nullable(v.picklist(MISSION_RIBBONS)),
    activeFrom: v.nullable(instant),
    activeTill: v.nullable(instant),
    /** Time for the tasks from the opt-in, or from the first progress without one. */
    limitMinutes: v.nullable(positive),
    requiresOptIn: v.boolean(),
    /** The mission that has to be completed before. */
    lockedBy: v.nullable(ruleId),
    minLevel: v.nullable(positive),
    tasks: v.pipe(
      v.array(taskSchema),
      v.minLength(1, 'TASK_MISSING'),
      v.maxLength(10),
      v.check((list) => isUnique(list), 'DUPLICATE'),
    ),
    recurrence: v.picklist(RECURRENCES),
    /** Null: no limit. */
    maxCompletions: v.nullable(positive),
    /** Null: the reward is given at once, without a claim. */
    claim: v.nullable(v.strictObject({ expiresAfterMinutes: v.nullable(positive) })),
    reward: rewardSchema,
    /** Slugs of games. */
    relatedGames: slugs,
  }),
  v.forward(
    v.check(
      ({ activeFrom, activeTill }) =>
        activeFrom === null || activeTill === null || Date.parse(activeTill) > Date.parse(activeFrom),
      'PERIOD',
    ),
    ['activeTill'],
  ),
  v.forward(
    v.check(
      ({ recurrence, maxCompletions }) => recurrence !== 'immediately' || maxCompletions !== null,
      'COMPLETIONS_MISSING',
    ),
    ['maxCompletions'],
  ),
);
export type MissionRule = v.InferOutput<typeof missionRuleSchema>;

/** A mission for everyone, at any time, once, whose reward is given at once. */
export const MISSION_DEFAULTS = {
  ribbon: null,
  activeFrom: null,
  activeTill: null,
  limitMinutes: null,
  requiresOptIn: false,
  lockedBy: null,
  minLevel: null,
  recurrence: 'never',
  maxCompletions: null,
  claim: null,
} as const satisfies Partial<MissionRule>;

/** The missions of a brand in the order in which players see them. */
export const missionsSchema = v.pipe(
  v.array(missionRuleSchema),
  v.maxLength(MAX_MISSIONS),
  v.check((list) => isUnique(list), 'DUPLICATE'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const missions = dataset.value;
    missions.forEach((mission, index) => {
      const problem = lockProblem(mission, missions);
      if (problem !== undefined)
        addIssue({
          message: problem,
          path: [
            { type: 'array', origin: 'value', input: missions, key: index, value: mission },
            { type: 'object', origin: 'value', input: mission, key: 'lockedBy', value: mission.lockedBy },
          ],
        });
    });
  }),
  v.readonly(),
);

/** A mission that waits for an unknown one, or for itself, could never be opened. */
function lockProblem(
  { id, lockedBy }: Pick<MissionRule, 'id' | 'lockedBy'>,
  missions: readonly Pick<MissionRule, 'id' | 'lockedBy'>[],
): string | undefined {
  const seen = new Set([id]);
  for (let next = lockedBy; next !== null;) {
    if (seen.has(next)) return 'LOCKED_FOREVER';
    seen.add(next);
    const found = missions.find((mission) => mission.id === next);
    if (!found) return 'UNKNOWN_MISSION';
    next = found.lockedBy;
  }
  return undefined;
}
