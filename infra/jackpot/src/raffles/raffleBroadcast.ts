import type { Bus, Log, Pool } from '@foyer/runtime';
import type { Listener } from '../socket/listener.ts';
import { textFrame } from '../socket/textFrame.ts';
import { TICKETS_CHANGED } from './createRaffles.ts';
import { RAFFLE_WON, type RaffleWon } from './payPrizes.ts';
import { prizeMessages, ticketsMessage } from './raffleMessages.ts';

export interface RaffleBroadcastDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
}

/** Sends ticket counts to the player who got tickets, and paid prizes to all sockets of the brand. */
export function createRaffleBroadcast(
  { pool, bus, log }: RaffleBroadcastDeps,
  listeners: ReadonlySet<Listener>,
): { close(): void } {
  async function sendTickets(player: { readonly brand: string; readonly playerId: string }): Promise<void> {
    const own = [...listeners].filter(({ caller }) => isSame(caller, player));
    if (own.length === 0) return;
    const message = await ticketsMessage(pool, player);
    for (const listener of own) listener.send(message);
  }

  const unsubscribes = [
    bus.subscribe(TICKETS_CHANGED, (payload) => {
      sendTickets(payload as { brand: string; playerId: string }).catch((error: unknown) =>
        log.warn('ticket broadcast failed', { error }),
      );
    }),
    bus.subscribe(RAFFLE_WON, (payload) => {
      const won = payload as RaffleWon;
      const { own, others } = prizeMessages(won);
      const frame = textFrame(others);
      for (const listener of listeners)
        if (isSame(listener.caller, won)) listener.send(own);
        else if (listener.brand === won.brand) listener.sendFrame(frame);
    }),
  ];
  return {
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}

function isSame(
  caller: Listener['caller'],
  player: { readonly brand: string; readonly playerId: string },
): boolean {
  return caller?.playerId === player.playerId && caller.brand === player.brand;
}
