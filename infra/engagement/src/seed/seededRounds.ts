import { EVENT_SCHEMAS } from '@foyer/kernel/events';
import { brands, type BrandId } from '@foyer/market';
import { convertMinor } from '@foyer/money';
import { createInternalCaller, createServiceClient, type Clock, type FoyerSettings } from '@foyer/runtime';
import * as v from 'valibot';
import type { PayloadOf } from '../facts/fact.ts';

/** Player of a brand whose facts are seeded. */
export interface SeededPlayer {
  readonly brand: BrandId;
  readonly playerId: string;
}

/** A seeded round: what was staked, where, and what it paid in multiples of the stake. */
export interface SeededRound {
  /** Unique for the player. */
  readonly name: string;
  readonly at: number;
  readonly gameId?: string;
  /** Euro cents. */
  readonly stakeCents: number;
  readonly multiple?: number;
}

export type SettledBet = PayloadOf<'bet'>;

/** The operator, whose ledger holds the rounds of seeded players. Repetitions change nothing. */
export interface SeededLedger {
  /** Books a round; undefined when the operator refuses it. */
  play(player: SeededPlayer, round: SeededRound): Promise<SettledBet | undefined>;
  /** Gives money to a seeded player, or debits it; minor units. */
  transfer(player: SeededPlayer, key: string, amountMinor: number): Promise<void>;
  close(): Promise<void>;
}

const playedSchema = v.object({ bet: v.nullable(EVENT_SCHEMAS['api.bet-settled']) });
const DEFAULT_GAME = 'ember-hollow';

/** Amounts of a round in the currency of the player's brand, minor units. */
export function amountsOf({ brand }: SeededPlayer, { stakeCents, multiple = 0 }: SeededRound) {
  const stakeMinor = convertMinor(stakeCents, 'EUR', brands[brand].currency);
  return { stakeMinor, wonMinor: Math.round(stakeMinor * multiple) };
}

/** Signed calls to routes that the api has in development mode. */
export function createSeededLedger({
  settings,
  clock,
}: {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
}): SeededLedger {
  const serviceClient = createServiceClient();
  const call = createInternalCaller({
    baseUrl: `http://127.0.0.1:${settings.apiPort}`,
    secret: settings.internalSecret,
    clock,
    serviceClient,
  });
  return {
    async play(player, round) {
      const { name, at, gameId = DEFAULT_GAME } = round;
      const body = { ...player, name, at, gameId, ...amountsOf(player, round) };
      const played = await call(playedSchema, 'development/rounds', body);
      return played?.bet ?? undefined;
    },
    async transfer({ brand, playerId }, key, amountMinor) {
      const email = `${playerId.slice(brand.length + 1)}@${brand}.test`;
      await call(v.object({}), 'development/house-transfers', { brand, email, amountMinor, key });
    },
    close: () => serviceClient.close(),
  };
}
