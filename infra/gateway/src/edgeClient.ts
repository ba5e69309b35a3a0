import {
  createRegistryClient,
  readSigningKey,
  type Clock,
  type FoyerSettings,
  type RegistryClient,
} from '@foyer/runtime';
import { join } from 'node:path';

/** The registry, asked in the name of this edge. Rejects until there is a key: the registry makes that of a new home, maybe after we have started. */
export type EdgeClient = () => Promise<RegistryClient>;

export function createEdgeClient({
  settings,
  clock,
}: {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
}): EdgeClient {
  let client: Promise<RegistryClient> | undefined;
  return () => {
    client ??= readSigningKey(join(settings.home, 'keys', 'services', 'edge.pem')).then((key) =>
      createRegistryClient({ baseUrl: `http://127.0.0.1:${settings.registryPort}`, key, clock }),
    );
    client.catch(() => (client = undefined));
    return client;
  };
}
