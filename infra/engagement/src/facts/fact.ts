import { EVENT_SCHEMAS } from '@foyer/kernel/events';
import * as v from 'valibot';
import { CALENDAR_FACTS } from '../calendar/calendarFacts.ts';
import { MINI_GAME_FACTS } from '../mini-games/miniGameFacts.ts';
import { SHOP_FACTS } from '../shop/shopFacts.ts';
import { TOURNAMENT_FACTS } from '../tournaments/tournamentFacts.ts';

/** A fact that the api published. */
export const FACT_TOPICS = ['api.bet-settled', 'api.deposit-completed', 'api.player-signed-in'] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** A target that the player's own limits lower. */
export interface Cap {
  readonly missionId: string;
  readonly taskId: string;
  /** Lowered target in the unit of the counter. */
  readonly target: number;
  readonly by: 'WAGER' | 'LOSS' | 'DEPOSIT';
}

/** Payload of each kind of fact: events of the api, and decisions of the player. */
export const FACT_PAYLOADS = {
  bet: EVENT_SCHEMAS['api.bet-settled'],
  deposit: EVENT_SCHEMAS['api.deposit-completed'],
  'sign-in': EVENT_SCHEMAS['api.player-signed-in'],
  /** Opting in to gamification as a whole, or out. */
  participation: v.object({ enable: v.boolean() }),
  'mission-opt-in': v.object({ missionId: v.string() }),
  'mission-claim': v.object({ missionId: v.string() }),
  ...TOURNAMENT_FACTS,
  ...SHOP_FACTS,
  ...CALENDAR_FACTS,
  ...MINI_GAME_FACTS,
  /** The player's limits lowered targets; no action of the player is behind it. */
  cap: v.object({}),
} as const;

export type FactKind = keyof typeof FACT_PAYLOADS;
export type PayloadOf<Kind extends FactKind> = v.InferOutput<(typeof FACT_PAYLOADS)[Kind]>;

interface FactOf<Kind extends FactKind> {
  readonly kind: Kind;
  readonly payload: PayloadOf<Kind>;
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  /** Time of the action itself, milliseconds since the epoch. */
  readonly at: number;
  /** False: stored, but no rule counts it. */
  readonly counts: boolean;
  readonly caps: readonly Cap[];
}

/** A fact as the rules see it. */
export type Fact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];

export type NewFact = Fact & { readonly blocks: readonly string[] };
