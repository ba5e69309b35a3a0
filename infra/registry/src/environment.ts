import type { EnvironmentName } from '@foyer/kernel/environments';

/** The environment that this machine serves. */
export const LOCAL_ENVIRONMENT: EnvironmentName = 'production';
