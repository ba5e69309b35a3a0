import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  frame: { id: 'casino.stage.frame', defaultMessage: 'Game: {game}' },
  demo: { id: 'casino.stage.demo', defaultMessage: 'Play money' },
  opening: { id: 'casino.stage.opening', defaultMessage: 'Opening {game}' },
  skip: { id: 'casino.stage.skip', defaultMessage: 'Skip the game' },
  skipBack: { id: 'casino.stage.skip-back', defaultMessage: 'Back to the start of the game' },
  mute: { id: 'casino.stage.mute', defaultMessage: 'Mute' },
  unmute: { id: 'casino.stage.unmute', defaultMessage: 'Unmute' },
  fullscreen: { id: 'casino.stage.fullscreen', defaultMessage: 'Full screen' },
  fullscreenOff: { id: 'casino.stage.fullscreen-off', defaultMessage: 'Exit full screen' },
  leave: { id: 'casino.stage.leave', defaultMessage: 'Exit game' },
  leaving: {
    id: 'casino.stage.leaving',
    defaultMessage:
      'The game closes when this round ends. Select Exit game again to close it now; the round will still be settled.',
  },
  offline: {
    id: 'casino.stage.offline',
    defaultMessage:
      'You’re offline. Your round is safe: it will be settled, and you’ll see the result when you’re back online.',
  },
});
