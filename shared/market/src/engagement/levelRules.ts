import * as v from 'valibot';
import { instant, MAX_LEVEL, positive, rewardSchema, ruleTextSchema, whole } from './ruleValues.ts';

const levelRuleSchema = v.strictObject({
  level: positive,
  name: ruleTextSchema,
  /** Points ever earned from which the level is reached. */
  points: whole,
  /** Reached from this time; null or absent: at once. A level has no end, because players keep it. */
  activeFrom: v.optional(v.nullable(instant)),
  /** Given once, when the level is reached. */
  reward: v.nullable(rewardSchema),
});
export type LevelRule = v.InferOutput<typeof levelRuleSchema>;

/** The levels of a brand, ascending: numbered from 1, and the first one needs no points. */
export const levelsSchema = v.pipe(
  v.array(levelRuleSchema),
  v.minLength(1, 'LEVEL_MISSING'),
  v.maxLength(MAX_LEVEL, 'TOO_MANY'),
  v.check((levels) => levels.every(({ level }, index) => level === index + 1), 'LEVEL_NUMBERS'),
  v.check(
    ([first]) => first === undefined || (first.points === 0 && (first.activeFrom ?? null) === null),
    'FIRST_LEVEL',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const levels = dataset.value;
    levels.forEach((value, key) => {
      const before = levels[key - 1];
      if (before && value.points <= before.points)
        addIssue({
          message: 'NOT_ASCENDING',
          path: [
            { type: 'array', origin: 'value', input: levels, key, value },
            { type: 'object', origin: 'value', input: value, key: 'points', value: value.points },
          ],
        });
    });
  }),
  v.readonly(),
);

/** Levels that can be reached at an instant. */
export function levelsAt(levels: readonly LevelRule[], now: number): readonly LevelRule[] {
  return levels.filter(({ activeFrom = null }) => activeFrom === null || Date.parse(activeFrom) <= now);
}
