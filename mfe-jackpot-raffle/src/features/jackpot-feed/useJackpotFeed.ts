import type { Store } from '@foyer/contract';
import { money } from '@foyer/money';
import { useServices, useSessionState, useStore, useWalletState } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { browserPorts } from './adapters/browserPorts.ts';
import { createJackpotFeed, type JackpotFeed, type JackpotState } from './createJackpotFeed.ts';

/** Complete jackpot settings from the content. */
export interface JackpotTerms {
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  readonly contributionOptions: readonly string[];
  readonly initialContributionValue: string;
}

export interface ConnectedFeed {
  /** Undefined until the visitor or player is known. */
  readonly state: JackpotState | undefined;
  readonly feed: JackpotFeed | undefined;
  readonly currency: string;
}

const NOTHING: Store<undefined> = { current: () => undefined, subscribe: () => () => undefined };

/** One connection to the provider while the page is shown to the same person. */
export function useJackpotFeed(terms: JackpotTerms): ConnectedFeed {
  const services = useServices();
  const session = useSessionState();
  const wallet = useWalletState();
  const [feed, setFeed] = useState<JackpotFeed>();
  const currency = wallet.status === 'STREAMING' ? wallet.balance.currency : services.market.currency;
  const isKnown = session.status !== 'LOADING';
  const playerId = session.status === 'LOGGED_IN' ? session.playerId : undefined;
  const sessionId = session.status === 'LOGGED_IN' ? session.sessionId : undefined;

  // Synchronises with the provider.
  useEffect(() => {
    if (!isKnown) return;
    const { market, overlays, consent, telemetry } = services;
    const created = createJackpotFeed({
      ports: browserPorts,
      address: {
        sourceId: terms.sourceId,
        instanceId: terms.instanceId,
        operatorId: terms.operatorId,
        brand: market.brand.id,
        country: market.country,
        currency,
        player: playerId !== undefined && sessionId !== undefined ? { playerId, sessionId } : undefined,
      },
      terms: { currency, options: terms.contributionOptions, initialValue: terms.initialContributionValue },
      onOwnWin({ win_amount: amount, win_currency: paidIn, win_pot_id: potId }) {
        // The win overlay needs preferences consent; the balance grows in any case
        // (requirements/access#consent).
        if (consent.current().preferences)
          void overlays.open('jackpot-win', { amount: money(amount, paidIn), potId });
      },
      onError: (error) => telemetry.failed('jackpot.status', error), // requirements/errors#jackpot: status failures logged
    });
    setFeed(created);
    return () => {
      created.close();
      setFeed(undefined);
    };
  }, [services, terms, currency, isKnown, playerId, sessionId]);

  return { state: useStore<JackpotState | undefined>(feed ?? NOTHING), feed, currency };
}
