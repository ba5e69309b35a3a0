import * as v from 'valibot';
import { rewardSchema, scoringSchema } from '@foyer/market/engagement-rules';

const runId = v.string();
/** Text key of the tournament. */
const name = v.string();
/** Points. */
const cost = v.number();

/** Payload of each kind of fact of tournaments. */
export const TOURNAMENT_FACTS = {
  'tournament-registration': v.object({
    runId,
    name,
    cost,
    /** Terms that decide which rounds count; milliseconds since the epoch. */
    terms: v.object({
      games: v.nullable(v.array(v.string())),
      studios: v.nullable(v.array(v.string())),
      scoring: scoringSchema,
      qualifyingLevel: v.nullable(v.number()),
      startsAt: v.number(),
      endsAt: v.number(),
      lateTill: v.number(),
    }),
  }),
  /** The run was cancelled: the cost is returned. */
  'tournament-return': v.object({ runId, name, cost }),
  'tournament-result': v.object({
    runId,
    name,
    place: v.nullable(v.number()),
    reward: v.nullable(rewardSchema),
  }),
} as const;
