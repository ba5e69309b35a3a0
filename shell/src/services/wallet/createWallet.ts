import { createStore, followSubscription, oneAtATime } from '@foyer/platform';
import type { ApolloClient } from '@apollo/client';
import type { Balances, EventBus, Session, Store, Wallet } from '@foyer/contract';
import { money } from '@foyer/money';
import {
  GetWalletDocument,
  WalletDocument,
  WalletFactsFragmentDoc,
  type WalletSubscription,
} from './Wallet.generated.ts';
import { isNewVersion, NO_WALLET, transition, type WalletEvent, type WalletFacts } from './wallet.machine.ts';

/** In ms. A failed balance request is repeated until it succeeds. */
const AGAIN_AFTER_MS = 5_000;
/** In ms. A first balance that takes longer counts as failed for the player, while the request continues. */
const FIRST_READ_MS = 5_000;

export type BalanceUpdate = WalletSubscription['balanceUpdated'];

export interface ShellWallet extends Wallet {
  linkLost(): void;
}

export interface WalletPorts {
  readonly apollo: ApolloClient;
  readonly session: Session;
  readonly bus: EventBus;
  /** Called once for each change, in order. */
  onChange(update: BalanceUpdate, balances: Balances): void;
  report(error: unknown): void;
}

/** The only subscriber of the wallet stream; it keeps the Apollo cache current for all other consumers. */
export function createWallet(ports: WalletPorts): ShellWallet {
  let machine = NO_WALLET;
  let closeStream: (() => void) | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let firstRead: ReturnType<typeof setTimeout> | undefined;
  const store = createStore(machine.shown);

  function send(event: WalletEvent): void {
    machine = transition(machine, event);
    store.set(machine.shown);
  }

  const refresh = oneAtATime(async () => {
    if (machine.shown.status === 'NOT_AVAILABLE') return;
    try {
      const { data } = await ports.apollo.query({ query: GetWalletDocument, fetchPolicy: 'network-only' });
      const facts: WalletFacts | undefined = data?.viewer?.wallet;
      if (!facts) throw new Error('The api returned no wallet.');
      send({ type: 'read', facts });
    } catch (error) {
      ports.report(error);
      send({ type: 'read-failed' });
      clearTimeout(again);
      again = setTimeout(() => void refresh(), AGAIN_AFTER_MS);
    }
  });

  function receive(update: BalanceUpdate): void {
    const isNew = isNewVersion(machine, update);
    send({ type: 'changed', change: update });
    const { shown } = machine;
    if (!isNew || shown.status !== 'STREAMING') return;
    writeCache(ports.apollo, update);
    const { moneyType, amount, currency, version } = update;
    ports.bus.emit('wallet.changed', {
      moneyType,
      amount: money(amount, currency),
      balance: shown.balance,
      version,
    });
    ports.onChange(update, shown);
  }

  function follow(session: Store<{ readonly status: string }>): void {
    const isIn = session.current().status === 'LOGGED_IN';
    if (isIn && closeStream === undefined) {
      send({ type: 'player-known' });
      firstRead = setTimeout(() => {
        if (machine.shown.status === 'LOADING') send({ type: 'read-failed' });
      }, FIRST_READ_MS);
      closeStream = followSubscription(ports.apollo, WalletDocument, {
        onData: (data) => receive(data.balanceUpdated),
        onLost: () => send({ type: 'link-lost' }),
        onOpen: () => void refresh(),
      });
      void refresh();
    }
    if (!isIn && closeStream !== undefined) {
      closeStream();
      closeStream = undefined;
      clearTimeout(again);
      clearTimeout(firstRead);
      send({ type: 'signed-out' });
    }
  }

  ports.session.subscribe(() => follow(ports.session));
  follow(ports.session);

  return {
    current: store.current,
    subscribe: store.subscribe,
    refresh,
    linkLost: () => send({ type: 'link-lost' }),
  };
}

function writeCache({ cache }: ApolloClient, update: BalanceUpdate): void {
  const known = cache.readQuery({ query: GetWalletDocument })?.viewer?.wallet;
  if (!known) return;
  const { balance, bonusBalance, currency, version } = update;
  cache.writeFragment({
    id: cache.identify(known) ?? '',
    fragment: WalletFactsFragmentDoc,
    data: { ...known, balance, bonusBalance, currency, version },
  });
}
