import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.content.title', defaultMessage: 'Content' },
  intro: {
    id: 'console.content.intro',
    defaultMessage:
      'Texts, toggles, themes and settings of the brands. A saved version is a draft until it is published; open pages follow a publication within seconds.',
  },
  notFor: {
    id: 'console.content.notFor',
    defaultMessage: 'Content is available to operators and auditors.',
  },
  readOnly: {
    id: 'console.content.readOnly',
    defaultMessage: 'Auditors can read content. Operators edit and publish it.',
  },
  brand: { id: 'console.content.brand', defaultMessage: 'Brand' },
  sections: { id: 'console.content.sections', defaultMessage: 'Sections of the content' },
  section: { id: 'console.content.section', defaultMessage: 'Section' },
  live: { id: 'console.content.live', defaultMessage: 'Live version' },
  delivered: { id: 'console.content.delivered', defaultMessage: 'Delivered values' },
  version: { id: 'console.content.version', defaultMessage: 'Version {number}' },
  publishedBy: { id: 'console.content.publishedBy', defaultMessage: 'Published by' },
  byAt: { id: 'console.content.byAt', defaultMessage: '{staff}, {at}' },
  byApprovedAt: {
    id: 'console.content.byApprovedAt',
    defaultMessage: '{staff} (second approval), {at}',
  },
  draft: { id: 'console.content.draft', defaultMessage: 'Unpublished draft' },
  back: { id: 'console.content.back', defaultMessage: 'All sections' },
});
