import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'gamification.missions.inGame', defaultMessage: 'Missions with this game' },
  summary: { id: 'gamification.missions.inGameSummary', defaultMessage: '{mission}: {progress}' },
  open: { id: 'gamification.missions.inGameOpen', defaultMessage: 'View mission' },
});
