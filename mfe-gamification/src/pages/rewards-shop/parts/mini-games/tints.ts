import { vars } from '@foyer/theme';

const TINTS = [
  vars.color.accent,
  vars.color.second,
  `color-mix(in oklab, ${vars.color.accent}, ${vars.color.surface1} 55%)`,
  `color-mix(in oklab, ${vars.color.second}, ${vars.color.surface1} 55%)`,
] as const;

/** Colour of a prize among `count` on the wheel and in the list; neighbours differ, also the last and the first. */
export function tintOf(place: number, count: number): string {
  const isBesideFirst = place === count - 1 && place % TINTS.length === 0;
  return TINTS[(isBesideFirst ? place + 2 : place) % TINTS.length] ?? vars.color.accent;
}
