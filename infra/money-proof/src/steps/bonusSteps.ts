import { assignRewards, definitionId, postBonusForfeit, postRewardClaim } from '@foyer/api/proving';
import type { Actor } from '../actor.ts';
import { checkOutcome, outcomeOf } from '../checkOutcome.ts';
import { accepted, refused } from '../model/outcome.ts';
import { isPlayBlocked } from '../model/playRules.ts';
import { postBet, postWin } from './betSteps.ts';

const MONEY_DROP = 1_000;
const BONUS_DROP = 2_000;
const BONUS_FACTOR = 10;
const BONUS_MAX_PAYOUT = 20_000;

/** A money drop or a bonus, claimed once. */
export async function rewardStep(actor: Actor): Promise<void> {
  const { random, pool, player, clock, model, wallet, rules } = actor;
  const offer =
    model.bonuses.current() === undefined && rules.lossCeiling === undefined && random.chance(0.6)
      ? 'weekend'
      : 'welcome';
  const assignationId = `${player.playerId}-${(actor.serial += 1)}`;
  await assignRewards(
    { pool, clock: () => clock.milliseconds },
    { brand: actor.brand, id: player.playerId },
    [{ offer, startsInMinutes: 0, assignationId }],
  );
  const call = async (key: string) => {
    actor.tally.countOperation('claim');
    return outcomeOf(
      await postRewardClaim(
        pool,
        { brand: player.brand, playerId: player.playerId, key, assignationId },
        clock.milliseconds,
      ),
    );
  };
  const key = `claim${actor.serial}`;
  const first = await call(key);
  if (isPlayBlocked(rules)) return checkOutcome(actor, `claim of ${offer}`, first, refused('PLAYER_BLOCKED'));
  if (offer === 'welcome') {
    wallet.balance += MONEY_DROP;
    wallet.version += 1;
  }
  const expected =
    offer === 'welcome'
      ? accepted(wallet)
      : model.bonuses.give({
          id: assignationId,
          required: BONUS_DROP * BONUS_FACTOR,
          maximumPayout: BONUS_MAX_PAYOUT,
          balance: BONUS_DROP,
        });
  checkOutcome(actor, `claim of ${offer}`, first, expected);
  checkOutcome(actor, `claim of ${offer} repeated`, await call(key), expected);
  checkOutcome(
    actor,
    `claim of ${offer} with another key`,
    await call(`${key}-other`),
    refused('ALREADY_CLAIMED'),
  );
}

/** A bonus with a low wagering requirement, so that some conversions reach the maximum payout. */
export async function smallBonusStep(actor: Actor): Promise<void> {
  const { random, pool, player, clock, model, rules } = actor;
  if (model.bonuses.current() || rules.lossCeiling !== undefined) return;
  const amount = random.between(100, 1_500);
  const factor = random.between(1, 3);
  const maximumPayout = random.between(1, 3 * amount);
  const id = `${player.playerId}-${(actor.serial += 1)}`;
  await pool.query(
    `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, reason, claim_type, amount, currency, wagering_factor, max_payout, starts_at, ends_at, status, assigned_at, updated_at)
     select $1, $2, d.id, d.kind, d.name, d.reason, d.claim_type, $4, d.currency, $5, $6, $7, $7::timestamptz + d.lasts, 'Unclaimed', $7, $7 from api.reward_definition d where d.id = $3`,
    [
      id,
      player.playerId,
      definitionId(actor.brand, 'weekend'),
      amount,
      factor,
      maximumPayout,
      new Date(clock.milliseconds),
    ],
  );
  actor.tally.countOperation('claim of a small bonus');
  const claim = await postRewardClaim(
    pool,
    { brand: player.brand, playerId: player.playerId, key: `claim${actor.serial}`, assignationId: id },
    clock.milliseconds,
  );
  const expected = isPlayBlocked(rules)
    ? refused('PLAYER_BLOCKED')
    : model.bonuses.give({ id, required: amount * factor, maximumPayout, balance: amount });
  checkOutcome(actor, 'claim of a small bonus', outcomeOf(claim), expected);
}

/**
 * Closes all rounds of a bonus, then stakes and loses the rest in one bet: a bonus ends only without open
 * rounds.
 */
export async function loseBonusStep(actor: Actor): Promise<void> {
  const { model, wallet } = actor;
  const bonus = model.bonuses.current();
  if (!bonus) return;
  const open = [...model.rounds].filter(([, round]) => round.bonusId === bonus.id && round.status === 'OPEN');
  for (const [round] of open) await postWin(actor, `w${(actor.serial += 1)}`, round, 0, true);
  const left = model.bonuses.current();
  if (!left) return;
  const round = `bust${(actor.serial += 1)}`;
  await postBet(actor, `b${(actor.serial += 1)}`, round, Math.max(1, wallet.balance + left.balance));
  await postWin(actor, `w${(actor.serial += 1)}`, round, 0, true);
}

/** Forfeits the current bonus. */
export async function forfeitStep(actor: Actor): Promise<void> {
  const { pool, player, clock, model } = actor;
  const bonus = model.bonuses.current();
  if (!bonus || actor.random.chance(0.7)) return;
  actor.tally.countOperation('bonus forfeited');
  const movement = await postBonusForfeit(
    pool,
    {
      brand: player.brand,
      playerId: player.playerId,
      key: `forfeit${(actor.serial += 1)}`,
      bonusId: bonus.id,
    },
    clock.milliseconds,
  );
  checkOutcome(actor, 'bonus forfeited', outcomeOf(movement), model.bonuses.forfeit(bonus.id));
}
