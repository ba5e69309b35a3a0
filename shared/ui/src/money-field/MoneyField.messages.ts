import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  notAnAmount: { id: 'ui.money.notAnAmount', defaultMessage: 'Write an amount, for example {example}' },
  grouped: {
    id: 'ui.money.grouped',
    defaultMessage: 'Write thousands without a separator or a space, such as 1500',
  },
  tooPrecise: {
    id: 'ui.money.tooPrecise',
    defaultMessage: 'Use the smallest unit of the currency at most, for example {example}',
  },
  tooLarge: { id: 'ui.money.tooLarge', defaultMessage: 'This amount is larger than we can take' },
});
