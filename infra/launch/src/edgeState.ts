import {
  createRegistryClient,
  readSigningKey,
  systemClock,
  type FoyerSettings,
  type Log,
} from '@foyer/runtime';
import { join } from 'node:path';

/**
 * Longer than a build of the front ends on a slow machine, and within the registry's limit for a starting
 * edge (ADR 0184).
 */
const START_SECONDS = 300;

/**
 * Reports to the registry, signed as the edge, that it is starting or running, so that pages waiting for a
 * build raise no alert yet. Optional: without the report the alert is raised earlier.
 */
export async function reportEdgeState(
  settings: FoyerSettings,
  state: 'starting' | 'running',
  log: Log,
): Promise<void> {
  try {
    const key = await readSigningKey(join(settings.home, 'keys', 'services', 'edge.pem'));
    const registry = createRegistryClient({
      baseUrl: `http://127.0.0.1:${settings.registryPort}`,
      key,
      clock: systemClock,
    });
    await registry.post('/v1/edge', state === 'starting' ? { state, seconds: START_SECONDS } : { state });
  } catch (error) {
    log.warn('edge state could not be reported to the registry', { state, error });
  }
}
