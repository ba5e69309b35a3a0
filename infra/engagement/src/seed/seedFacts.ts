import { createHash } from 'node:crypto';
import type { Fact } from '../facts/fact.ts';
import type { SeededPlayer, SettledBet } from './seededRounds.ts';

/** A round as the feed of facts would read it; there, the same bet is not counted again. */
export function betFact(player: SeededPlayer, bet: SettledBet): Fact {
  return {
    kind: 'bet',
    payload: bet,
    id: `bet:${bet.betId}`,
    ...commonOf(player, Date.parse(bet.settledAt)),
  };
}

/** The decision to take part. */
export function participationFact(player: SeededPlayer, at: number): Fact {
  return {
    kind: 'participation',
    payload: { enable: true },
    id: `participation:seed-${player.playerId}`,
    ...commonOf(player, at),
  };
}

/** Opting in to a mission. */
export function optInFact(player: SeededPlayer, missionId: string, at: number): Fact {
  return {
    kind: 'mission-opt-in',
    payload: { missionId },
    id: ['mission-opt-in', player.brand, player.playerId, missionId, 0].join(':'),
    ...commonOf(player, at),
  };
}

/** A key in the form of a UUID that is the same at every start. */
export function seededKey(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function commonOf({ brand, playerId }: SeededPlayer, at: number) {
  return { brand, playerId, at, counts: true, caps: [] };
}
