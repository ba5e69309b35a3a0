import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  maintenanceTitle: { id: 'shell.off.maintenanceTitle', defaultMessage: 'Closed for maintenance' },
  maintenanceText: {
    id: 'shell.off.maintenanceText',
    defaultMessage:
      'We’re working on this part of {site}. It will reopen here automatically as soon as we’re done.',
  },
  incidentTitle: { id: 'shell.off.incidentTitle', defaultMessage: 'Temporarily closed' },
  incidentText: {
    id: 'shell.off.incidentText',
    defaultMessage:
      'We’ve closed this part of {site} because it wasn’t working properly. It will reopen here automatically once it’s fixed.',
  },
  regulationTitle: { id: 'shell.off.regulationTitle', defaultMessage: 'Not available here' },
  regulationText: {
    id: 'shell.off.regulationText',
    defaultMessage: 'This part of {site} isn’t available here.',
  },
  unaffected: {
    id: 'shell.off.unaffected',
    defaultMessage: 'Your account, money and limits aren’t affected.',
  },
  slipSaved: {
    id: 'shell.off.slipSaved',
    defaultMessage: 'Your bet slip is saved, and the bets you’ve placed remain valid.',
  },
  jackpots: { id: 'shell.off.jackpots', defaultMessage: 'Jackpots and draws' },
  open: { id: 'shell.off.open', defaultMessage: 'Available now' },
});
