import { defineMessages } from '@foyer/i18n';

/** Texts of the races on the first page, which must not be with those of the other pages. */
export const messages = defineMessages({
  title: { id: 'sportsbook.races.title', defaultMessage: 'Next races' },
  all: { id: 'sportsbook.races.all', defaultMessage: 'All races' },
  outrights: { id: 'sportsbook.races.outrights', defaultMessage: 'Outrights' },
  favourite: { id: 'sportsbook.races.favourite', defaultMessage: 'Favourite: {runner} at {price}' },
});
