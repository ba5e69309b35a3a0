import { setTimeout as wait } from 'node:timers/promises';
import { openWire, type Wire } from '../bench/wire.ts';
import type { ApiWorld } from '../kills/world.ts';

/** Pause after a connection that failed: clients that try again at once would slow down the start of a killed api. */
const FAILED_PAUSE_MS = 250;

/** GraphQL over one keep-alive connection, opened again after a kill. One request at a time. */
export function createKeepAliveClient(
  api: Pick<ApiWorld, 'port' | 'token'>,
): Pick<ApiWorld, 'graphql'> & { close(): void } {
  let wire: Wire | undefined;

  function closeWire(): void {
    wire?.close();
    wire = undefined;
  }

  return {
    close: closeWire,
    async graphql(player, query, variables, deadlineMs) {
      const authorization = `Bearer ${await api.token(player)}`;
      wire ??= openWire(api.port());
      // an answer after the deadline must not be taken for that of the next request
      const deadline = setTimeout(closeWire, deadlineMs);
      const sent = wire.send(
        'POST',
        '/graphql',
        { brand: player.brand, authorization },
        JSON.stringify({ query, variables }),
      );
      const response = await sent
        .catch(async (error: unknown) => {
          closeWire();
          await wait(FAILED_PAUSE_MS);
          throw error;
        })
        .finally(() => clearTimeout(deadline));
      const { data } = JSON.parse(response.body) as { data?: Record<string, unknown> | null };
      return data ?? undefined;
    },
  };
}
