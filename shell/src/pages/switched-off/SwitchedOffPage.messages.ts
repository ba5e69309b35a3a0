import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  maintenanceTitle: { id: 'shell.off.maintenanceTitle', defaultMessage: 'Closed for maintenance' },
  maintenanceText: {
    id: 'shell.off.maintenanceText',
    defaultMessage: 'We are working on this part of {site}. It opens here by itself as soon as we are done.',
  },
  incidentTitle: { id: 'shell.off.incidentTitle', defaultMessage: 'Closed for the moment' },
  incidentText: {
    id: 'shell.off.incidentText',
    defaultMessage:
      'This part of {site} did not work as it should, so we closed it. It opens here by itself once it does.',
  },
  regulationTitle: { id: 'shell.off.regulationTitle', defaultMessage: 'Not available here' },
  regulationText: {
    id: 'shell.off.regulationText',
    defaultMessage: 'This part of {site} is not available here.',
  },
  kept: {
    id: 'shell.off.kept',
    defaultMessage: 'Your account, your money and your limits are as you left them.',
  },
  keptCoupon: {
    id: 'shell.off.keptCoupon',
    defaultMessage: 'Your coupon is kept, and bets you have placed stand.',
  },
  jackpots: { id: 'shell.off.jackpots', defaultMessage: 'Jackpots and draws' },
  open: { id: 'shell.off.open', defaultMessage: 'What is open' },
});
