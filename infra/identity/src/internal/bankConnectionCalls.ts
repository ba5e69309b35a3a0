import { isBrandId, type BrandId } from '@foyer/market';
import type { Disconnected, PlayerBanks } from '@foyer/market/bank-connection-answers';
import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import { disconnectBank } from '../bank/disconnectBank.ts';
import type { Services } from '../services.ts';

const MAX_NAME_LENGTH = 254;
const MAX_REASON_LENGTH = 500;
const INVALID = 422;
const NOT_FOUND = 404;

const disconnectionSchema = v.object({
  connection: v.pipe(v.string(), v.uuid()),
  key: v.pipe(v.string(), v.uuid()),
  staff: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_REASON_LENGTH)),
});

interface ConnectionQuery {
  readonly brand: string;
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Lists a player's bank and wallet connections, current and removed, without hashes, names or banks. */
export async function listBankConnections(
  services: Services,
  { brand, id: playerId }: ConnectionQuery,
): Promise<PlayerBanks> {
  await known(services, brand, playerId);
  const { bankConnections } = services;
  const [connections, disconnected, hasOtherWayIn] = await Promise.all([
    bankConnections.of(brand, playerId),
    bankConnections.disconnected(brand, playerId),
    bankConnections.hasOtherWayIn(brand, playerId),
  ]);
  return {
    connections: connections.map(({ linkedAt, ...connection }) => ({
      ...connection,
      linkedAt: linkedAt.toISOString(),
      isOnlyWayIn: connections.length === 1 && !hasOtherWayIn,
    })),
    disconnected: disconnected.map(({ linkedAt, at, ...rest }) => ({
      ...rest,
      linkedAt: linkedAt.toISOString(),
      at: at.toISOString(),
    })),
  };
}

/**
 * Removes a connection on behalf of a member of staff.
 * @throws {@link Refusal} as `disconnectBank` does, and for an invalid body.
 */
export async function disconnectConnection(
  services: Services,
  { brand, id, body }: ConnectionQuery,
): Promise<Disconnected> {
  const request = v.safeParse(disconnectionSchema, body);
  if (!request.success) throw new Refusal(INVALID, 'FIELD_INVALID', 'The request is invalid.');
  const { connection: connectionId, ...rest } = request.output;
  await disconnectBank(services, { ...rest, connectionId, ...(await known(services, brand, id)) });
  return { disconnected: true };
}

/** @throws {@link Refusal} when the brand has no such player. */
async function known(
  { credentials }: Services,
  brand: string,
  playerId: string,
): Promise<{ readonly brand: BrandId; readonly playerId: string }> {
  if (!isBrandId(brand) || !(await credentials.byPlayer(brand, playerId)))
    throw new Refusal(NOT_FOUND, 'UNKNOWN_PLAYER', 'The brand has no such player.');
  return { brand, playerId };
}
