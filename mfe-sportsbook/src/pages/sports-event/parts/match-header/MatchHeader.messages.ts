import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  statistics: {
    id: 'sportsbook.match.statistics',
    defaultMessage: 'Corners {corners} · Cards {cards}',
    description: 'Counts of both teams so far: Corners 5–3 · Cards 1–2',
  },
});
