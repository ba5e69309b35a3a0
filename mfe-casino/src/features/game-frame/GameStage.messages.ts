import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  frame: { id: 'casino.stage.frame', defaultMessage: 'The game {game}' },
  demo: { id: 'casino.stage.demo', defaultMessage: 'Play money' },
  opening: { id: 'casino.stage.opening', defaultMessage: 'Opening {game}' },
  skip: { id: 'casino.stage.skip', defaultMessage: 'Skip the game' },
  skipBack: { id: 'casino.stage.skip-back', defaultMessage: 'Back to before the game' },
  mute: { id: 'casino.stage.mute', defaultMessage: 'Turn the sound off' },
  unmute: { id: 'casino.stage.unmute', defaultMessage: 'Turn the sound on' },
  fullscreen: { id: 'casino.stage.fullscreen', defaultMessage: 'Fill the screen' },
  fullscreenOff: { id: 'casino.stage.fullscreen-off', defaultMessage: 'Leave the full screen' },
  leave: { id: 'casino.stage.leave', defaultMessage: 'Leave the game' },
  leaving: {
    id: 'casino.stage.leaving',
    defaultMessage:
      'The game closes as soon as this round is over. Press leave again to go now; the round will be settled all the same.',
  },
  offline: {
    id: 'casino.stage.offline',
    defaultMessage:
      'The connection is gone. A round that has started is safe: it will be settled, and you will see the result when you are back.',
  },
});
