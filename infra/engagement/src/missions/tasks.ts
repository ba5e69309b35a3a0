import type { Counter } from '@foyer/kernel/engagement';
import { convertMinor } from '@foyer/money';
import type { Fact } from '../facts/fact.ts';
import type { TaskRecord } from '../facts/playerState.ts';
import type { FilterRule, TaskRule } from '@foyer/market/engagement-rules';

const MONEY: readonly Counter[] = ['stake', 'won', 'deposited'];
const DAY_LENGTH = 10;

/** The target of a task in the unit of its counter: minor units of the currency for money. */
export function fullTarget({ counter, target }: TaskRule, currency: string): number {
  return MONEY.includes(counter) ? Math.max(1, convertMinor(target, 'EUR', currency)) : target;
}

/** The target that completes a task now. */
export function targetOf(task: TaskRule, record: TaskRecord | undefined, currency: string): number {
  const full = fullTarget(task, currency);
  return record?.cap === undefined ? full : Math.min(full, record.cap.target);
}

export function isTaskDone(task: TaskRule, record: TaskRecord | undefined, currency: string): boolean {
  return (record?.value ?? 0) >= targetOf(task, record, currency);
}

/** True if the task counts the fact. */
export function matches(filter: FilterRule, fact: Fact): boolean {
  if (filter.kind !== fact.kind) return false;
  if (fact.kind !== 'bet') return true;
  const { product, gameSlug, studioId, stakeMinor, wonMinor, currency } = fact.payload;
  return (
    (filter.product === undefined || filter.product === product) &&
    (filter.games === undefined || filter.games.includes(gameSlug ?? '')) &&
    (filter.studios === undefined || filter.studios.includes(studioId ?? '')) &&
    (filter.minStakeCents === undefined ||
      stakeMinor >= convertMinor(filter.minStakeCents, 'EUR', currency)) &&
    (filter.minMultiple === undefined || (stakeMinor > 0 && wonMinor >= filter.minMultiple * stakeMinor))
  );
}

/** The record of a task after a fact that it counts. */
export function count(task: TaskRule, before: TaskRecord | undefined, fact: Fact): TaskRecord {
  const record = before ?? { value: 0 };
  const key = distinctKey(task.counter, fact);
  if (key !== undefined) {
    const seen = record.seen ?? [];
    return key === '' || seen.includes(key)
      ? record
      : { ...record, value: record.value + 1, seen: [...seen, key] };
  }
  if (task.counter === 'multiple') return { ...record, value: Math.max(record.value, multipleOf(fact)) };
  return { ...record, value: record.value + amountOf(task.counter, fact) };
}

/** The value that counts once, for counters of distinct days, games or studios; undefined for others. */
function distinctKey(counter: Counter, fact: Fact): string | undefined {
  if (counter === 'days') return new Date(fact.at).toISOString().slice(0, DAY_LENGTH);
  if (counter !== 'games' && counter !== 'studios') return undefined;
  if (fact.kind !== 'bet') return '';
  return (counter === 'games' ? fact.payload.gameSlug : fact.payload.studioId) ?? '';
}

function multipleOf(fact: Fact): number {
  return fact.kind === 'bet' && fact.payload.stakeMinor > 0
    ? Math.floor(fact.payload.wonMinor / fact.payload.stakeMinor)
    : 0;
}

function amountOf(counter: Counter, fact: Fact): number {
  if (counter === 'count') return 1;
  if (fact.kind === 'deposit') return counter === 'deposited' ? fact.payload.amountMinor : 0;
  if (fact.kind !== 'bet') return 0;
  if (counter === 'stake') return fact.payload.stakeMinor;
  return counter === 'won' ? fact.payload.wonMinor : 0;
}
