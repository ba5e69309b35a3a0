import type { LevelAnswer } from '@foyer/kernel/engagement';
import { levelsAt } from '@foyer/market/engagement-rules';
import { textOf } from '../content/texts.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { RuleSet } from '../rules/rules.ts';

interface LevelViewer {
  readonly viewReward: ViewReward;
  readonly locale: string;
  readonly now: number;
}

/** The levels that players can reach now. */
export function viewLevels(
  { levels }: Pick<RuleSet, 'levels'>,
  { viewReward, locale, now }: LevelViewer,
): LevelAnswer['levels'] {
  return levelsAt(levels, now).map(({ level, name, points, reward }) => ({
    level,
    name: textOf(name, locale),
    points,
    reward: reward && viewReward(reward),
  }));
}
