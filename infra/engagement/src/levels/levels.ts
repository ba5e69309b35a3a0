import { levelsAt } from '@foyer/market/engagement-rules';
import { storedText } from '../content/texts.ts';
import type { FoldingSubject } from '../facts/folding.ts';

/** The level follows from all points ever earned, so that spending never lowers it. Each level gives its reward once. */
export const levels: FoldingSubject = {
  name: 'levels',
  fold(fact, folding) {
    const reachable = levelsAt(folding.rules.levels, fact.at);
    // points of a level's reward may reach the next level
    for (;;) {
      const { level, points } = folding.state;
      const next = reachable.find((one) => one.level > level && one.points <= points.earned);
      if (!next) return;
      folding.state = { ...folding.state, level: next.level };
      if (next.reward)
        folding.give(next.reward, {
          cause: `level:${next.level}`,
          reason: 'level-up',
          subject: storedText(next.name),
        });
    }
  },
};
