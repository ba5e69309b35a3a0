import { createServiceFetch, staffOrigin, type FoyerSettings, type ServiceClient } from '@foyer/runtime';
import type { CustomFetch } from 'openid-client';

const DEADLINE_MS = 5_000;

/** Connects to identity's port under the staff origin. */
export function fetchIdentity(settings: FoyerSettings, serviceClient: ServiceClient): CustomFetch {
  return createServiceFetch(serviceClient, {
    port: settings.identityPort,
    origin: staffOrigin(settings),
    deadlineMs: DEADLINE_MS,
  });
}
