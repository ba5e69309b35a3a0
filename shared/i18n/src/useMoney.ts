import { formatMoney, type Money } from '@foyer/money';
import { useIntl } from 'react-intl';

/** Writes an amount with the narrow symbol of its currency and the habits of the language. // requirements/constants#formats */
export function useMoney(): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(amount, locale);
}
