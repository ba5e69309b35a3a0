import type { RouteId } from './routes.ts';

/**
 * Pages that show slots of invited squads below their content. The owner of a page adds it here, so no squad gets into
 * another one's page without its consent (ADR 0373).
 */
export const SLOT_PLACES = [
  'lobby',
  'promotions',
  'sports',
  'profile-dashboard',
] as const satisfies readonly RouteId[];

/** A page that shows slots of invited squads. */
export type SlotPlace = (typeof SLOT_PLACES)[number];

const SLOT = /^[a-z]+(?:-[a-z]+)*$/;
const MAX_SLOT_LENGTH = 30;

/** Reason why a squad cannot declare a slot of this name; undefined for a possible one. */
export function slotProblem(squad: string, name: string): 'MALFORMED' | 'FOREIGN' | undefined {
  const [owner, slot = '', ...rest] = name.split('.');
  if (rest.length > 0 || !SLOT.test(slot) || slot.length > MAX_SLOT_LENGTH) return 'MALFORMED';
  return owner === squad ? undefined : 'FOREIGN';
}
