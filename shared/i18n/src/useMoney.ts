import { formatMoney, type Money } from '@foyer/money';
import { useIntl } from 'react-intl';

/**
 * Formats an amount with the narrow currency symbol, in the player's language.
 * See requirements/constants#formats.
 *
 * @param beside - the player's currency, where amounts in other currencies may be shown (`formatMoney`)
 */
export function useMoney(beside?: string): (amount: Money) => string {
  const { locale } = useIntl();
  return (amount) => formatMoney(amount, locale, beside);
}
