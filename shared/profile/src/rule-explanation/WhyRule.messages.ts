import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  why: { id: 'profile.rule.why', defaultMessage: 'Why do I see this rule?' },
  requiredBy: { id: 'profile.rule.requiredBy', defaultMessage: 'Required by' },
  licence: { id: 'profile.rule.licence', defaultMessage: '{regulator}, licence {number}' },
  operator: { id: 'profile.rule.operator', defaultMessage: '{company}, in addition to its licence' },
  instance: { id: 'profile.rule.instance', defaultMessage: 'This site’s strictest protection' },
  ownChoice: {
    id: 'profile.rule.ownChoice',
    defaultMessage: 'No licence requires this. It applies because you’ve chosen it.',
  },
  source: { id: 'profile.rule.source', defaultMessage: 'Source' },
  noSource: {
    id: 'profile.rule.noSource',
    defaultMessage: 'The operator’s own player protection rules',
  },
  setting: { id: 'profile.rule.setting', defaultMessage: 'Setting' },
  failed: {
    id: 'profile.rule.failed',
    defaultMessage: 'We couldn’t load the explanation. The rule still applies.',
  },
});
