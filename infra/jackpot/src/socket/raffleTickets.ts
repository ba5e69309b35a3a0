import type { Caller } from '../http/callers.ts';

/** A player's tickets in one running raffle, as PlayerRaffleTicketsListResponse lists them. */
export interface InstanceTickets {
  readonly instance_id: string;
  readonly ticket_count: number;
}

/**
 * The tickets of the socket's player in each running raffle (requirements/interfaces#jackpot-provider). The
 * player comes from the ticket of the socket: the ids of the request are client input. No raffle runs before
 * the raffle is built, so the list is empty for players and visitors.
 */
export function ticketsOf(_caller: Caller | undefined): readonly InstanceTickets[] {
  return [];
}
