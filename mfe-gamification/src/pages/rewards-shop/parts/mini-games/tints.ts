import { vars } from '@foyer/theme';

const TINTS = [
  vars.color.accent,
  vars.color.second,
  `color-mix(in oklab, ${vars.color.accent}, ${vars.color.surface1} 55%)`,
  `color-mix(in oklab, ${vars.color.second}, ${vars.color.surface1} 55%)`,
] as const;

/** Colour of a prize on the wheel and in the list; neighbours differ. */
export function tintOf(place: number): string {
  return TINTS[place % TINTS.length] ?? vars.color.accent;
}
