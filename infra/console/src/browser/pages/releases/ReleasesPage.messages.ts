import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.releases.title', defaultMessage: 'Who is on which release' },
  intro: {
    id: 'console.releases.intro',
    defaultMessage:
      'Pages of players in the last hour, as their browsers told, by application and release. Open pages change over when nothing is under way.',
  },
  none: { id: 'console.releases.none', defaultMessage: 'No page has told anything in the last hour.' },
  app: { id: 'console.releases.app', defaultMessage: 'Application' },
  release: { id: 'console.releases.release', defaultMessage: 'Release' },
  role: { id: 'console.releases.role', defaultMessage: 'Now' },
  default: { id: 'console.releases.default', defaultMessage: 'for everybody' },
  canary: { id: 'console.releases.canary', defaultMessage: 'rolling out' },
  other: { id: 'console.releases.other', defaultMessage: 'earlier or pinned' },
  pages: { id: 'console.releases.pages', defaultMessage: 'Pages' },
  share: { id: 'console.releases.share', defaultMessage: 'Share' },
});
