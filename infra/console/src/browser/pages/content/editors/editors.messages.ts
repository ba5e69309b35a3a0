import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  advanced: { id: 'console.content.editor.advanced', defaultMessage: 'Advanced: edit as JSON' },
  json: { id: 'console.content.editor.json', defaultMessage: 'Content as JSON' },
  search: { id: 'console.content.editor.search', defaultMessage: 'Search keys and texts' },
  found: {
    id: 'console.content.editor.found',
    defaultMessage:
      '{count, plural, one {# text} other {# texts}}{isCut, select, true {, the first {shown} are shown} other {}}',
  },
  onlyEdited: { id: 'console.content.editor.onlyEdited', defaultMessage: 'Edited texts only' },
  english: { id: 'console.content.editor.english', defaultMessage: 'English: {text}' },
  noEnglish: { id: 'console.content.editor.noEnglish', defaultMessage: 'No English text' },
  delivered: { id: 'console.content.editor.delivered', defaultMessage: 'Delivered: {text}' },
  useDelivered: {
    id: 'console.content.editor.useDelivered',
    defaultMessage: 'Use the delivered text of {key}',
  },
  newKey: { id: 'console.content.editor.newKey', defaultMessage: 'Key of another text' },
  newKeyHelp: {
    id: 'console.content.editor.newKeyHelp',
    defaultMessage: 'Message ID of an application, such as casino.lobby.title.',
  },
  addKey: { id: 'console.content.editor.addKey', defaultMessage: 'Add text' },
  deposit: { id: 'console.content.editor.deposit', defaultMessage: 'Minimum deposit, {currency}' },
  withdrawal: { id: 'console.content.editor.withdrawal', defaultMessage: 'Minimum withdrawal, {currency}' },
  removeCurrency: { id: 'console.content.editor.removeCurrency', defaultMessage: 'Remove {currency}' },
  currency: { id: 'console.content.editor.currency', defaultMessage: 'Another currency' },
  currencyHelp: { id: 'console.content.editor.currencyHelp', defaultMessage: 'Three letters, such as SEK.' },
  addCurrency: { id: 'console.content.editor.addCurrency', defaultMessage: 'Add currency' },
});
