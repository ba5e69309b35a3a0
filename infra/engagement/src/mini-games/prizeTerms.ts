import { prizeList, termsOf } from '@foyer/kernel/mini-game-draw';
import type { DoorRewardRule, MiniGameRule } from '@foyer/market/engagement-rules';

/** The published prizes of a game: their canonical list and its hash. */
export interface PrizeTerms {
  readonly prizes: string;
  readonly terms: string;
}

// rules are immutable, and each page asks for the terms
const cached = new WeakMap<MiniGameRule, Promise<PrizeTerms>>();

/** Returns the terms of a game, which a draw is bound to. */
export function prizeTerms(game: MiniGameRule): Promise<PrizeTerms> {
  const known = cached.get(game) ?? compute(game);
  cached.set(game, known);
  return known;
}

async function compute({ id, prizes: rules }: MiniGameRule): Promise<PrizeTerms> {
  const prizes = prizeList(
    id,
    rules.map(({ id: prize, parts, reward }) => ({ id: prize, parts, reward: rewardText(reward) })),
  );
  return { prizes, terms: await termsOf(prizes) };
}

function rewardText(reward: DoorRewardRule): string {
  if (reward.kind === 'none') return 'none';
  return reward.kind === 'points' ? `points:${reward.points}` : `offer:${reward.offer}`;
}
