import { ENGAGEMENT_PATHS, type LevelAnswer } from '@foyer/kernel/engagement';
import type { Route, Routes } from '@foyer/runtime';
import { reading, type PlayerRouteDeps } from '../http/playerRoute.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { viewLevels } from './levelView.ts';

/** The level of the signed-in player, the next one, and the table of levels with their rewards. */
export function createLevelRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);
  return {
    [`GET ${ENGAGEMENT_PATHS.level}`]: reading(deps, async (call): Promise<LevelAnswer> => {
      const { level, points } = call.stored.state;
      const viewReward = await view(call.caller.brand);
      const levels = viewLevels(call.rules.rules, { viewReward, locale: call.locale, now: deps.clock() });
      const next = levels.find((one) => one.level > level);
      return {
        level,
        name: levels.find((one) => one.level === level)?.name ?? '',
        earned: points.earned,
        next: next
          ? { level: next.level, name: next.name, missing: Math.max(0, next.points - points.earned) }
          : null,
        levels,
        version: call.stored.version,
      };
    }),
  };
}
