import type { Pool } from '@foyer/runtime';
import { outgoing } from '../socket/messages.ts';
import { readTickets } from './drawRecords.ts';
import type { RaffleWon } from './payPrizes.ts';
import { TICKET_UNITS } from './raffleModel.ts';

/** The player's tickets in each running drop; without a player the list is empty. */
export async function ticketsMessage(
  pool: Pool,
  caller: { readonly brand: string; readonly playerId: string } | undefined,
): Promise<string> {
  return outgoing('PlayerRaffleTicketsListResponse', {
    instance_tickets: caller === undefined ? [] : await readTickets(pool, caller, TICKET_UNITS),
  });
}

/** Message of a paid prize. Only the message to the winner names the player. */
export function prizeMessages({ prizeId, dropId, playerId, brand, amountMinor, currency }: RaffleWon): {
  readonly own: string;
  readonly others: string;
} {
  const winner = { currency, win_amount: amountMinor };
  return {
    own: outgoing('RaffleWinEvent', {
      instance_id: dropId,
      win_id: prizeId,
      credited: true,
      winners: [{ player_id: `${playerId}:${currency}:${brand}`, ...winner }],
    }),
    others: outgoing('RaffleWinEvent', { instance_id: dropId, winners: [{ player_id: '', ...winner }] }),
  };
}
