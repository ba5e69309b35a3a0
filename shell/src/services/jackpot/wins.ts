import type { OverlayContents } from '@foyer/contract';
import { fractionOf, minorDigits, money, shareOf, type Money } from '@foyer/money';
import type { Incoming, WinEvent } from './incoming.ts';

export type Win =
  | { readonly variant: 'jackpot-win'; readonly content: OverlayContents['jackpot-win'] }
  | { readonly variant: 'raffle-win'; readonly content: OverlayContents['raffle-win'] };

/**
 * The player's own win in a message; undefined for messages about others.
 * @param playerId - the jackpot player id, '{playerId}:{currency}:{brand}'
 */
export function ownWin(message: Incoming, playerId: string, currency: string): Win | undefined {
  if (message.type === 'WinEvent' && message.data.player_id === playerId)
    return {
      variant: 'jackpot-win',
      content: {
        amount: winAmount(message.data, currency),
        potId: message.data.win_pot_id,
        communityWinners: message.data.community_winners,
        isCredited: message.data.credited,
      },
    };
  if (message.type !== 'RaffleWinEvent') return undefined;
  const own = message.data.winners.find((winner) => winner.player_id === playerId);
  return (
    own && {
      variant: 'raffle-win',
      content: {
        amount: money(own.win_amount, own.currency),
        instanceId: message.data.instance_id,
        isCredited: message.data.credited,
      },
    }
  );
}

/**
 * The win in the wallet's currency, by the multipliers of the message, rounded down. Without a multiplier
 * it stays in the currency of the message: an amount is never shown in the wrong currency.
 */
export function winAmount(
  { win_amount: amount, win_currency: from, currency_multipliers: rates }: WinEvent,
  currency: string,
): Money {
  const [rate, rateOfWin] = [rates[currency], rates[from]];
  if (from === currency || !isRate(rate) || !isRate(rateOfWin)) return money(amount, from);
  const [to, of] = [fractionOf(rate), fractionOf(rateOfWin)];
  return money(
    shareOf(
      amount,
      {
        numerator: to.numerator * of.denominator * 10n ** BigInt(minorDigits(currency)),
        denominator: to.denominator * of.numerator * 10n ** BigInt(minorDigits(from)),
      },
      'down',
    ),
    currency,
  );
}

function isRate(rate: number | undefined): rate is number {
  return rate !== undefined && rate > 0;
}
