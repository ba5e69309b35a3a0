import type { DoorState } from '@foyer/kernel/calendar';
import type { DoorRefusal } from '@foyer/kernel/engagement-refusals';
import { convertMinor } from '@foyer/money';
import type { Headroom } from '../eligibility/operator.ts';
import { MIN_CAP_PERCENT, roomUntil } from '../missions/caps.ts';
import type { RequirementRule } from '@foyer/market/engagement-rules';
import type { DoorTimes } from './calendarRun.ts';

const WHOLE_PERCENT = 100;

/** Situation of a player before a door. */
export interface DoorSituation extends DoorTimes {
  readonly isOpened: boolean;
  /** Null: no requirement. */
  readonly requirement: { readonly kind: RequirementRule['kind']; readonly isMet: boolean } | null;
  readonly now: number;
}

const UNMET = { level: 'DOOR_LEVEL', wager: 'DOOR_WAGER' } as const;

/** Returns the first reason against opening the door now; undefined when nothing prevents it. */
export function doorRefusal(door: DoorSituation): DoorRefusal | undefined {
  const { isOpened, requirement, now } = door;
  if (isOpened) return 'DOOR_ALREADY_OPENED';
  if (now < door.opensAt) return 'DOOR_NOT_YET';
  if (now >= door.closesAt) return 'DOOR_MISSED';
  return requirement && !requirement.isMet ? UNMET[requirement.kind] : undefined;
}

/** The state of a door that is refused for this reason. */
export function doorStateOf(refusal: DoorRefusal | undefined): DoorState {
  if (refusal === undefined) return 'OPENABLE';
  if (refusal === 'DOOR_ALREADY_OPENED') return 'OPENED';
  return refusal === 'DOOR_MISSED' ? 'MISSED' : 'CLOSED';
}

/** Limits of a player, and until when stakes count. */
export interface Reach {
  readonly headroom: readonly Headroom[];
  readonly currency: string;
  readonly now: number;
  readonly until: number;
}

/**
 * Required stakes in minor units of the currency. A door asks for no more than the player's own limits allow until it
 * closes, down to a fifth of the full amount, as a mission does; below that it is out of reach.
 */
export function wagerTarget(
  cents: number,
  progress: number,
  { headroom, currency, now, until }: Reach,
): { readonly target: number; readonly fullTarget: number; readonly isOutOfReach: boolean } {
  const fullTarget = Math.max(1, convertMinor(cents, 'EUR', currency));
  const rooms = headroom
    .filter(({ kind }) => kind !== 'DEPOSIT')
    .map((limit) => roomUntil(limit, now, until));
  const room = Math.min(Number.MAX_SAFE_INTEGER, ...rooms);
  const lowest = Math.ceil((fullTarget * MIN_CAP_PERCENT) / WHOLE_PERCENT);
  const target = Math.min(fullTarget, Math.max(lowest, progress + room));
  return { target, fullTarget, isOutOfReach: progress + room < target };
}
