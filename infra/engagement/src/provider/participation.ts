import type { FoldingSubject } from '../facts/folding.ts';

/** Opting in to gamification, and out (requirements/interfaces#gamification-provider). Progress and points stay. */
export const participation: FoldingSubject = {
  name: 'participation',
  fold(fact, folding) {
    if (fact.kind === 'participation')
      folding.state = { ...folding.state, participates: fact.payload.enable };
  },
};
