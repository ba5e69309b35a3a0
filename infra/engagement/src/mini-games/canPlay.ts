import type { MiniGameRefusal } from '@foyer/kernel/engagement-refusals';
import type { PlaySource } from '@foyer/kernel/mini-games';
import type { MiniGameRule } from '@foyer/market/engagement-rules';
import { freeLeft, grantedAt, playedToday, type MiniGameRecord } from './miniGameRecord.ts';

/** Situation of a player that decides about a play. */
export interface PlayerOfGame {
  /** True while the service is closed to the player. */
  readonly isBlocked: boolean;
  /** The player is excluded from games of chance. */
  readonly isProductBlocked: boolean;
  readonly level: number;
  readonly balance: number;
  readonly record: MiniGameRecord;
  readonly stock: GameStock;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Plays left for all players, and limited prizes left by id. */
export interface GameStock {
  readonly plays: number;
  readonly prizes: ReadonlyMap<string, number>;
}

/** Returns the first reason against playing now; undefined when nothing prevents it. */
export function playRefusal(game: MiniGameRule, player: PlayerOfGame): MiniGameRefusal | undefined {
  const { now, record, stock } = player;
  if (player.isBlocked) return 'NOT_ELIGIBLE';
  if (player.isProductBlocked) return 'PRODUCT_BLOCKED';
  if (game.activeTill !== null && now >= Date.parse(game.activeTill)) return 'ENDED';
  if (game.minLevel !== null && player.level < game.minLevel) return 'CONDITION';
  if (isUsedUp(game, stock)) return 'POOL_EMPTY';
  if (playedToday(record, now) >= game.dailyLimit) return 'DAILY_LIMIT';
  if (nextSource(game, record, now) !== 'points') return undefined;
  if (game.price === null) return 'NO_PLAYS';
  return player.balance < game.price ? 'NO_BALANCE' : undefined;
}

/** The stock before the first play. */
export function fullStock({ plays, prizes }: MiniGameRule): GameStock {
  return {
    plays,
    prizes: new Map(prizes.flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const]))),
  };
}

/** The plays are used, or a limited prize is: the published odds could not hold for a further play. */
function isUsedUp({ prizes }: MiniGameRule, stock: GameStock): boolean {
  return (
    stock.plays <= 0 || prizes.some((prize) => prize.stock !== null && (stock.prizes.get(prize.id) ?? 0) <= 0)
  );
}

/** A play is free before it is a granted one, and that before points are spent. */
export function nextSource(game: MiniGameRule, record: MiniGameRecord, now: number): PlaySource {
  if (freeLeft(game, record, now) > 0) return 'free';
  return grantedAt(record, now).length > 0 ? 'granted' : 'points';
}
