import type { WalletState } from '@foyer/contract';
import { money } from '@foyer/money';

/** Amounts in minor units of euros; 0 by default. */
interface Amounts {
  readonly balance?: number;
  readonly bonusBalance?: number;
  readonly minimumDeposit?: number;
  readonly minimumWithdrawal?: number;
}

/** The wallet of a player whose balance is connected; bonus is enabled when there is some. */
export function streamingWallet({
  balance = 0,
  bonusBalance = 0,
  minimumDeposit = 0,
  minimumWithdrawal = 0,
}: Amounts = {}): WalletState {
  const euro = (minor: number) => money(minor, 'EUR');
  return {
    status: 'STREAMING',
    balance: euro(balance),
    bonusBalance: euro(bonusBalance),
    bonusEnabled: bonusBalance > 0,
    minimumDeposit: euro(minimumDeposit),
    minimumWithdrawal: euro(minimumWithdrawal),
    version: 1,
    stale: false,
  };
}
