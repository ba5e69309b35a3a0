import { inGame, settle, voidStake } from '@foyer/api/proving';
import { isPlayBlocked } from '../model/playRules.ts';
import { repeatLater, type Actor } from '../actor.ts';
import { checkOutcome, outcomeOf } from '../checkOutcome.ts';
const RECENT_ROUNDS = 6;

/** A recent round, so that wins, rollbacks and repetitions apply to existing bets. */
function recentRound(actor: Actor): string {
  const round = Math.max(0, Math.floor(actor.serial / 4) - actor.random.below(RECENT_ROUNDS));
  return `r${round}`;
}

/** Sometimes exactly the amount that a limit still allows, or one minor unit more or less. */
function stakeOf({ random, wallet, model }: Actor): number {
  const headroom = model.headroom();
  if (headroom !== undefined && random.chance(0.05)) return Math.max(1, headroom - 1 + random.below(3));
  const bonus = model.bonuses.current();
  if (bonus && random.chance(0.15)) return wallet.balance + bonus.balance + random.below(2);
  if (random.chance(0.1)) return Math.max(1, wallet.balance - random.below(3));
  return random.between(1, random.chance(0.2) ? 3_000 : 450);
}

export async function betStep(actor: Actor): Promise<void> {
  const amount = stakeOf(actor);
  const key = `b${(actor.serial += 1)}`;
  const round = recentRound(actor);
  repeatLater(actor, () => postBet(actor, key, round, amount));
  if (actor.random.chance(0.05)) repeatLater(actor, () => postBet(actor, key, round, amount + 1));
  await postBet(actor, key, round, amount);
}

export async function winStep(actor: Actor): Promise<void> {
  const { random } = actor;
  const key = `w${(actor.serial += 1)}`;
  const round = recentRound(actor);
  const amount = random.chance(0.4) ? 0 : random.between(1, 500);
  const closes = random.chance(0.6);
  repeatLater(actor, () => postWin(actor, key, round, amount, closes));
  await postWin(actor, key, round, amount, closes);
}

/** Rolls back a recent bet, a refused bet, or a bet that arrives later. */
export async function rollbackStep(actor: Actor): Promise<void> {
  const { random } = actor;
  const key = `x${(actor.serial += 1)}`;
  const betKey = `b${Math.max(1, actor.serial + 1 - random.below(10))}`;
  repeatLater(actor, () => postRollback(actor, key, betKey));
  await postRollback(actor, key, betKey);
}

/** The same bet many times concurrently: one effect, and every call returns its outcome. */
export async function duplicateBetsStep(actor: Actor): Promise<void> {
  const { random, bets, player, clock } = actor;
  const copies = random.chance(0.1) ? 50 : random.between(2, 8);
  const stake = { key: `b${(actor.serial += 1)}`, round: recentRound(actor), amount: random.between(1, 200) };
  actor.tally.countOperation('bet, concurrent duplicates', copies);
  const movements = await Promise.all(
    Array.from({ length: copies }, () =>
      bets.post(inGame(player, 'slot', stake.key, stake.amount, stake.round), clock.milliseconds),
    ),
  );
  const expected = actor.model.bet(stake);
  for (const movement of movements)
    checkOutcome(actor, `one of ${copies} concurrent bets ${stake.key}`, outcomeOf(movement), expected);
  const effects = movements.filter((movement) => movement.ok && !movement.isReplay).length;
  if (effects !== (expected.code === 'OK' ? 1 : 0))
    actor.tally.recordFault(
      effects > 1 ? 'doubled' : 'lost',
      `actor ${actor.index}: ${effects} effects of ${copies} concurrent bets ${stake.key}`,
    );
}

/** Concurrent bets of one amount that exceed the balance together: as many succeed as it covers. */
export async function competingBetsStep(actor: Actor): Promise<void> {
  const { random, bets, player, clock, wallet, rules, model } = actor;
  if (
    isPlayBlocked(rules) ||
    rules.jackpotBasisPoints > 0 ||
    model.headroom() !== undefined ||
    model.bonuses.current() ||
    wallet.balance < 4
  )
    return;
  const amount = Math.ceil(wallet.balance / random.between(2, 5));
  const copies = random.between(4, 9);
  const round = `race${(actor.serial += 1)}`;
  actor.tally.countOperation('bet, competing for the balance', copies);
  const movements = await Promise.all(
    Array.from({ length: copies }, (_, index) =>
      bets.post(inGame(player, 'slot', `${round}-${index}`, amount, round), clock.milliseconds),
    ),
  );
  const expected = Math.min(copies, Math.floor(wallet.balance / amount));
  const passed = movements.flatMap((movement, index) =>
    movement.ok ? [{ index, version: movement.version }] : [],
  );
  actor.tally.countRefusal('INSUFFICIENT_FUNDS', copies - passed.length);
  if (passed.length !== expected)
    actor.tally.recordFault(
      'wrong outcomes',
      `actor ${actor.index} ${round}: ${passed.length} of ${copies} bets passed, ${expected} could`,
    );
  for (const { index } of passed.sort((one, other) => one.version - other.version))
    model.bet({ key: `${round}-${index}`, round, amount });
}

export async function postBet(actor: Actor, key: string, round: string, amount: number): Promise<void> {
  actor.tally.countOperation('bet');
  checkOutcome(
    actor,
    `bet ${key} of ${amount} in ${round}`,
    outcomeOf(
      await actor.bets.post(inGame(actor.player, 'slot', key, amount, round), actor.clock.milliseconds),
    ),
    actor.model.bet({ key, round, amount }),
  );
}

export async function postWin(
  actor: Actor,
  key: string,
  round: string,
  amount: number,
  closes: boolean,
): Promise<void> {
  actor.tally.countOperation('win');
  const movement = await settle(
    actor.pool,
    { ...inGame(actor.player, 'slot', key, amount, round), closes: closes },
    actor.clock.milliseconds,
  );
  checkOutcome(
    actor,
    `win ${key} of ${amount} in ${round}`,
    outcomeOf(movement),
    actor.model.win({ key, round, amount, closes }),
  );
}

export async function postRollback(actor: Actor, key: string, betKey: string): Promise<void> {
  actor.tally.countOperation('rollback');
  const { brand, playerId } = actor.player;
  const movement = await voidStake(
    actor.pool,
    { brand, playerId, product: 'casino', provider: 'foyer-games', key, stakeKey: betKey },
    actor.clock.milliseconds,
  );
  checkOutcome(actor, `rollback ${key} of ${betKey}`, outcomeOf(movement), actor.model.rollback(key, betKey));
}
