import { parseEvent } from '@foyer/kernel/events';
import type { SettledBet } from './countWager.ts';
import { BET_SETTLED } from './raffleOperator.ts';

/** The settled bet of an event; undefined when the payload is not one. */
export function settledBet(payload: unknown): SettledBet | undefined {
  const event = parseEvent(BET_SETTLED, payload);
  if (event === undefined) return undefined;
  const { betId, playerId, brand, studioId, stakeMinor, currency, settledAt } = event;
  return { betId, playerId, brand, studioId: studioId ?? undefined, stakeMinor, currency, settledAt };
}
