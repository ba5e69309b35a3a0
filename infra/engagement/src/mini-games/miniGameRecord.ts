import type { PlaySource } from '@foyer/kernel/mini-games';
import type { LimitPeriod } from '@foyer/kernel/rewards-shop';
import type { MiniGameRule } from '@foyer/market/engagement-rules';
import { periodAt } from '../shop/canBuy.ts';

/** Plays of a player in one game; part of the player's state. Times are milliseconds since the epoch. */
export interface MiniGameRecord {
  /** Free plays that were used in the period that started then. */
  readonly free?: { readonly startsAt: number; readonly used: number };
  /** Plays of the day that started then. */
  readonly day?: { readonly startsAt: number; readonly played: number };
  /** Plays that the player was given, ascending by expiry. */
  readonly granted: readonly GrantedPlays[];
}

export interface GrantedPlays {
  readonly count: number;
  readonly expiresAt: number;
}

export const NO_PLAYS: MiniGameRecord = { granted: [] };

/** Free plays left in the period of an instant. */
export function freeLeft(
  { free }: Pick<MiniGameRule, 'free'>,
  { free: used }: MiniGameRecord,
  now: number,
): number {
  if (free === null) return 0;
  const { startsAt } = periodAt(free.period, now);
  return Math.max(0, free.count - (used?.startsAt === startsAt ? used.used : 0));
}

/** Granted plays that can be used at an instant, the ones that expire first. */
export function grantedAt({ granted }: MiniGameRecord, now: number): readonly GrantedPlays[] {
  return granted.filter(({ expiresAt }) => expiresAt > now);
}

/** Plays of the day of an instant. */
export function playedToday({ day }: MiniGameRecord, now: number): number {
  return day?.startsAt === periodAt('day', now).startsAt ? day.played : 0;
}

/** The record after a play. */
export function afterPlay(
  record: MiniGameRecord,
  { source, period }: { readonly source: PlaySource; readonly period: LimitPeriod | null },
  at: number,
): MiniGameRecord {
  const day = { startsAt: periodAt('day', at).startsAt, played: playedToday(record, at) + 1 };
  const [first, ...others] = grantedAt(record, at);
  const granted =
    source === 'granted' && first
      ? [...(first.count > 1 ? [{ ...first, count: first.count - 1 }] : []), ...others]
      : grantedAt(record, at);
  if (source !== 'free' || period === null) return { ...record, day, granted };
  const { startsAt } = periodAt(period, at);
  const used = record.free?.startsAt === startsAt ? record.free.used : 0;
  return { ...record, day, granted, free: { startsAt, used: used + 1 } };
}

/** The record after plays were granted. */
export function afterGrant(record: MiniGameRecord, plays: GrantedPlays, at: number): MiniGameRecord {
  const granted = [...grantedAt(record, at), plays].sort((one, other) => one.expiresAt - other.expiresAt);
  return { ...record, granted };
}
