import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.releases.title', defaultMessage: 'Releases' },
  intro: {
    id: 'console.releases.intro',
    defaultMessage:
      'Page views of the last hour by application and release, reported by browsers. Open pages switch to a new release when no round, deposit or upload is in progress.',
  },
  none: { id: 'console.releases.none', defaultMessage: 'No page views reported in the last hour.' },
  app: { id: 'console.releases.app', defaultMessage: 'Application' },
  release: { id: 'console.releases.release', defaultMessage: 'Release' },
  role: { id: 'console.releases.role', defaultMessage: 'Status' },
  default: { id: 'console.releases.default', defaultMessage: 'default' },
  canary: { id: 'console.releases.canary', defaultMessage: 'rolling out' },
  other: { id: 'console.releases.other', defaultMessage: 'earlier or pinned' },
  withdrawn: { id: 'console.releases.withdrawn', defaultMessage: 'withdrawn' },
  pages: { id: 'console.releases.pages', defaultMessage: 'Page views' },
  share: { id: 'console.releases.share', defaultMessage: 'Share' },
});
