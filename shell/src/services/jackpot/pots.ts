import type { JackpotPotId, JackpotState } from '@foyer/contract';

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
