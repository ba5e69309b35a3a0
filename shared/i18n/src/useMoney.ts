import { formatMoney, type Money } from '@foyer/money';
import { useIntl } from 'react-intl';

/**
 * Formats an amount with the narrow currency symbol, in the player's language.
 * See requirements/constants#formats.
 */
export function useMoney(): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(amount, locale);
}
