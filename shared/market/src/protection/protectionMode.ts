/**
 * Demands of an operator beyond its licences: `specification` adds nothing
 * (requirements/access#features-by-licence decides), `strict` adds the strictest known practice for every
 * player (requirements/regulation#protection-modes).
 */
export const PROTECTION_MODES = ['specification', 'strict'] as const;
export type ProtectionMode = (typeof PROTECTION_MODES)[number];

/** The stricter of two modes. Absent modes demand nothing; an unknown mode is `strict` (fails closed). */
export function stricterMode(...modes: readonly unknown[]): ProtectionMode {
  return modes.every((mode) => mode == null || mode === 'specification') ? 'specification' : 'strict';
}
