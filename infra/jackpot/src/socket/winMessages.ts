import { brands, type BrandId } from '@foyer/market';
import { multipliers } from '../pots/currencies.ts';
import type { UnseenWin } from '../pots/unseenWins.ts';
import { outgoing } from './messages.ts';

/** The paid win as it is sent to its winner, and without the player to all other subscribers. */
export function winMessages(
  brand: BrandId,
  playerId: string,
  { paymentId, potId, amountMinor, currency, winners }: UnseenWin,
): { readonly own: string; readonly others: string } {
  const win = {
    win_pot_id: potId,
    win_amount: amountMinor,
    win_currency: currency,
    brand_id: `${brands[brand].operator}:${brand}`,
    community_winners: winners,
    currency_multipliers: multipliers(),
  };
  return {
    own: outgoing('WinEvent', {
      ...win,
      player_id: `${playerId}:${currency}:${brand}`,
      win_id: paymentId,
      credited: true,
    }),
    others: outgoing('WinEvent', { ...win, player_id: null }),
  };
}
