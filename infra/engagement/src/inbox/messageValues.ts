import { rewardSchema } from '@foyer/market/engagement-rules';
import * as v from 'valibot';

/** Values of the text of a message, as they are stored. The kind decides which ones it has. */
export const messageValuesSchema = v.object({
  /** Text key of the mission, level, tournament or mini-game, or its texts. */
  name: v.string(),
  reward: v.optional(v.nullable(rewardSchema), null),
  missionId: v.optional(v.string(), ''),
  level: v.optional(v.number(), 0),
  place: v.optional(v.nullable(v.number()), null),
  /** Points or plays. */
  count: v.optional(v.number(), 0),
});
export type MessageValues = v.InferInput<typeof messageValuesSchema>;
