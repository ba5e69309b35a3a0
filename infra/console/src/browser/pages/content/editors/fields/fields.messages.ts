import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  up: { id: 'console.content.item.up', defaultMessage: 'Move {name} up' },
  down: { id: 'console.content.item.down', defaultMessage: 'Move {name} down' },
  remove: { id: 'console.content.item.remove', defaultMessage: 'Remove {name}' },
  moved: { id: 'console.content.item.moved', defaultMessage: '{name}: position {place} of {count}' },
  removed: { id: 'console.content.item.removed', defaultMessage: '{name} removed' },
  imageHelp: {
    id: 'console.content.image.help',
    defaultMessage: 'Path of this site or an https address.',
  },
  alt: { id: 'console.content.image.alt', defaultMessage: '{picture}: description key' },
  altHelp: {
    id: 'console.content.image.altHelp',
    defaultMessage: 'Read by screen readers. Empty for decoration.',
  },
  unnamed: { id: 'console.content.item.unnamed', defaultMessage: 'Item {place}' },
});
