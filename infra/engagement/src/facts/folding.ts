import type { InboxKind } from '@foyer/kernel/inbox';
import type { POINT_REASONS } from '@foyer/kernel/engagement';
import type { RewardRule } from '@foyer/market/engagement-rules';
import type { MessageValues } from '../inbox/messageValues.ts';
import type { RuleSet } from '../rules/rules.ts';
import type { Fact } from './fact.ts';
import type { PlayerState } from './playerState.ts';

export type PointReason = (typeof POINT_REASONS)[number];

/** A message to the player as the rules give it. Times are milliseconds since the epoch. */
export interface NewMessage {
  /** The same cause is one message. */
  readonly cause: string;
  readonly kind: InboxKind;
  readonly values: MessageValues;
  /** Shown from this time; absent: at once. */
  readonly showsAt?: number;
  readonly expiresAt: number;
}

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
    }
  | (Omit<NewMessage, 'cause'> & { readonly type: 'message'; readonly id: string })
  /** Removes a message that no longer applies; null: all messages. */
  | { readonly type: 'withdrawal'; readonly id: string | null };

/** The state while the subjects apply a fact, one after the other. */
export interface Folding {
  readonly rules: RuleSet;
  /** The state before the fact. */
  readonly before: PlayerState;
  state: PlayerState;
  /**
   * Gives or takes points. The balance is never negative: an action that costs more is refused before it
   * becomes a fact.
   */
  addPoints(points: { cause: string; amount: number; reason: PointReason; subject: string | null }): void;
  give(reward: RewardRule, of: { cause: string; reason: PointReason; subject: string }): void;
  notify(message: NewMessage): void;
  /** Removes the message of a cause, or all messages of the player. */
  withdraw(cause: string | null): void;
}

/** A subject's rules: pure functions of the state and the fact. */
export interface FoldingSubject {
  readonly name: string;
  fold(fact: Fact, folding: Folding): void;
}
