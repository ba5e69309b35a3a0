import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'sample-owner.sampleThing.title', defaultMessage: 'Sample thing' },
  intro: { id: 'sample-owner.sampleThing.intro', defaultMessage: 'This page has no content yet.' },
});
