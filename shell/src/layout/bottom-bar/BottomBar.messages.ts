import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.bar.label', defaultMessage: 'Quick links' },
  home: { id: 'shell.bar.home', defaultMessage: 'Home' },
  search: { id: 'shell.bar.search', defaultMessage: 'Search' },
  sports: { id: 'shell.bar.sports', defaultMessage: 'Sports' },
  cashier: { id: 'shell.bar.cashier', defaultMessage: 'Cashier' },
  menu: { id: 'shell.bar.menu', defaultMessage: 'Menu' },
});
