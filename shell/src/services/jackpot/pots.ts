import type { JackpotPotId, JackpotState } from '@foyer/contract';
import * as v from 'valibot';

const POT_IDS: readonly JackpotPotId[] = ['total', 'mega', 'major', 'minor', 'shared'];

/** Parses the provider's pots, in euro cents; undefined if one is missing or not a number. */
export function readPots(
  pots: readonly { readonly id: string; readonly current_value: number }[],
): JackpotState['pots'] {
  const values = new Map(pots.map(({ id, current_value: value }) => [id, value]));
  const entries = POT_IDS.map((id) => [id, values.get(id)] as const);
  return entries.every(([, value]) => Number.isSafeInteger(value))
    ? (Object.fromEntries(entries) as Record<JackpotPotId, number>)
    : undefined;
}

const chance = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const chances = v.object({ mega: chance, major: chance, minor: chance, shared: chance });

/** Euros of contributions per win of each pot; undefined if the provider does not publish them. */
export function readChances(value: unknown): JackpotState['chances'] {
  const result = v.safeParse(chances, value);
  return result.success ? result.output : undefined;
}

const limit = v.object({
  amount: v.optional(chance),
  at: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))),
});
const limits = v.record(v.picklist(['mega', 'major', 'minor', 'shared']), limit);

/** When each pot drops at the latest; undefined if the provider does not publish it. */
export function readMustHit(value: unknown): JackpotState['mustHit'] {
  const result = v.safeParse(limits, value);
  if (!result.success) return undefined;
  return Object.fromEntries(
    Object.entries(result.output).map(([pot, { amount, at }]) => [
      pot,
      { ...(amount !== undefined && { amountCents: amount }), ...(at !== undefined && { at }) },
    ]),
  );
}
