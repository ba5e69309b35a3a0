/** Addresses of the Swedish authority's buttons that lead outside (requirements/entities#local-flags, `sga`). */
export const SGA_LINKS = {
  /** The national self-exclusion register. */
  selfExclusion: 'https://www.spelpaus.se/',
  /** The self-test of the national helpline. */
  selfTest: 'https://www.stodlinjen.se/',
} as const;
