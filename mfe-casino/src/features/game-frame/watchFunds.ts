import type { Services } from '@foyer/contract';
import { isRunningOut } from '../../model/runningOut.ts';
import type { GameFrame } from './createGameFrame.ts';

/** spec §9: after a bet in this game that leaves little; shown once the round is over, where the licence lets anybody ask at all. */
export function watchFunds(services: Services, game: { readonly isBonusEnabled: boolean }, gameFrame: GameFrame): () => void {
  const { bus, wallet, market, storage, overlays } = services;
  return bus.on('wallet.changed', ({ moneyType, amount, balance }) => {
    const now = wallet.current();
    if (moneyType !== 'CasinoBet' || now.status !== 'STREAMING') return;
    const isShort = isRunningOut({
      balance,
      bonusBalance: now.bonusBalance,
      stake: amount,
      isBonusGame: game.isBonusEnabled,
      isAllowed: market.licence.promotion.runOutOfFundsDialog,
      isDismissed: storage.read('depositDialog') === 'false',
      isOverlayOpen: overlays.current().status === 'open',
    });
    if (isShort) gameFrame.send({ type: 'interruption-wanted', interruption: 'running-out' });
  });
}
