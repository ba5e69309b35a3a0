import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'casino.more.title', defaultMessage: 'Our other casinos' },
  text: {
    id: 'casino.more.text',
    defaultMessage: 'Each casino has its own account, licence and games.',
  },
  company: { id: 'casino.more.company', defaultMessage: 'Company' },
  regulator: { id: 'casino.more.regulator', defaultMessage: 'Regulator' },
  licence: { id: 'casino.more.licence', defaultMessage: 'Licence' },
  visit: { id: 'casino.more.visit', defaultMessage: 'Visit {brand}' },
  notHere: { id: 'casino.more.not-here', defaultMessage: 'Not available in your country' },
  excluded: {
    id: 'casino.more.excluded',
    defaultMessage:
      'If you have self-excluded here, please don’t play at our other casinos. Free gambling support: {helpline}.',
  },
});
