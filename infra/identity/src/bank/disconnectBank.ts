import type { BrandId } from '@foyer/market';
import { inTransaction, Refusal } from '@foyer/runtime';
import { sendDisconnectionEmail } from '../emails/disconnectionEmail.ts';
import type { Services } from '../services.ts';
import type { DisconnectionRequest } from '../store/bankConnections.ts';
import { lockPlayer } from '../store/sessionEnds.ts';

/** Reason that the api and the event log receive for the sessions ended here. */
const BANK_DISCONNECTED = 'BANK_DISCONNECTED';

const NOT_FOUND = 404;
const CONFLICT = 409;

/**
 * Disconnects a bank or wallet from an account on behalf of a member of staff. From the commit on it cannot
 * sign in, and every session of the player that a bank or wallet proved has ended. Balances and payout
 * accounts belong to the api and do not change. The player is notified by email, immediately or once the
 * api and the mail service are available again. A repeated request with the same key has no second effect.
 * @throws {@link Refusal} `UNKNOWN_CONNECTION`; `KEY_REUSED` for another request with the same key;
 * `NO_OTHER_WAY_IN` when the player would lose the only way to sign in.
 */
export async function disconnectBank(
  services: Services,
  request: DisconnectionRequest & { readonly brand: BrandId },
): Promise<void> {
  const { pool, bankConnections, sessions, events, log } = services;
  const { brand, playerId, connectionId, key, staff, reason } = request;
  const announce = await inTransaction(pool, async (client) => {
    // prevents a session from starting meanwhile, and serialises concurrent requests
    await lockPlayer(client, brand, playerId);
    const before = await bankConnections.findRequest(client, key);
    if (before) return asBefore(before, request);
    const connections = await bankConnections.of(brand, playerId, client);
    const connection = connections.find(({ id }) => id === connectionId);
    if (!connection)
      throw new Refusal(NOT_FOUND, 'UNKNOWN_CONNECTION', 'The player has no bank connection with this id.');
    if (connections.length === 1 && !(await bankConnections.hasOtherWayIn(brand, playerId, client)))
      throw new Refusal(CONFLICT, 'NO_OTHER_WAY_IN', 'This connection is the only way to sign in.');
    await bankConnections.remove(client, request, connection);
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
  await sendDisconnectionEmail(services, request).catch((error: unknown) =>
    log.warn('disconnection email deferred', { brand, error }),
  );
}

function asBefore(
  before: Pick<DisconnectionRequest, 'brand' | 'playerId' | 'connectionId'>,
  request: DisconnectionRequest,
): () => Promise<void> {
  const isSame =
    before.brand === request.brand &&
    before.playerId === request.playerId &&
    before.connectionId === request.connectionId;
  if (!isSame) throw new Refusal(CONFLICT, 'KEY_REUSED', 'The idempotency key was used for another request.');
  return async () => undefined;
}

const MAX_PER_SWEEP = 20;

/** Sends the emails about disconnected banks that could not be sent at the time. */
export async function sendDeferredEmails(services: Services): Promise<void> {
  for (const disconnection of await services.bankConnections.unannounced(MAX_PER_SWEEP))
    await sendDisconnectionEmail(services, disconnection);
}
