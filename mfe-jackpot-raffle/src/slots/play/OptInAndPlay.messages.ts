import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  play: { id: 'jackpot-raffle.play.opt-in-and-play', defaultMessage: 'Opt in and play' },
});
