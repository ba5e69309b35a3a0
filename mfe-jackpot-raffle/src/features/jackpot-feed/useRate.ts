import { useServices, useWalletState } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { browserPorts } from './adapters/browserPorts.ts';
import { readRate } from './providerCalls.ts';

/** The player's currency and its rate against the euro; without a rate until the provider has sent it. */
export function useRate(): { readonly currency: string; readonly rate: number | undefined } {
  const { market, telemetry } = useServices();
  const wallet = useWalletState();
  const currency = wallet.status === 'STREAMING' ? wallet.balance.currency : market.currency;
  const [known, setKnown] = useState<{ readonly currency: string; readonly rate: number }>();

  // Synchronises with the provider.
  useEffect(() => {
    let isOver = false;
    readRate(browserPorts, currency, () => isOver).then(
      (rate) => void (isOver || setKnown({ currency, rate })),
      (error: unknown) => void (isOver || telemetry.failed('jackpot.rate', error)),
    );
    return () => {
      isOver = true;
    };
  }, [currency, telemetry]);

  return { currency, rate: known?.currency === currency ? known.rate : undefined };
}
