import type { EnvironmentName } from '@foyer/kernel/registry-answers';

/** What the home of this machine serves. */
export const LOCAL_ENVIRONMENT: EnvironmentName = 'production';
