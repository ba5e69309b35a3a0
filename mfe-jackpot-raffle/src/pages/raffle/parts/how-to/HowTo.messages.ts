import { defineMessages } from '@foyer/i18n';

/** Default wording; operators publish their own under RAFFLE_HOW_TO_TITLE and RAFFLE_STEP_1 to 3. */
export const messages = defineMessages({
  title: { id: 'jackpot-raffle.how-to.title', defaultMessage: 'How to take part' },
  play: { id: 'jackpot-raffle.how-to.play', defaultMessage: 'Play any game from our provider' },
  collect: {
    id: 'jackpot-raffle.how-to.collect',
    defaultMessage: 'For every €1.00 wagered, you get 1 ticket entry in the draw.',
  },
  wait: {
    id: 'jackpot-raffle.how-to.wait',
    defaultMessage: 'Sit back and relax, get notified if you win!',
  },
});
