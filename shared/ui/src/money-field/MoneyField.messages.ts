import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notAnAmount: { id: 'ui.money.notAnAmount', defaultMessage: 'Enter an amount, for example {example}' },
  grouped: {
    id: 'ui.money.grouped',
    defaultMessage: 'Enter thousands without a separator or space, such as 1500',
  },
  tooPrecise: {
    id: 'ui.money.tooPrecise',
    defaultMessage: 'Too many decimals. Enter an amount such as {example}',
  },
  tooLarge: { id: 'ui.money.tooLarge', defaultMessage: 'This amount is too large. Enter a smaller one' },
});
