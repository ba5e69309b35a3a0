import type { BrandId } from '@foyer/market';
import { inTransaction, Refusal } from '@foyer/runtime';
import { tellDisconnected } from '../letters/tellBankDisconnected.ts';
import type { Services } from '../services.ts';
import type { DisconnectionOrder } from '../store/bankConnections.ts';
import { lockPlayer } from '../store/sessionEnds.ts';

/** What tells the api, and the log, why a session ended. */
const BANK_DISCONNECTED = 'BANK_DISCONNECTED';

const NOT_FOUND = 404;
const CONFLICT = 409;

/**
 * Takes one way into an account away, in the name of one of the staff: from the commit on that bank or wallet opens nothing, and no session that
 * any bank or wallet began lives. Money, and the accounts it is paid out to, are the api's and stay. The player is told by letter, now or when
 * whatever is missing for one answers again. Repeated with its key it has no second effect.
 * @throws {@link Refusal} `UNKNOWN_CONNECTION`; `KEY_REUSED` for another order by the same key; `NO_OTHER_WAY_IN` when the player could not come in afterwards.
 */
export async function disconnectBank(
  services: Services,
  order: DisconnectionOrder & { readonly brand: BrandId },
): Promise<void> {
  const { pool, bankConnections, sessions, events, log } = services;
  const { brand, playerId, connectionId, key, staff, reason } = order;
  const announce = await inTransaction(pool, async (client) => {
    // with it no session begins in between, and of two presses one comes first
    await lockPlayer(client, brand, playerId);
    const before = await bankConnections.orderOf(client, key);
    if (before) return asBefore(before, order);
    const connections = await bankConnections.of(brand, playerId, client);
    const connection = connections.find(({ id }) => id === connectionId);
    if (!connection) throw new Refusal(NOT_FOUND, 'UNKNOWN_CONNECTION', 'The player has no such connection.');
    if (connections.length === 1 && !(await bankConnections.hasOtherWayIn(brand, playerId, client)))
      throw new Refusal(CONFLICT, 'NO_OTHER_WAY_IN', 'The player could not come in any more.');
    await bankConnections.remove(client, order, connection);
    await events.record(
      {
        kind: 'BANK_DISCONNECTED',
        brand,
        playerId,
        details: {
          connection: connectionId,
          flow: connection.flow,
          linkedAt: connection.linkedAt,
          staff,
          reason,
          key,
        },
      },
      client,
    );
    return sessions.endByBank(client, brand, playerId, BANK_DISCONNECTED);
  });
  await announce();
  await tellDisconnected(services, order).catch((error: unknown) =>
    log.warn('a letter about a disconnected bank waits', { brand, error }),
  );
}

function asBefore(
  before: Pick<DisconnectionOrder, 'brand' | 'playerId' | 'connectionId'>,
  order: DisconnectionOrder,
): () => Promise<void> {
  const isSame =
    before.brand === order.brand &&
    before.playerId === order.playerId &&
    before.connectionId === order.connectionId;
  if (!isSame) throw new Refusal(CONFLICT, 'KEY_REUSED', 'Another order has this key.');
  return async () => undefined;
}

const MOST_A_SWEEP = 20;

/** Letters about disconnected banks that could not be written when it was done. */
export async function tellLeft(services: Services): Promise<void> {
  for (const untold of await services.bankConnections.untold(MOST_A_SWEEP))
    await tellDisconnected(services, untold);
}
