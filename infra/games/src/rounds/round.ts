import type { GameType } from '../../catalogue/row.ts';
import type { RoundState } from './roundMachine.ts';

/** One paid game from stake to return, with everything needed to complete and replay it. */
export interface Round {
  readonly id: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly engine: GameType;
  readonly modelId: string;
  readonly modelVersion: string;
  readonly mode: 'real' | 'demo';
  readonly brand: string;
  readonly playerId: string | null;
  readonly operatorSessionId: string | null;
  readonly currency: string;
  readonly state: RoundState;
  readonly bet: unknown;
  readonly stakeMinor: number;
  /** The free spins that pay the stake; null for a stake of the player. */
  readonly freeSpinsId: string | null;
  readonly outcome: unknown;
  readonly draws: readonly number[] | null;
  readonly returnMinor: number | null;
  readonly betTransactionId: string;
  readonly winTransactionId: string;
  readonly rollbackTransactionId: string;
  readonly refusal: string | null;
  readonly balanceMinor: number | null;
  readonly balanceVersion: number | null;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly createdAt: number;
  readonly closedAt: number | null;
}

/** Columns that a step may change; identity and stake are immutable. */
export type RoundChange = Partial<
  Pick<
    Round,
    | 'outcome'
    | 'draws'
    | 'returnMinor'
    | 'refusal'
    | 'balanceMinor'
    | 'balanceVersion'
    | 'attempts'
    | 'closedAt'
  >
>;
