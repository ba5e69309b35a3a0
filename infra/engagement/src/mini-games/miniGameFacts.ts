import { PLAY_SOURCES } from '@foyer/kernel/mini-games';
import { LIMIT_PERIODS } from '@foyer/kernel/rewards-shop';
import * as v from 'valibot';
import { doorRewardRuleSchema } from '@foyer/market/engagement-rules';

/** Payload of the fact that a player played a mini-game. The prize is the one that was drawn. */
export const MINI_GAME_FACTS = {
  'mini-game-play': v.object({
    gameId: v.string(),
    /** Text key of the game. */
    name: v.string(),
    /** Idempotency key of the request. */
    playId: v.string(),
    source: v.picklist(PLAY_SOURCES),
    points: v.number(),
    /** Period of the free plays; null for a game without them. */
    period: v.nullable(v.picklist(LIMIT_PERIODS)),
    prizeId: v.string(),
    reward: doorRewardRuleSchema,
  }),
} as const;
