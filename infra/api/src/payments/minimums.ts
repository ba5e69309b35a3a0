import { effectiveMinimumDeposit, minimumDeposit, money } from '@foyer/money';
import type { WalletMinimums } from '@foyer/market/content';

/** The part of the content that holds the wallet's minimums. */
export interface MinimumsSource {
  readonly sections: { readonly wallet: WalletMinimums };
}

/**
 * The wallet's own minimums in minor units of its currency (requirements/entities#wallet); the per-currency
 * constant where the content has none.
 */
export function walletMinimums({ sections }: MinimumsSource, currency: string): WalletMinimums[string] {
  const constant = minimumDeposit(currency).minor;
  return (
    (Object.hasOwn(sections.wallet, currency) ? sections.wallet[currency] : undefined) ?? {
      minDepositAmount: constant,
      minWithdrawalAmount: constant,
    }
  );
}

/**
 * The smallest deposit in minor units: the larger of the wallet's minimum and the per-currency constant
 * (requirements/validation#minimum-deposit).
 */
export function minimumDepositOf(source: MinimumsSource, currency: string): number {
  return effectiveMinimumDeposit(money(walletMinimums(source, currency).minDepositAmount, currency)).minor;
}

/** The smallest withdrawal in minor units. */
export function minimumWithdrawalOf(source: MinimumsSource, currency: string): number {
  return walletMinimums(source, currency).minWithdrawalAmount;
}
