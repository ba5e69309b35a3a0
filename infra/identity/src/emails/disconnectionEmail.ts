import { isBrandId, resolveMarket } from '@foyer/market';
import { inTransaction } from '@foyer/runtime';
import { mostPublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';
import type { UnannouncedDisconnection } from '../store/bankConnections.ts';
import { sendBankEmail } from './bankEmail.ts';

/**
 * Notifies a player that a bank or wallet was disconnected. Concurrent calls send one email; it is
 * repeated only after a crash between the email and the note that it was sent.
 * @throws ApiUnavailable when the player's language is unknown; the email is deferred.
 */
export async function sendDisconnectionEmail(
  services: Services,
  { key, brand, playerId }: UnannouncedDisconnection,
): Promise<void> {
  const { pool, bankConnections, credentials, payAndPlay, origins } = services;
  if (!isBrandId(brand)) return;
  const language = await payAndPlay.languageOf(brand, playerId);
  await inTransaction(pool, async (client) => {
    const disconnection = await bankConnections.lockUnannounced(client, key);
    const credential = disconnection && (await credentials.byPlayer(brand, playerId));
    if (!disconnection || !credential) return;
    await sendBankEmail(services, {
      about: 'bankDisconnected',
      market: resolveMarket({ brand }),
      flow: disconnection.flow,
      email: credential.email,
      language,
      origin: mostPublicOrigin(origins, brand),
      at: disconnection.at.getTime(),
    });
    await bankConnections.markAnnounced(client, key);
  });
}
