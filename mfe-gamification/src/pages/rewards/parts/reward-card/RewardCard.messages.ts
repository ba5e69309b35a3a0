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
  cashback: { id: 'gamification.reward.cashback', defaultMessage: 'Cashback' },
  EXISTING_DEPOSITS: {
    id: 'gamification.reward.existing-deposits',
    defaultMessage: 'You can claim it once you’ve made a deposit.',
  },
  FIRST_TIME_DEPOSIT: {
    id: 'gamification.reward.first-deposit',
    defaultMessage: 'You can claim it after your first deposit and before your second.',
  },
  given: { id: 'gamification.reward.given', defaultMessage: 'Received {given}' },
  givenAndUpdated: {
    id: 'gamification.reward.given-updated',
    defaultMessage: 'Received {given}, updated {changed}',
  },
  spins: {
    id: 'gamification.reward.spinCount',
    defaultMessage: '{count, plural, one {# spin} other {# spins}}',
  },
});
