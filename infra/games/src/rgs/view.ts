import type { GameJurisdiction } from '@foyer/kernel/game-host';
import type { GameType } from '../../catalogue/row.ts';
import type { RouletteBet, RouletteDescription, RouletteOutcome } from '../engines/roulette/round.ts';
import type { SlotDescription } from '../engines/slot/describe.ts';
import type { SlotOutcome } from '../engines/slot/spin.ts';
import type { RoundState } from '../rounds/roundMachine.ts';

/** A round as the frame sees it. */
export interface RoundView {
  readonly roundId: string;
  readonly gameId: string;
  readonly state: RoundState;
  /** False while a return or refund is still being delivered. */
  readonly isSettled: boolean;
  readonly stakeMinor: number;
  readonly returnMinor: number | null;
  readonly currency: string;
  readonly bet: RouletteBet | { readonly coinMinor: number };
  readonly outcome: SlotOutcome | RouletteOutcome | null;
  readonly balance: BalanceView | null;
  readonly at: number;
  /** A round of free spins: the operator paid the stake. */
  readonly isFree: boolean;
  /** After the round, in the answer to its request only. */
  readonly freeSpins?: FreeSpinsView | null;
}

/** The operator's free spins of a session. */
export interface FreeSpinsView {
  readonly total: number;
  readonly left: number;
  /** Stake of one spin, minor units. */
  readonly valueMinor: number;
  /** Sum of the returns, minor units. */
  readonly wonMinor: number;
  /** The only bet while spins are left. */
  readonly bet: RoundView['bet'];
}

export interface BalanceView {
  readonly minor: number;
  /** Increases with every movement; older values are ignored. */
  readonly version: number;
}

export interface GameFactsView {
  readonly rtp: number;
  readonly hitRate: number | null;
  readonly volatility: number | null;
  readonly topPrize: number;
}

/** The frame's first response: everything needed to play. */
export interface SessionView {
  readonly bearer: string;
  readonly mode: 'real' | 'demo' | 'replay';
  readonly currency: string;
  readonly jurisdiction: GameJurisdiction;
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly engine: GameType;
    readonly description: SlotDescription | RouletteDescription;
    readonly facts: GameFactsView;
  };
  readonly symbols: Readonly<Record<string, string>>;
  readonly balance: BalanceView | null;
  /** The player's latest round in this game, to restore the table. */
  readonly lastRound: RoundView | null;
  /** That round was interrupted and has been completed now. */
  readonly wasInterrupted: boolean;
  readonly serverTime: number;
  /** Null without free spins. */
  readonly freeSpins: FreeSpinsView | null;
}

export interface RefusalView {
  readonly code: string;
  readonly retryInMs?: number;
  /** For an unconfirmed stake: whether the refund is confirmed. */
  readonly isReturned?: boolean;
  /** Now, in a session with free spins. */
  readonly freeSpins?: FreeSpinsView | null;
}

/** Data for the page's script, inlined as JSON. */
export interface FrameData {
  readonly token: string;
  readonly nonce: string;
  readonly hostOrigins: readonly string[];
  readonly locale: string;
  readonly engine: GameType;
  readonly title: string;
  readonly palette: readonly [ground: string, deep: string, light: string, accent: string, second: string];
  readonly backdrop: string;
  readonly isExpired: boolean;
  readonly messages: Readonly<Record<string, string>>;
}
