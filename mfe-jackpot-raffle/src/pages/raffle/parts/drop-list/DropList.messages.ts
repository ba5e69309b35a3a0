import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  drops: { id: 'jackpot-raffle.drop.drops', defaultMessage: 'Draws' },
  hourly: { id: 'jackpot-raffle.drop.hourly', defaultMessage: 'Hourly Drop' },
  hourlyTime: { id: 'jackpot-raffle.drop.hourly-time', defaultMessage: 'On the hour every hour!' },
  daily: { id: 'jackpot-raffle.drop.daily', defaultMessage: 'Daily Drop' },
  dailyTime: { id: 'jackpot-raffle.drop.daily-time', defaultMessage: 'Midnight Draw' },
  weekly: { id: 'jackpot-raffle.drop.weekly', defaultMessage: 'Weekly Drop' },
  weeklyTime: { id: 'jackpot-raffle.drop.weekly-time', defaultMessage: 'Midnight Sunday Draw' },
  drawAt: { id: 'jackpot-raffle.drop.draw-at', defaultMessage: 'Draw: {time}' },
  days: { id: 'jackpot-raffle.drop.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  hoursMinutes: { id: 'jackpot-raffle.drop.hours-minutes', defaultMessage: '{hours} h {minutes} min' },
  drawing: { id: 'jackpot-raffle.drop.drawing', defaultMessage: 'Drawing the winners…' },
  prize: { id: 'jackpot-raffle.drop.prize', defaultMessage: 'Prize' },
  tickets: { id: 'jackpot-raffle.drop.tickets', defaultMessage: 'Tickets Collected' },
  signIn: { id: 'jackpot-raffle.drop.sign-in', defaultMessage: 'Sign in to see your tickets' },
  waiting: {
    id: 'jackpot-raffle.drop.waiting',
    defaultMessage: 'Connection lost. Your tickets may be outdated. Reconnecting…',
  },
  description: {
    id: 'jackpot-raffle.drop.description',
    defaultMessage: '1 ticket for every €1.00 wagered on {gameStudio} games',
  },
  action: { id: 'jackpot-raffle.drop.action', defaultMessage: 'Play {gameStudio}' },
  failed: { id: 'jackpot-raffle.drop.failed', defaultMessage: 'Failed to fetch all raffle instances' },
  failedText: {
    id: 'jackpot-raffle.drop.failed-text',
    defaultMessage: 'Your tickets are safe. Try again in a moment.',
  },
  retry: { id: 'jackpot-raffle.drop.retry', defaultMessage: 'Try again' },
});
