import type { RaffleTickets } from '@foyer/contract';
import type { Incoming } from './incoming.ts';

type TicketList = Extract<
  Incoming,
  { readonly type: 'PlayerRaffleTicketsListResponse' }
>['data']['instance_tickets'];

/** The player's tickets by drop (requirements/interfaces#jackpot-provider). */
export function ticketsByDrop(list: TicketList): Readonly<Record<string, RaffleTickets>> {
  return Object.fromEntries(
    list.map(({ instance_id: id, ticket_count: count, entry }) => [id, { count, entry }]),
  );
}
