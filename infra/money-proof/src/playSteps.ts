import { assignRewards, definitionId, inGame, postBonusForfeit, postRewardClaim } from '@foyer/api/proving';
import { now, refused } from './model/answer.ts';
import { mayNotPlay } from './model/playModel.ts';
import { again, answerOf, bet, compare, rollback, win, type Lane } from './lane.ts';

const MONEY_DROP = 1_000;
const BONUS_DROP = 2_000;
const BONUS_FACTOR = 10;
const BONUS_MOST = 20_000;
const ROUNDS_BACK = 6;

/** Reuses recent rounds, so that wins, rollbacks and repeats reach existing bets. */
function roundNear(lane: Lane): string {
  const round = Math.max(0, Math.floor(lane.serial / 4) - lane.random.below(ROUNDS_BACK));
  return `r${round}`;
}

/** Sometimes exactly the amount that a limit still allows, or one minor unit more or less. */
function stakeOf({ random, wallet, play }: Lane): number {
  const headroom = play.headroom();
  if (headroom !== undefined && random.chance(0.05)) return Math.max(1, headroom - 1 + random.below(3));
  const bonus = play.bonuses.current();
  if (bonus && random.chance(0.15)) return wallet.balance + bonus.balance + random.below(2);
  if (random.chance(0.1)) return Math.max(1, wallet.balance - random.below(3));
  return random.between(1, random.chance(0.2) ? 3_000 : 450);
}

export async function betStep(lane: Lane): Promise<void> {
  const amount = stakeOf(lane);
  const key = `b${(lane.serial += 1)}`;
  const round = roundNear(lane);
  again(lane, () => bet(lane, key, round, amount));
  if (lane.random.chance(0.05)) again(lane, () => bet(lane, key, round, amount + 1));
  await bet(lane, key, round, amount);
}

export async function winStep(lane: Lane): Promise<void> {
  const { random } = lane;
  const key = `w${(lane.serial += 1)}`;
  const round = roundNear(lane);
  const amount = random.chance(0.4) ? 0 : random.between(1, 500);
  const closes = random.chance(0.6);
  again(lane, () => win(lane, key, round, amount, closes));
  await win(lane, key, round, amount, closes);
}

/** Rolls back a recent bet, a refused bet, or a bet that arrives later. */
export async function rollbackStep(lane: Lane): Promise<void> {
  const { random } = lane;
  const key = `x${(lane.serial += 1)}`;
  const betKey = `b${Math.max(1, lane.serial + 1 - random.below(10))}`;
  again(lane, () => rollback(lane, key, betKey));
  await rollback(lane, key, betKey);
}

/** The same bet many times concurrently: one effect, and every call gets its answer. */
export async function stormStep(lane: Lane): Promise<void> {
  const { random, bets, player, clock } = lane;
  const copies = random.chance(0.1) ? 50 : random.between(2, 8);
  const stake = { key: `b${(lane.serial += 1)}`, round: roundNear(lane), amount: random.between(1, 200) };
  lane.tally.did('bet, the same at once', copies);
  const answers = await Promise.all(
    Array.from({ length: copies }, () =>
      bets.post(inGame(player, 'slot', stake.key, stake.amount, stake.round), clock.milliseconds),
    ),
  );
  const expected = lane.play.bet(stake);
  for (const answer of answers)
    compare(lane, `one of ${copies} times bet ${stake.key}`, answerOf(answer), expected);
  const effects = answers.filter((answer) => answer.ok && !answer.isReplay).length;
  if (effects !== (expected.code === 'OK' ? 1 : 0))
    lane.tally.fault(
      effects > 1 ? 'doubled' : 'lost',
      `lane ${lane.index}: ${effects} effects of ${copies} times bet ${stake.key}`,
    );
}

/** More equal concurrent bets than the balance covers: exactly as many succeed as it pays for. */
export async function raceStep(lane: Lane): Promise<void> {
  const { random, bets, player, clock, wallet, rules, play } = lane;
  if (
    mayNotPlay(rules) ||
    rules.jackpotBasisPoints > 0 ||
    play.headroom() !== undefined ||
    play.bonuses.current() ||
    wallet.balance < 4
  )
    return;
  const amount = Math.ceil(wallet.balance / random.between(2, 5));
  const runners = random.between(4, 9);
  const round = `race${(lane.serial += 1)}`;
  lane.tally.did('bet, for the last money', runners);
  const answers = await Promise.all(
    Array.from({ length: runners }, (_, index) =>
      bets.post(inGame(player, 'slot', `${round}-${index}`, amount, round), clock.milliseconds),
    ),
  );
  const expected = Math.min(runners, Math.floor(wallet.balance / amount));
  const passed = answers.flatMap((answer, index) => (answer.ok ? [{ index, version: answer.version }] : []));
  lane.tally.refused('INSUFFICIENT_FUNDS', runners - passed.length);
  if (passed.length !== expected)
    lane.tally.fault(
      'wrong answers',
      `lane ${lane.index} ${round}: ${passed.length} of ${runners} bets passed, ${expected} could`,
    );
  for (const { index } of passed.sort((one, other) => one.version - other.version))
    play.bet({ key: `${round}-${index}`, round, amount });
}

/** A money drop or a bonus, claimed once. */
export async function rewardStep(lane: Lane): Promise<void> {
  const { random, pool, player, clock, play, wallet, rules } = lane;
  const offer =
    play.bonuses.current() === undefined && rules.lossCeiling === undefined && random.chance(0.6)
      ? 'weekend'
      : 'welcome';
  const assignationId = `${player.playerId}-${(lane.serial += 1)}`;
  await assignRewards({ pool, clock: () => clock.milliseconds }, { brand: lane.brand, id: player.playerId }, [
    { offer, startsInMinutes: 0, assignationId },
  ]);
  const call = async (key: string) => {
    lane.tally.did('claim');
    return answerOf(
      await postRewardClaim(
        pool,
        { brand: player.brand, playerId: player.playerId, key, assignationId },
        clock.milliseconds,
      ),
    );
  };
  const key = `claim${lane.serial}`;
  const first = await call(key);
  if (mayNotPlay(rules)) return compare(lane, `claim of ${offer}`, first, refused('PLAYER_BLOCKED'));
  if (offer === 'welcome') {
    wallet.balance += MONEY_DROP;
    wallet.version += 1;
  }
  const expected =
    offer === 'welcome'
      ? now(wallet)
      : play.bonuses.give({
          id: assignationId,
          required: BONUS_DROP * BONUS_FACTOR,
          maximumPayout: BONUS_MOST,
          balance: BONUS_DROP,
        });
  compare(lane, `claim of ${offer}`, first, expected);
  compare(lane, `claim of ${offer} again`, await call(key), expected);
  compare(lane, `claim of ${offer} by another key`, await call(`${key}-other`), refused('ALREADY_CLAIMED'));
}

/** A bonus with a low wagering requirement, so that some conversions reach the maximum payout. */
export async function smallBonusStep(lane: Lane): Promise<void> {
  const { random, pool, player, clock, play, rules } = lane;
  if (play.bonuses.current() || rules.lossCeiling !== undefined) return;
  const amount = random.between(100, 1_500);
  const factor = random.between(1, 3);
  const maximumPayout = random.between(1, 3 * amount);
  const id = `${player.playerId}-${(lane.serial += 1)}`;
  await pool.query(
    `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, reason, claim_type, amount, currency, wagering_factor, max_payout, starts_at, ends_at, status, assigned_at, updated_at)
     select $1, $2, d.id, d.kind, d.name, d.reason, d.claim_type, $4, d.currency, $5, $6, $7, $7::timestamptz + d.lasts, 'Unclaimed', $7, $7 from api.reward_definition d where d.id = $3`,
    [
      id,
      player.playerId,
      definitionId(lane.brand, 'weekend'),
      amount,
      factor,
      maximumPayout,
      new Date(clock.milliseconds),
    ],
  );
  lane.tally.did('claim of a small bonus');
  const claim = await postRewardClaim(
    pool,
    { brand: player.brand, playerId: player.playerId, key: `claim${lane.serial}`, assignationId: id },
    clock.milliseconds,
  );
  const expected = mayNotPlay(rules)
    ? refused('PLAYER_BLOCKED')
    : play.bonuses.give({ id, required: amount * factor, maximumPayout, balance: amount });
  compare(lane, 'claim of a small bonus', answerOf(claim), expected);
}

/**
 * Closes all rounds of a bonus, then stakes and loses the rest in one bet: a bonus ends only without open
 * rounds.
 */
export async function bustStep(lane: Lane): Promise<void> {
  const { play, wallet } = lane;
  const bonus = play.bonuses.current();
  if (!bonus) return;
  const open = [...play.rounds].filter(([, round]) => round.bonusId === bonus.id && round.status === 'OPEN');
  for (const [round] of open) await win(lane, `w${(lane.serial += 1)}`, round, 0, true);
  const left = play.bonuses.current();
  if (!left) return;
  const round = `bust${(lane.serial += 1)}`;
  await bet(lane, `b${(lane.serial += 1)}`, round, Math.max(1, wallet.balance + left.balance));
  await win(lane, `w${(lane.serial += 1)}`, round, 0, true);
}

export async function forfeitStep(lane: Lane): Promise<void> {
  const { pool, player, clock, play } = lane;
  const bonus = play.bonuses.current();
  if (!bonus || lane.random.chance(0.7)) return;
  lane.tally.did('bonus given up');
  const answer = await postBonusForfeit(
    pool,
    {
      brand: player.brand,
      playerId: player.playerId,
      key: `forfeit${(lane.serial += 1)}`,
      bonusId: bonus.id,
    },
    clock.milliseconds,
  );
  compare(lane, 'bonus given up', answerOf(answer), play.bonuses.forfeit(bonus.id));
}

/**
 * Excludes or readmits the player: an exclusion applies from the next call, also to payments already
 * started.
 */
export async function exclusionStep(lane: Lane): Promise<void> {
  lane.rules.isExcluded = !lane.rules.isExcluded && lane.random.chance(0.5);
  lane.tally.did(lane.rules.isExcluded ? 'exclusion' : 'exclusion over');
  await lane.pool.query('update api.player set self_excluded_at = $2 where id = $1', [
    lane.player.playerId,
    lane.rules.isExcluded ? new Date(lane.clock.milliseconds) : null,
  ]);
}
