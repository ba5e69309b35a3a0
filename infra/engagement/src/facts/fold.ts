import type { RuleSet } from '../rules/rules.ts';
import { SUBJECTS } from '../subjects.ts';
import { effectKey } from './effectKey.ts';
import type { Fact } from './fact.ts';
import type { Effect, Folding } from './folding.ts';
import type { PlayerState } from './playerState.ts';

/**
 * Applies a fact to the state of its player: a pure function, so that the same facts always lead to the same state.
 * Facts that do not count change nothing but the known currency.
 */
export function foldFact(
  before: PlayerState,
  fact: Fact,
  rules: RuleSet,
): { readonly state: PlayerState; readonly effects: readonly Effect[] } {
  const effects: Effect[] = [];
  const folding: Folding = {
    rules,
    before,
    state: before,
    addPoints({ cause, amount, reason, subject }) {
      const { points } = folding.state;
      const balance = points.balance + amount;
      if (balance < 0) throw new RangeError(`Points of ${fact.playerId} would become negative.`);
      const earned = points.earned + (amount > 0 && reason !== 'refund' ? amount : 0);
      folding.state = { ...folding.state, points: { ...points, balance, earned } };
      effects.push({ type: 'points', id: effectKey(fact, cause), amount, balance, reason, subject });
    },
    give(reward, { cause, reason, subject }) {
      if (reward.kind === 'points') folding.addPoints({ cause, amount: reward.points, reason, subject });
      else effects.push({ type: 'grant', key: effectKey(fact, cause), offer: reward.offer, reason, subject });
    },
    notify({ cause, ...message }) {
      effects.push({ type: 'message', id: effectKey(fact, `inbox:${cause}`), ...message });
    },
    withdraw(cause) {
      effects.push({ type: 'withdrawal', id: cause === null ? null : effectKey(fact, `inbox:${cause}`) });
    },
  };
  if (fact.kind === 'bet' || fact.kind === 'deposit')
    folding.state = { ...folding.state, currency: fact.payload.currency };
  if (fact.counts) for (const subject of SUBJECTS) subject.fold(fact, folding);
  return { state: folding.state, effects };
}
