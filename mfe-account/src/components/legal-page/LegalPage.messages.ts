import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  navigation: { id: 'account.legalPage.navigation', defaultMessage: 'Terms and privacy' },
  terms: { id: 'account.legalPage.terms', defaultMessage: 'Terms' },
  bonusTerms: { id: 'account.legalPage.bonusTerms', defaultMessage: 'Bonus terms' },
  privacy: { id: 'account.legalPage.privacy', defaultMessage: 'Privacy' },
  inForceSince: { id: 'account.legal.inForceSince', defaultMessage: 'Effective from {date}' },
});
