import { accepted, refused, type Outcome, type ModelWallet } from './outcome.ts';
import type { ModelRound } from './round.ts';

export interface ModelBonus {
  readonly id: string;
  readonly required: number;
  readonly maximumPayout: number;
  balance: number;
  wagered: number;
  isActive: boolean;
  /** Wagering is complete, and conversion waits for the last open round. */
  isDone: boolean;
}

/** Model of a player's bonus: at most one at a time, in a game that counts the whole stake. */
export interface BonusModel {
  readonly current: () => ModelBonus | undefined;
  active(id: string | undefined): ModelBonus | undefined;
  /** The bonus that funds a stake of this round. */
  forRound(round: ModelRound | undefined): ModelBonus | undefined;
  give(bonus: Pick<ModelBonus, 'id' | 'required' | 'maximumPayout' | 'balance'>): Outcome;
  settle(id: string | undefined): void;
  forfeit(id: string): Outcome;
}

export function createBonusModel(wallet: ModelWallet, hasOpenRound: (id: string) => boolean): BonusModel {
  const all = new Map<string, ModelBonus>();

  function active(id: string | undefined): ModelBonus | undefined {
    const bonus = id === undefined ? undefined : all.get(id);
    return bonus?.isActive ? bonus : undefined;
  }

  function end(bonus: ModelBonus, paid: number): Outcome {
    wallet.balance += paid;
    wallet.version += 1;
    bonus.balance = 0;
    bonus.isActive = false;
    return accepted(wallet);
  }

  return {
    current: () => [...all.values()].find((bonus) => bonus.isActive),
    active,
    forRound(round) {
      if (round?.bonusId !== undefined) return active(round.bonusId);
      return [...all.values()].find((bonus) => bonus.isActive && !bonus.isDone);
    },
    give(given) {
      all.set(given.id, { ...given, wagered: 0, isActive: true, isDone: false });
      wallet.version += 1;
      return accepted(wallet);
    },
    settle(id) {
      const bonus = active(id);
      if (!bonus) return;
      bonus.isDone = bonus.wagered >= bonus.required;
      if (hasOpenRound(bonus.id)) return;
      if (bonus.balance === 0) end(bonus, 0);
      else if (bonus.isDone) end(bonus, Math.min(bonus.balance, bonus.maximumPayout));
    },
    forfeit(id) {
      const bonus = active(id);
      if (!bonus) return refused('BONUS_ENDED');
      return hasOpenRound(id) ? refused('ROUND_OPEN') : end(bonus, 0);
    },
  };
}
