import { createHash } from 'node:crypto';
import { brands, type BrandId } from '@foyer/market';
import { convertMinor } from '@foyer/money';
import type { Fact } from '../facts/fact.ts';

/** A seeded round: what was staked, where, and what it paid in multiples of the stake. */
export interface SeededRound {
  /** Unique for the player. */
  readonly name: string;
  readonly at: number;
  readonly studio?: string;
  /** Euro cents. */
  readonly stakeCents: number;
  readonly multiple?: number;
}

/** Player of a brand whose facts are seeded. */
export interface SeededPlayer {
  readonly brand: BrandId;
  readonly playerId: string;
}

const CASINO_GAME = { slug: 'ember-hollow', studio: 'emberwick' };

/** A settled round as the api reports one. */
export function roundFact({ brand, playerId }: SeededPlayer, round: SeededRound): Fact {
  const { name, at, studio = CASINO_GAME.studio, stakeCents, multiple = 0 } = round;
  const { currency } = brands[brand];
  const stakeMinor = convertMinor(stakeCents, 'EUR', currency);
  const instant = new Date(at).toISOString();
  const betId = `seed-${playerId}-${name}`;
  return {
    kind: 'bet',
    payload: {
      playerId,
      brand,
      betId,
      product: 'casino',
      reference: betId,
      gameSlug: CASINO_GAME.slug,
      studioId: studio,
      stakeMinor,
      realStakeMinor: stakeMinor,
      wonMinor: Math.round(stakeMinor * multiple),
      currency,
      placedAt: instant,
      settledAt: instant,
    },
    id: `bet:${betId}`,
    ...commonOf({ brand, playerId }, at),
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
