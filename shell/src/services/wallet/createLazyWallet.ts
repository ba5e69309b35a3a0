import { createStore } from '@foyer/platform';
import type { Session, Wallet, WalletState } from '@foyer/contract';

export interface LazyWallet extends Wallet {
  /** Attaches the loaded wallet. */
  attach(wallet: Wallet): void;
}

/** A lazy wallet: visitors never load its code, and a player's balance is LOADING until it has loaded. */
export function createLazyWallet(session: Session): LazyWallet {
  let wallet: Wallet | undefined;
  const read = (): WalletState =>
    wallet?.current() ?? { status: session.current().status === 'LOGGED_IN' ? 'LOADING' : 'NOT_AVAILABLE' };
  const store = createStore<WalletState>(read());
  const update = (): void => {
    const before = store.current();
    const after = read();
    if (wallet !== undefined || before.status !== after.status) store.set(after);
  };
  session.subscribe(update);
  return {
    current: store.current,
    subscribe: store.subscribe,
    refresh: async () => wallet?.refresh(),
    attach(arrived) {
      wallet = arrived;
      arrived.subscribe(update);
      update();
    },
  };
}
