import type { GameJurisdiction } from '@foyer/kernel/game-host';
import type { GameType } from '../../catalogue/row.ts';
import type { RouletteBet, RouletteDescription, RouletteOutcome } from '../engines/roulette/round.ts';
import type { SlotDescription } from '../engines/slot/describe.ts';
import type { SlotOutcome } from '../engines/slot/spin.ts';
import type { RoundState } from '../rounds/roundMachine.ts';

/** What a frame is told about a round. */
export interface RoundView {
  readonly roundId: string;
  readonly gameId: string;
  readonly state: RoundState;
  /** False while a return or a refund is still being delivered. */
  readonly isSettled: boolean;
  readonly stakeMinor: number;
  readonly returnMinor: number | null;
  readonly currency: string;
  readonly bet: RouletteBet | { readonly coinMinor: number };
  readonly outcome: SlotOutcome | RouletteOutcome | null;
  readonly balance: BalanceView | null;
  readonly at: number;
}

export interface BalanceView {
  readonly minor: number;
  /** Grows with every movement; an older one is ignored. */
  readonly version: number;
}

export interface GameFactsView {
  readonly rtp: number;
  readonly hitRate: number | null;
  readonly volatility: number | null;
  readonly topPrize: number;
}

/** The frame's first answer: everything it needs to play. */
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
  /** The newest round of this player in this game, so that the table stands as it was left. */
  readonly lastRound: RoundView | null;
  /** Set when that round had been interrupted and was finished just now. */
  readonly wasInterrupted: boolean;
  readonly serverTime: number;
}

export interface RefusalView {
  readonly code: string;
  readonly retryInMs?: number;
  /** For a stake that was not confirmed: whether it is known to be back. */
  readonly isReturned?: boolean;
}

/** What the page carries for its script, inlined as JSON. */
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
