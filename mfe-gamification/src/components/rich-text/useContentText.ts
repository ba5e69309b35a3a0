import { useMoney } from '@foyer/i18n';
import { registrationAgeOf } from '@foyer/market';
import { convertMinor, isRatedCurrency, money } from '@foyer/money';
import { useMarket } from '@foyer/platform';
import { contentText } from './contentText.ts';

/** Writes content texts with the amounts in the brand's currency, which is the wallet's, and the licence's age. */
export function useContentText(): (text: string) => string {
  const write = useMoney();
  const market = useMarket();
  const currency = isRatedCurrency(market.brand.currency) ? market.brand.currency : 'EUR';
  return (text) =>
    contentText(text, {
      // as the engagement service converts earning rules and the value of points
      write: (euroCents) => write(money(convertMinor(euroCents, 'EUR', currency), currency)),
      age: registrationAgeOf(market),
    });
}
