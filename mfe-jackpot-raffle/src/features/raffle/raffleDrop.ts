import { DROP_TYPES, type DropType } from '@foyer/kernel/raffle-draw';
import * as v from 'valibot';

/** A running raffle drop (requirements/entities#raffle). */
export interface RaffleDrop {
  readonly type: DropType;
  readonly raffle: {
    readonly id: string;
    /** Milliseconds since the epoch. */
    readonly startsAt: number;
    readonly endsAt: number;
    /** Euro cents of all prizes. */
    readonly prizeCents: number;
  };
}

/** Sources of the drops (requirements/interfaces#jackpot-provider). */
const SOURCES: Readonly<Record<DropType, string>> = {
  hourly: 'hourly-provider-of-the-week-source',
  daily: 'daily-provider-of-the-week-source',
  weekly: 'weekly-provider-of-the-week-source',
};

const instanceSchema = v.object({
  id: v.string(),
  timestamp_start: v.pipe(v.string(), v.isoTimestamp()),
  timestamp_end: v.pipe(v.string(), v.isoTimestamp()),
  pots: v.array(v.object({ current_value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })),
});

/** Reads an instance of the provider; undefined without one: no drop of the type is running. */
export type ReadInstance = (path: string) => Promise<unknown>;

/**
 * The running drops in display order. A type whose request fails is omitted.
 * @throws Error 'Failed to fetch all raffle instances' when no drop is running (requirements/errors#raffle).
 */
export async function readDrops(
  read: ReadInstance,
  { operator, brand }: { readonly operator: string; readonly brand: string },
): Promise<readonly RaffleDrop[]> {
  const settled = await Promise.allSettled(
    DROP_TYPES.map((type) => read(`/v1/pots/instances/source/${SOURCES[type]}/brand/${operator}:${brand}`)),
  );
  const drops = settled.flatMap((result, index): readonly RaffleDrop[] => {
    const type = DROP_TYPES[index];
    const instance = v.safeParse(instanceSchema, result.status === 'fulfilled' ? result.value : undefined);
    if (type === undefined || !instance.success) return [];
    const { id, timestamp_start: start, timestamp_end: end, pots } = instance.output;
    return [
      {
        type,
        raffle: {
          id,
          startsAt: Date.parse(start),
          endsAt: Date.parse(end),
          prizeCents: pots.reduce((sum, pot) => sum + pot.current_value, 0),
        },
      },
    ];
  });
  if (drops.length === 0) throw new Error('Failed to fetch all raffle instances');
  return drops;
}

/** Whether a drop is running (requirements/states#raffle). */
export function isActive({ raffle }: RaffleDrop, now: number): boolean {
  return raffle.startsAt <= now && now < raffle.endsAt;
}
