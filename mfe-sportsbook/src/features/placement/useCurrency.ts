import type { Currency } from '@foyer/money';
import { useMarket, useWalletState } from '@foyer/platform';

/** The currency of the wallet, or of the brand until the wallet is known. */
export function useCurrency(): Currency {
  const wallet = useWalletState();
  const { brand } = useMarket();
  return wallet.status === 'STREAMING' ? wallet.balance.currency : brand.currency;
}
