import {
  createRegistryClient,
  readSigningKey,
  systemClock,
  type FoyerSettings,
  type Log,
} from '@foyer/runtime';
import { join } from 'node:path';

/** Longer than the front ends take on a slow machine, and no longer than the registry waits for an edge (ADR 0121). */
const START_SECONDS = 300;

/** Tells the registry in the edge's name that it starts or runs, so that pages which wait for a build are no alert yet. Nobody has to hear it: without it they are one sooner. */
export async function sayOfEdge(
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
    log.warn('the registry does not know how the edge is', { state, error });
  }
}
