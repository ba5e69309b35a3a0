import { inGame, settleFreeRound, stakeFreeRound, voidFreeRound } from '@foyer/api/proving';
import { repeatLater, type Actor } from '../actor.ts';
import { checkOutcome, outcomeOf } from '../checkOutcome.ts';
import { assignSpins, claimSpins, SPIN_VALUE } from '../freeSpinReward.ts';
import { refused } from '../model/outcome.ts';
import { isPlayBlocked } from '../model/playRules.ts';

const RECENT_ROUNDS = 4;
/** Milliseconds, one for each step: some spins expire while a round is open. */
const LIFETIME = { min: 20, max: 400 } as const;

const keyOf = (actor: Actor, prefix: string): string => `${prefix}${(actor.freeSerial += 1)}`;

function recentRound(actor: Actor): string {
  return `f${Math.max(0, Math.floor(actor.freeSerial / 3) - actor.random.below(RECENT_ROUNDS))}`;
}

/** Free spins of a reward, claimed once. */
export async function claimSpinsStep(actor: Actor): Promise<void> {
  const { random, pool, player, clock, rules, tally, freeSpins } = actor;
  const id = `${player.playerId}-spins${(actor.serial += 1)}`;
  const spins = random.between(1, 6);
  const expiresAt = clock.milliseconds + random.between(LIFETIME.min, LIFETIME.max);
  await assignSpins(pool, {
    brand: actor.brand,
    playerId: player.playerId,
    id,
    spins,
    at: clock.milliseconds,
    endsAt: expiresAt,
  });
  const call = async () => {
    tally.countOperation('claim of free spins');
    return outcomeOf(await claimSpins(pool, player, id, clock.milliseconds));
  };
  const first = await call();
  if (isPlayBlocked(rules))
    return checkOutcome(actor, 'claim of free spins', first, refused('PLAYER_BLOCKED'));
  const expected = freeSpins.claim(id, { spins, expiresAt });
  checkOutcome(actor, 'claim of free spins', first, expected);
  checkOutcome(actor, 'claim of free spins repeated', await call(), expected);
}

/** Uses a spin of the newest free spins; sometimes also with another body under the same key. */
export async function freeRoundStep(actor: Actor): Promise<void> {
  const grantId = [...actor.freeSpins.grants.keys()].at(-1 - actor.random.below(2));
  if (grantId === undefined) return;
  const key = keyOf(actor, 'fb');
  const round = recentRound(actor);
  repeatLater(actor, () => postFreeRound(actor, key, round, grantId));
  if (actor.random.chance(0.1)) repeatLater(actor, () => postFreeRound(actor, key, `${round}-x`, grantId));
  await postFreeRound(actor, key, round, grantId);
}

/** Concurrent rounds for the spins that are left: as many are accepted, and each uses one. */
export async function competingFreeRoundsStep(actor: Actor): Promise<void> {
  const { random, pool, player, clock, tally, freeSpins } = actor;
  const grantId = [...freeSpins.grants.keys()].at(-1);
  if (grantId === undefined) return;
  const copies = random.between(3, 8);
  const race = keyOf(actor, 'frace');
  tally.countOperation('free round, competing for spins', copies);
  const movements = await Promise.all(
    Array.from({ length: copies }, (_, index) =>
      stakeFreeRound(
        pool,
        inGame(player, 'slot', `${race}-${index}`, SPIN_VALUE, `${race}-${index}`),
        grantId,
        clock.milliseconds,
      ),
    ),
  );
  // the model sees the accepted ones first, in the order in which the ledger posted them
  const order = movements
    .map((movement, index) => ({ index, version: movement.ok ? movement.version : Infinity }))
    .sort((one, other) => one.version - other.version);
  for (const { index } of order) {
    const movement = movements[index];
    const call = { key: `${race}-${index}`, round: `${race}-${index}`, grantId, at: clock.milliseconds };
    if (movement) checkOutcome(actor, `free round ${call.key}`, outcomeOf(movement), freeSpins.stake(call));
  }
}

export async function freeWinStep(actor: Actor): Promise<void> {
  const { random } = actor;
  const key = keyOf(actor, 'fw');
  const round = recentRound(actor);
  const amount = random.chance(0.4) ? 0 : random.between(1, 500);
  repeatLater(actor, () => postFreeWin(actor, key, round, amount));
  await postFreeWin(actor, key, round, amount);
}

/** Rolls back a recent free round, before or after its win, or one that arrives later. */
export async function freeRollbackStep(actor: Actor): Promise<void> {
  const key = keyOf(actor, 'fx');
  const stakeKey = `fb${Math.max(1, actor.freeSerial + 1 - actor.random.below(8))}`;
  repeatLater(actor, () => postFreeRollback(actor, key, stakeKey));
  await postFreeRollback(actor, key, stakeKey);
}

async function postFreeRound(actor: Actor, key: string, round: string, grantId: string): Promise<void> {
  const { pool, player, clock, freeSpins, tally } = actor;
  tally.countOperation('free round');
  const movement = await stakeFreeRound(
    pool,
    inGame(player, 'slot', key, SPIN_VALUE, round),
    grantId,
    clock.milliseconds,
  );
  checkOutcome(
    actor,
    `free round ${key} in ${round} of ${grantId}`,
    outcomeOf(movement),
    freeSpins.stake({ key, round, grantId, at: clock.milliseconds }),
  );
}

async function postFreeWin(actor: Actor, key: string, round: string, amount: number): Promise<void> {
  const { pool, player, clock, freeSpins, tally } = actor;
  tally.countOperation('win of a free round');
  const movement = await settleFreeRound(
    pool,
    inGame(player, 'slot', key, amount, round),
    clock.milliseconds,
  );
  checkOutcome(
    actor,
    `win ${key} of ${amount} in ${round}`,
    outcomeOf(movement),
    freeSpins.win(key, round, amount),
  );
}

async function postFreeRollback(actor: Actor, key: string, stakeKey: string): Promise<void> {
  const { pool, player, clock, freeSpins, tally } = actor;
  tally.countOperation('rollback of a free round');
  const { brand, playerId } = player;
  const movement = await voidFreeRound(
    pool,
    { brand, playerId, product: 'casino', provider: 'foyer-games', key, stakeKey },
    clock.milliseconds,
  );
  checkOutcome(
    actor,
    `rollback ${key} of ${stakeKey}`,
    outcomeOf(movement),
    freeSpins.rollback(key, stakeKey),
  );
}
