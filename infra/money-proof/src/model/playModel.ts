import { accepted, refused, type Outcome, type ModelWallet } from './outcome.ts';
import { createBonusModel, type BonusModel } from './bonusModel.ts';
import { createLimitModel } from './limitModel.ts';
import { isPlayBlocked, type PlayRules } from './playRules.ts';
import { createReplayModel } from './replayModel.ts';
import { bonusShareOfWin, newRound, type ModelRound } from './round.ts';

export interface Stake {
  readonly key: string;
  readonly round: string;
  readonly amount: number;
}

export interface Win extends Stake {
  readonly closes: boolean;
}

interface ModelBet extends Stake {
  readonly bonus: number;
  readonly bonusId: string | undefined;
  readonly wagered: number;
  readonly jackpot: number;
  /** Outcome of the bet’s rollback. */
  rollback: Outcome | undefined;
}

/**
 * Expected bets, wins and rollbacks in plain TypeScript, derived from the requirements and not from the
 * SQL.
 */
export interface PlayModel {
  readonly rounds: ReadonlyMap<string, ModelRound>;
  readonly bonuses: BonusModel;
  bet(stake: Stake): Outcome;
  win(win: Win): Outcome;
  rollback(key: string, betKey: string): Outcome;
  /** Stake in minor units that the limits still allow; undefined without a limit. */
  headroom(): number | undefined;
}

const BASIS_POINTS = 10_000;

export function createPlayModel(
  wallet: ModelWallet,
  rules: PlayRules,
  terms: { readonly maximumStake: number | undefined },
): PlayModel {
  const rounds = new Map<string, ModelRound>();
  const bets = new Map<string, ModelBet>();
  const refusals = new Map<string, string>();
  const replays = createReplayModel();
  const limits = createLimitModel(rules);
  const hasOpenRound = (id: string): boolean =>
    [...rounds.values()].some((round) => round.bonusId === id && round.status === 'OPEN');
  const bonuses = createBonusModel(wallet, hasOpenRound);

  function refuseBet(key: string, code: string): Outcome {
    refusals.set(key, code);
    return refused(code);
  }

  function contribution(amount: number): number {
    const share = Math.floor((amount * rules.jackpotBasisPoints) / BASIS_POINTS);
    return share > wallet.balance || limits.isExceededBy(share) ? 0 : share;
  }

  function bet(stake: Stake): Outcome {
    const { key, amount } = stake;
    const body = `bet ${stake.round} ${amount}`;
    const before = replays.find(key, body);
    if (before) return before;
    const refusedBefore = refusals.get(key);
    if (refusedBefore !== undefined) return refused(refusedBefore);
    if (isPlayBlocked(rules)) return refuseBet(key, 'PLAYER_BLOCKED');
    const round = rounds.get(stake.round);
    if (round && round.status !== 'OPEN') return refuseBet(key, 'ROUND_CLOSED');
    if (limits.isExceededBy(amount)) return refuseBet(key, 'LIMIT_REACHED');
    const bonus = bonuses.forRound(round);
    if (bonus && terms.maximumStake !== undefined && (round?.stake ?? 0) + amount > terms.maximumStake)
      return refuseBet(key, 'BONUS_MAX_STAKE');
    const share = bonus ? Math.max(0, amount - wallet.balance) : 0;
    if (amount - share > wallet.balance || share > (bonus?.balance ?? 0))
      return refuseBet(key, 'INSUFFICIENT_FUNDS');
    wallet.balance -= amount - share;
    wallet.version += 1;
    if (bonus) {
      bonus.balance -= share;
      bonus.wagered += amount;
    }
    limits.addStake(amount);
    const open = round ?? newRound();
    rounds.set(stake.round, {
      ...open,
      stake: open.stake + amount,
      bonusStake: open.bonusStake + share,
      bonusId: open.bonusId ?? bonus?.id,
    });
    const jackpot = contribution(amount);
    if (jackpot > 0) {
      wallet.balance -= jackpot;
      wallet.version += 1;
      limits.addStake(jackpot);
    }
    bets.set(key, {
      ...stake,
      bonus: share,
      bonusId: bonus?.id,
      wagered: amount,
      jackpot,
      rollback: undefined,
    });
    return replays.store(key, body, accepted(wallet));
  }

  function win({ key, round: id, amount, closes }: Win): Outcome {
    const body = `win ${id} ${amount} ${String(closes)}`;
    const before = replays.find(key, body);
    if (before) return before;
    const round = rounds.get(id) ?? newRound();
    if (round.status === 'ROLLED_BACK') return refused('ROLLED_BACK');
    const bonus = round.bonusStake > 0 ? bonuses.active(round.bonusId) : undefined;
    const toBonus = bonus ? bonusShareOfWin(round, amount) : 0;
    wallet.balance += amount - toBonus;
    wallet.version += 1;
    limits.addWin(amount);
    if (bonus) bonus.balance += toBonus;
    rounds.set(id, {
      ...round,
      paid: round.paid + amount,
      bonusPaid: round.bonusPaid + toBonus,
      status: closes ? 'CLOSED' : round.status,
    });
    const outcome = replays.store(key, body, accepted(wallet));
    bonuses.settle(round.bonusId);
    return outcome;
  }

  function rollback(key: string, betKey: string): Outcome {
    const body = `rollback ${betKey}`;
    const before = replays.find(key, body);
    if (before) return before;
    const target = bets.get(betKey);
    if (!target) {
      // voids the bet permanently, unless it has already been refused
      if (!refusals.has(betKey)) refusals.set(betKey, 'ROLLED_BACK');
      return accepted(wallet);
    }
    if (target.rollback) return target.rollback;
    const round = rounds.get(target.round);
    if (!round || round.status === 'CLOSED') return refused('ROUND_CLOSED');
    const bonus = bonuses.active(target.bonusId);
    const toBonus = bonus ? target.bonus : 0;
    wallet.balance += target.amount - toBonus;
    wallet.version += 1;
    if (bonus) {
      bonus.balance += toBonus;
      bonus.wagered -= target.wagered;
    }
    limits.removeStake(target.amount);
    const stake = round.stake - target.amount;
    rounds.set(target.round, {
      ...round,
      stake,
      bonusStake: round.bonusStake - toBonus,
      status: stake === 0 && round.paid === 0 ? 'ROLLED_BACK' : round.status,
    });
    const withoutJackpot = accepted(wallet);
    bonuses.settle(target.bonusId);
    if (target.jackpot > 0) {
      wallet.balance += target.jackpot;
      wallet.version += 1;
      limits.removeStake(target.jackpot);
    }
    target.rollback = target.jackpot > 0 ? accepted(wallet) : withoutJackpot;
    return replays.store(key, body, target.rollback);
  }

  return { rounds, bonuses, bet, win, rollback, headroom: limits.headroom };
}
