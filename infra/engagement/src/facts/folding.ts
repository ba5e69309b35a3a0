import type { POINT_REASONS } from '@foyer/kernel/engagement';
import type { RewardRule } from '@foyer/market/engagement-rules';
import type { RuleSet } from '../rules/rules.ts';
import type { Fact } from './fact.ts';
import type { PlayerState } from './playerState.ts';

export type PointReason = (typeof POINT_REASONS)[number];

/** An effect of a fact beside the state of the player. */
export type Effect =
  | {
      readonly type: 'points';
      /** The same cause gives the same id. */
      readonly id: string;
      readonly amount: number;
      readonly balance: number;
      readonly reason: PointReason;
      readonly subject: string | null;
    }
  | {
      readonly type: 'grant';
      readonly key: string;
      readonly offer: string;
      readonly reason: PointReason;
      readonly subject: string;
    };

/** The state while the subjects apply a fact, one after the other. */
export interface Folding {
  readonly rules: RuleSet;
  state: PlayerState;
  /**
   * Gives or takes points. The balance is never negative: an action that costs more is refused before it
   * becomes a fact.
   */
  addPoints(points: { cause: string; amount: number; reason: PointReason; subject: string | null }): void;
  give(reward: RewardRule, of: { cause: string; reason: PointReason; subject: string }): void;
}

/** A subject's rules: pure functions of the state and the fact. */
export interface FoldingSubject {
  readonly name: string;
  fold(fact: Fact, folding: Folding): void;
}
