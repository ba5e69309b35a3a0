import { defineMessages, type Message } from '@foyer/i18n';
import type { BetSportId } from '@foyer/kernel/sports-contests';

const messages = defineMessages({
  football: { id: 'sportsbook.sport.football', defaultMessage: 'Football' },
  iceHockey: { id: 'sportsbook.sport.ice-hockey', defaultMessage: 'Ice hockey' },
  basketball: { id: 'sportsbook.sport.basketball', defaultMessage: 'Basketball' },
  tennis: { id: 'sportsbook.sport.tennis', defaultMessage: 'Tennis' },
  volleyball: { id: 'sportsbook.sport.volleyball', defaultMessage: 'Volleyball' },
  handball: { id: 'sportsbook.sport.handball', defaultMessage: 'Handball' },
  americanFootball: { id: 'sportsbook.sport.american-football', defaultMessage: 'American football' },
  horseRacing: { id: 'sportsbook.sport.horse-racing', defaultMessage: 'Horse racing' },
  esports: { id: 'sportsbook.sport.esports', defaultMessage: 'Esports' },
});

export const SPORT_NAMES: Readonly<Record<BetSportId, Message>> = {
  football: messages.football,
  'ice-hockey': messages.iceHockey,
  basketball: messages.basketball,
  tennis: messages.tennis,
  volleyball: messages.volleyball,
  handball: messages.handball,
  'american-football': messages.americanFootball,
  esports: messages.esports,
  'horse-racing': messages.horseRacing,
};
