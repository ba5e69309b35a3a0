/**
 * A/B tests of the product with their variants; the first is the behaviour without the test. Brand data
 * decides where a test runs and with which weights. Responsible-gaming components are never part of a test (a
 * lint rule).
 */
export const EXPERIMENTS = {
  /** Position of the catalogue shortcuts in the lobby. */
  lobby_shortcuts: ['below-banner', 'above-banner'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type ExperimentName = keyof typeof EXPERIMENTS;
