import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  MoneyDropReward: { id: 'gamification.reward.money', defaultMessage: 'Cash' },
  BonusMoneyDropReward: { id: 'gamification.reward.bonus', defaultMessage: 'Bonus money' },
  FreeSpinReward: { id: 'gamification.reward.spins', defaultMessage: 'Free spins' },
  MoneyDropReward_means: {
    id: 'gamification.reward.moneyMeans',
    defaultMessage: 'Play with it or withdraw it as soon as you claim it. No wagering requirement.',
  },
  BonusMoneyDropReward_means: {
    id: 'gamification.reward.bonusMeans',
    defaultMessage: 'Added to your bonus balance, separate from your cash.',
  },
  FreeSpinReward_means: {
    id: 'gamification.reward.spinsMeans',
    defaultMessage: 'Spins without a stake in the selected game.',
  },
  spins: {
    id: 'gamification.reward.spinCount',
    defaultMessage: '{count, plural, one {# spin} other {# spins}}',
  },
});
