import { isBrandId, resolveMarket } from '@foyer/market';
import { inTransaction } from '@foyer/runtime';
import { mostPublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';
import type { Untold } from '../store/bankConnections.ts';
import { sendBankLetter } from './bankLetter.ts';

/**
 * Tells a player that a bank or wallet was disconnected: once, whoever tries at the same time, and again only after a death between the letter and
 * the note that it was sent.
 * @throws ApiUnavailable when nobody knows the player's language; the letter waits.
 */
export async function tellDisconnected(services: Services, { key, brand, playerId }: Untold): Promise<void> {
  const { pool, bankConnections, credentials, payAndPlay, origins } = services;
  if (!isBrandId(brand)) return;
  const language = await payAndPlay.languageOf(brand, playerId);
  await inTransaction(pool, async (client) => {
    const untold = await bankConnections.holdUntold(client, key);
    const credential = untold && (await credentials.byPlayer(brand, playerId));
    if (!untold || !credential) return;
    await sendBankLetter(services, {
      about: 'bankDisconnected',
      market: resolveMarket({ brand }),
      flow: untold.flow,
      email: credential.email,
      language,
      origin: mostPublicOrigin(origins, brand),
      at: untold.at.getTime(),
    });
    await bankConnections.told(client, key);
  });
}
