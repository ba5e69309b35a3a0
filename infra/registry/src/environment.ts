import type { EnvironmentName } from '@foyer/kernel/registry-answers';

/** The environment that this machine serves. */
export const LOCAL_ENVIRONMENT: EnvironmentName = 'production';
