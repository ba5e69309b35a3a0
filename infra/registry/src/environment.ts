/** Where a plan lives. */
export const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** What the home of this machine serves. */
export const LOCAL_ENVIRONMENT: EnvironmentName = 'production';
