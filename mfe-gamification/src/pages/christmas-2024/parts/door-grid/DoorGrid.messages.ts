import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  doors: { id: 'gamification.seasonal.grid.doors', defaultMessage: 'Doors' },
  door: { id: 'gamification.seasonal.grid.door', defaultMessage: 'Door {day}' },
  opens: { id: 'gamification.seasonal.grid.opens', defaultMessage: 'opens on {when}' },
  openable: { id: 'gamification.seasonal.grid.openable', defaultMessage: 'ready to open' },
  missed: { id: 'gamification.seasonal.grid.missed', defaultMessage: 'closed, not opened' },
  locked: { id: 'gamification.seasonal.grid.locked', defaultMessage: 'has a requirement' },
  opened: { id: 'gamification.seasonal.grid.opened', defaultMessage: 'opened: {reward}' },
});
