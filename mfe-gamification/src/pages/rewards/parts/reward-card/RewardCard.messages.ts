import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  MoneyDropReward: { id: 'gamification.reward.money', defaultMessage: 'Money' },
  BonusMoneyDropReward: { id: 'gamification.reward.bonus', defaultMessage: 'Bonus money' },
  FreeSpinReward: { id: 'gamification.reward.spins', defaultMessage: 'Free spins' },
  MoneyDropReward_means: {
    id: 'gamification.reward.moneyMeans',
    defaultMessage: 'Yours as soon as you claim it: play with it or withdraw it. Nothing to wager.',
  },
  BonusMoneyDropReward_means: {
    id: 'gamification.reward.bonusMeans',
    defaultMessage: 'Goes to your bonus balance, beside your own money.',
  },
  FreeSpinReward_means: {
    id: 'gamification.reward.spinsMeans',
    defaultMessage: 'Spins without a stake, in the game they are for.',
  },
  spins: {
    id: 'gamification.reward.spinCount',
    defaultMessage: '{count, plural, one {# spin} other {# spins}}',
  },
});
