import { inGame, resettle, settle, stake, voidStake, type BonusPlayer } from '@foyer/api/proving';
import type { Pool } from '@foyer/runtime';
import type { Random } from '../random.ts';

/** A player of the proof. */
export interface PointPlayer {
  readonly player: BonusPlayer;
  readonly random: Random;
  /** Payouts of rounds that are still open. */
  readonly openRounds: Parameters<typeof settle>[1][];
  serial: number;
}

export interface PlayClock {
  /** Milliseconds since the epoch. */
  milliseconds: number;
}

const PROVIDER = 'foyer-games';

/**
 * A round or slip with one to three stakes, some of them voided, a payout, and at random a late payout and corrections.
 * Each call may be repeated with its key. Some rounds stay open.
 */
export async function playRandomly(pool: Pool, actor: PointPlayer, clock: PlayClock): Promise<void> {
  const { player, random } = actor;
  const id = `p${(actor.serial += 1)}`;
  const isSport = random.chance(0.25);
  const game = random.chance(0.75) ? 'slot' : 'table';
  const product = isSport ? 'sportsbook' : 'casino';
  const movement = (key: string, amount: number) =>
    isSport
      ? {
          brand: player.brand,
          playerId: player.playerId,
          currency: player.currency,
          key,
          amount,
          reference: id,
          product: 'sportsbook' as const,
          provider: PROVIDER,
          money: 'BONUS' as const,
        }
      : inGame(player, game, key, amount, id);
  const now = (): number => (clock.milliseconds += 1);
  const maybeTwice = async (call: () => Promise<unknown>): Promise<void> => {
    await call();
    if (random.chance(0.2)) await call();
  };

  for (let index = random.between(1, 3); index > 0; index -= 1) {
    const bet = movement(`${id}-b${index}`, random.between(1, random.chance(0.2) ? 9_000 : 400));
    const at = now();
    await maybeTwice(() => stake(pool, bet, at));
    if (!random.chance(0.15)) continue;
    const voided = {
      brand: player.brand,
      playerId: player.playerId,
      product,
      provider: PROVIDER,
      key: `${id}-x${index}`,
      stakeKey: bet.key,
    } as const;
    const voidedAt = now();
    await maybeTwice(() => voidStake(pool, voided, voidedAt));
  }
  const win = { ...movement(`${id}-w`, random.chance(0.6) ? 0 : random.between(1, 2_000)), closes: true };
  if (random.chance(0.1)) return void actor.openRounds.push(win);
  const settledAt = now();
  await maybeTwice(() => settle(pool, win, settledAt));
  if (random.chance(0.15)) {
    const correction = movement(`${id}-c`, random.between(0, 3_000));
    const at = now();
    await maybeTwice(() => resettle(pool, correction, at));
  }
  if (random.chance(0.1)) {
    const late = { ...movement(`${id}-l`, random.between(1, 90)), closes: true };
    await settle(pool, late, now());
  }
}

/** Settles the rounds that were left open. */
export async function settleOpenRounds(pool: Pool, actor: PointPlayer, clock: PlayClock): Promise<void> {
  for (const win of actor.openRounds.splice(0)) await settle(pool, win, (clock.milliseconds += 1));
}
