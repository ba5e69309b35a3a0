import {
  createRegistryClient,
  readSigningKey,
  type Clock,
  type FoyerSettings,
  type RegistryClient,
  type ServiceClient,
} from '@foyer/runtime';
import { join } from 'node:path';

/**
 * The registry client of this edge. Rejects until the registry has created the key, which may be after our
 * start.
 */
export type EdgeClient = () => Promise<RegistryClient>;

export function createEdgeClient({
  settings,
  clock,
  serviceClient,
}: {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
}): EdgeClient {
  let client: Promise<RegistryClient> | undefined;
  return () => {
    client ??= readSigningKey(join(settings.home, 'keys', 'services', 'edge.pem')).then((key) =>
      createRegistryClient({
        baseUrl: `http://127.0.0.1:${settings.registryPort}`,
        key,
        clock,
        serviceClient,
      }),
    );
    client.catch(() => (client = undefined)); // the next call retries reading the key
    return client;
  };
}
