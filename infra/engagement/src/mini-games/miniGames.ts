import type { FoldingSubject } from '../facts/folding.ts';
import { afterPlay, NO_PLAYS } from './miniGameRecord.ts';

/** Cause of the prize of a play; its key in `reward_grant` is derived from it. */
export function playCause(playId: string): string {
  return `mini-game:${playId}`;
}

/** A play takes its points or a play of the player, and gives its prize once. */
export const miniGames: FoldingSubject = {
  name: 'mini-games',
  fold(fact, folding) {
    if (fact.kind !== 'mini-game-play') return;
    const { gameId, name, playId, points, reward } = fact.payload;
    const record = folding.state.miniGames?.[gameId] ?? NO_PLAYS;
    folding.state = {
      ...folding.state,
      miniGames: { ...folding.state.miniGames, [gameId]: afterPlay(record, fact.payload, fact.at) },
    };
    const cause = playCause(playId);
    if (points > 0)
      folding.addPoints({ cause: `${cause}:price`, amount: -points, reason: 'mini-game', subject: name });
    if (reward.kind !== 'none') folding.give(reward, { cause, reason: 'mini-game', subject: name });
  },
};
