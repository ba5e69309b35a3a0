export interface LimitRules {
  /** Ceiling of stakes; undefined without a limit. All amounts are in minor units. */
  wagerCeiling: number | undefined;
  /** Ceiling of net losses in real money; only for players without a bonus in this model. */
  lossCeiling: number | undefined;
}

/** Expected usage of a player's wager and loss limits. */
export interface LimitModel {
  addStake(amount: number): void;
  addWin(amount: number): void;
  removeStake(amount: number): void;
  /** Stake that the limits still allow; undefined without a limit. */
  headroom(): number | undefined;
  isExceededBy(amount: number): boolean;
}

export function createLimitModel(rules: LimitRules): LimitModel {
  let staked = 0;
  let won = 0;
  function headroom(): number | undefined {
    const left = [
      ...(rules.wagerCeiling === undefined ? [] : [rules.wagerCeiling - staked]),
      ...(rules.lossCeiling === undefined ? [] : [rules.lossCeiling - staked + won]),
    ];
    return left.length === 0 ? undefined : Math.min(...left);
  }
  return {
    addStake: (amount) => void (staked += amount),
    addWin: (amount) => void (won += amount),
    removeStake: (amount) => void (staked -= amount),
    headroom,
    isExceededBy(amount) {
      const left = headroom();
      return left !== undefined && amount > left;
    },
  };
}
