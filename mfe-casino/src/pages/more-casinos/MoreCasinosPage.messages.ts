import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.more.title', defaultMessage: 'Our other casinos' },
  text: {
    id: 'casino.more.text',
    defaultMessage:
      'Each has its own account, its own licence and its own games. There is no offer to chase here, only addresses.',
  },
  here: { id: 'casino.more.here', defaultMessage: 'You are here' },
  company: { id: 'casino.more.company', defaultMessage: 'Company' },
  regulator: { id: 'casino.more.regulator', defaultMessage: 'Regulator' },
  licence: { id: 'casino.more.licence', defaultMessage: 'Licence' },
  visit: { id: 'casino.more.visit', defaultMessage: 'Visit {brand}' },
  notHere: { id: 'casino.more.not-here', defaultMessage: 'Not offered in your country' },
  excluded: {
    id: 'casino.more.excluded',
    defaultMessage:
      'If you have excluded yourself here, please stay away from the others too. {helpline} listens, free of charge.',
  },
});
