import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  label: { id: 'shell.menu.label', defaultMessage: 'Main menu' },
  narrow: { id: 'shell.menu.narrow', defaultMessage: 'Collapse menu' },
  widen: { id: 'shell.menu.widen', defaultMessage: 'Expand menu' },
  home: { id: 'shell.menu.home', defaultMessage: 'Home' },
  games: { id: 'shell.menu.games', defaultMessage: 'All games' },
  productMode: { id: 'shell.menu.productMode', defaultMessage: 'Casino or sports' },
  casino: { id: 'shell.menu.casino', defaultMessage: 'Casino' },
  live: { id: 'shell.menu.live', defaultMessage: 'Live casino' },
  promotions: { id: 'shell.menu.promotions', defaultMessage: 'Promotions' },
  sports: { id: 'shell.menu.sports', defaultMessage: 'Sports' },
});
