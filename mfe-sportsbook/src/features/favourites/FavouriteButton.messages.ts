import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  add: { id: 'sportsbook.favourite.add', defaultMessage: 'Add {name} to favourites' },
  remove: { id: 'sportsbook.favourite.remove', defaultMessage: 'Remove {name} from favourites' },
  failed: {
    id: 'sportsbook.favourite.failed',
    defaultMessage: 'We couldn’t save your favourite. Try again.',
  },
  full: {
    id: 'sportsbook.favourite.full',
    defaultMessage: 'You have 100 favourites. Remove one to add another.',
  },
});
