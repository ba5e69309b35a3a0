import type { Session, Wallet, WalletState } from '@foyer/contract';
import { createStore } from '../store/createStore.ts';

export interface WalletShelf extends Wallet {
  /** The wallet itself has arrived. */
  fill(wallet: Wallet): void;
}

/** The place of the wallet: visitors never fetch its code, and a player's balance is LOADING while it is on its way. */
export function createWalletShelf(session: Session): WalletShelf {
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
    fill(arrived) {
      wallet = arrived;
      arrived.subscribe(update);
      update();
    },
  };
}
