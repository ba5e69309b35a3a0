import * as v from 'valibot';
import { doorRewardRuleSchema } from '@foyer/market/engagement-rules';

/** Payload of the fact that a player opened a door. The reward is that of the rules at the time. */
export const CALENDAR_FACTS = {
  'calendar-door': v.object({
    runId: v.string(),
    /** Text key of the calendar. */
    name: v.string(),
    day: v.number(),
    /** Idempotency key of the request. */
    key: v.string(),
    reward: doorRewardRuleSchema,
  }),
} as const;
