import { now, refused, type Answer, type ModelWallet } from './answer.ts';
import { createBonusModel, type BonusModel } from './bonusModel.ts';
import type { ModelRound } from './round.ts';

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
  back: Answer | undefined;
}

/** Rules that restrict a player's play and change during the run. */
export interface PlayRules {
  isExcluded: boolean;
  /**
   * Deposits triggered an identity request that is not yet confirmed. Only for players whose licence blocks
   * play meanwhile.
   */
  isIdentityRequested: boolean;
  /** Share of a stake for the jackpot in basis points; 0 without opt-in. */
  jackpotBasisPoints: number;
  wagerCeiling: number | undefined;
  /** Ceiling of net losses in real money; only for players without a bonus in this model. */
  lossCeiling: number | undefined;
}

/**
 * Expected bets, wins and rollbacks in plain TypeScript, derived from the requirements and not from the
 * SQL.
 */
export interface PlayModel {
  readonly rounds: ReadonlyMap<string, ModelRound>;
  readonly bonuses: BonusModel;
  bet(stake: Stake): Answer;
  win(win: Win): Answer;
  rollback(key: string, betKey: string): Answer;
  /** Stake in minor units that the limits still allow; undefined without a limit. */
  headroom(): number | undefined;
}

const ALL = 10_000;

export function mayNotPlay({
  isExcluded,
  isIdentityRequested,
}: Pick<PlayRules, 'isExcluded' | 'isIdentityRequested'>): boolean {
  return isExcluded || isIdentityRequested;
}

export function createPlayModel(
  wallet: ModelWallet,
  rules: PlayRules,
  terms: { readonly maximumStake: number | undefined },
): PlayModel {
  const rounds = new Map<string, ModelRound>();
  const bets = new Map<string, ModelBet>();
  const answers = new Map<string, { readonly body: string; readonly answer: Answer }>();
  const refusals = new Map<string, string>();
  let staked = 0;
  let paid = 0;
  const hasOpenRound = (id: string): boolean =>
    [...rounds.values()].some((round) => round.bonusId === id && round.status === 'OPEN');
  const bonuses = createBonusModel(wallet, hasOpenRound);

  function known(key: string, body: string): Answer | undefined {
    const before = answers.get(key);
    return before && (before.body === body ? before.answer : refused('KEY_REUSED'));
  }

  function remember(key: string, body: string, answer: Answer): Answer {
    answers.set(key, { body, answer });
    return answer;
  }

  function isOverLimit(amount: number): boolean {
    const room = headroom();
    return room !== undefined && amount > room;
  }

  function headroom(): number | undefined {
    const rooms = [
      ...(rules.wagerCeiling === undefined ? [] : [rules.wagerCeiling - staked]),
      ...(rules.lossCeiling === undefined ? [] : [rules.lossCeiling - staked + paid]),
    ];
    return rooms.length === 0 ? undefined : Math.min(...rooms);
  }

  function refuseBet(key: string, code: string): Answer {
    refusals.set(key, code);
    return refused(code);
  }

  function contribution(amount: number): number {
    const share = Math.floor((amount * rules.jackpotBasisPoints) / ALL);
    return share > wallet.balance || isOverLimit(share) ? 0 : share;
  }

  function bet(stake: Stake): Answer {
    const { key, amount } = stake;
    const body = `bet ${stake.round} ${amount}`;
    const before = known(key, body);
    if (before) return before;
    const refusedBefore = refusals.get(key);
    if (refusedBefore !== undefined) return refused(refusedBefore);
    if (mayNotPlay(rules)) return refuseBet(key, 'PLAYER_BLOCKED');
    const round = rounds.get(stake.round);
    if (round && round.status !== 'OPEN') return refuseBet(key, 'ROUND_CLOSED');
    if (isOverLimit(amount)) return refuseBet(key, 'LIMIT_REACHED');
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
    staked += amount;
    const open = round ?? {
      stake: 0,
      paid: 0,
      bonusStake: 0,
      bonusPaid: 0,
      bonusId: undefined,
      status: 'OPEN',
    };
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
      staked += jackpot;
    }
    bets.set(key, { ...stake, bonus: share, bonusId: bonus?.id, wagered: amount, jackpot, back: undefined });
    return remember(key, body, now(wallet));
  }

  function win({ key, round: id, amount, closes }: Win): Answer {
    const body = `win ${id} ${amount} ${String(closes)}`;
    const before = known(key, body);
    if (before) return before;
    const round = rounds.get(id) ?? {
      stake: 0,
      paid: 0,
      bonusStake: 0,
      bonusPaid: 0,
      bonusId: undefined,
      status: 'OPEN',
    };
    if (round.status === 'ROLLED_BACK') return refused('ROLLED_BACK');
    const bonus = round.bonusStake > 0 ? bonuses.active(round.bonusId) : undefined;
    const toBonus = bonus
      ? Math.max(
          0,
          Math.min(
            amount,
            Math.floor(((round.paid + amount) * round.bonusStake) / round.stake) - round.bonusPaid,
          ),
        )
      : 0;
    wallet.balance += amount - toBonus;
    wallet.version += 1;
    paid += amount;
    if (bonus) bonus.balance += toBonus;
    rounds.set(id, {
      ...round,
      paid: round.paid + amount,
      bonusPaid: round.bonusPaid + toBonus,
      status: closes ? 'CLOSED' : round.status,
    });
    const answer = remember(key, body, now(wallet));
    bonuses.settle(round.bonusId);
    return answer;
  }

  function rollback(key: string, betKey: string): Answer {
    const body = `rollback ${betKey}`;
    const before = known(key, body);
    if (before) return before;
    const back = bets.get(betKey);
    if (!back) {
      // voids the bet permanently, unless it has already been refused
      if (!refusals.has(betKey)) refusals.set(betKey, 'ROLLED_BACK');
      return now(wallet);
    }
    if (back.back) return back.back;
    const round = rounds.get(back.round);
    if (!round || round.status === 'CLOSED') return refused('ROUND_CLOSED');
    const bonus = bonuses.active(back.bonusId);
    const toBonus = bonus ? back.bonus : 0;
    wallet.balance += back.amount - toBonus;
    wallet.version += 1;
    if (bonus) {
      bonus.balance += toBonus;
      bonus.wagered -= back.wagered;
    }
    staked -= back.amount;
    const stake = round.stake - back.amount;
    rounds.set(back.round, {
      ...round,
      stake,
      bonusStake: round.bonusStake - toBonus,
      status: stake === 0 && round.paid === 0 ? 'ROLLED_BACK' : round.status,
    });
    const withoutJackpot = now(wallet);
    bonuses.settle(back.bonusId);
    if (back.jackpot > 0) {
      wallet.balance += back.jackpot;
      wallet.version += 1;
      staked -= back.jackpot;
    }
    back.back = back.jackpot > 0 ? now(wallet) : withoutJackpot;
    return remember(key, body, back.back);
  }

  return { rounds, bonuses, bet, win, rollback, headroom };
}
