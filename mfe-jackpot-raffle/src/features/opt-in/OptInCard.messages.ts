import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.opt-in.title', defaultMessage: 'Join the jackpot' },
  visitor: {
    id: 'jackpot-raffle.opt-in.visitor',
    defaultMessage: 'Sign in to choose your contribution.',
  },
  signIn: { id: 'jackpot-raffle.opt-in.sign-in', defaultMessage: 'Sign in' },
  toggle: { id: 'jackpot-raffle.opt-in.toggle', defaultMessage: 'Opt-in' },
  contribution: { id: 'jackpot-raffle.opt-in.contribution', defaultMessage: 'Your contribution' },
  percent: { id: 'jackpot-raffle.opt-in.percent', defaultMessage: '{share} of each stake' },
  amount: { id: 'jackpot-raffle.opt-in.amount', defaultMessage: '{amount} with each bet' },
  example: {
    id: 'jackpot-raffle.opt-in.example',
    defaultMessage: 'A {stake} stake then costs {sum}, including {contribution} for the jackpot.',
  },
  chooseOptsIn: {
    id: 'jackpot-raffle.opt-in.choose-opts-in',
    defaultMessage: 'Choosing a contribution opts you in.',
  },
  limits: {
    id: 'jackpot-raffle.opt-in.limits',
    defaultMessage: 'Contributions count towards your limits. You can opt out at any time.',
  },
  success: { id: 'jackpot-raffle.opt-in.success', defaultMessage: "YOU'RE IN THE DRAW!" },
  error: { id: 'jackpot-raffle.opt-in.error', defaultMessage: 'Error' },
  errorText: {
    id: 'jackpot-raffle.opt-in.error-text',
    defaultMessage: 'We couldn’t check your opt-in. It is unchanged.',
  },
  reload: { id: 'jackpot-raffle.opt-in.reload', defaultMessage: 'Reload' },
  blocked: { id: 'jackpot-raffle.opt-in.blocked', defaultMessage: 'You can’t join right now' },
  blockedText: {
    id: 'jackpot-raffle.opt-in.blocked-text',
    defaultMessage: 'Real-money play isn’t available to you right now. See your account for the reason.',
  },
  account: { id: 'jackpot-raffle.opt-in.account', defaultMessage: 'Go to your account' },
  unchanged: { id: 'jackpot-raffle.opt-in.unchanged', defaultMessage: 'We couldn’t update your opt-in' },
  unchangedText: {
    id: 'jackpot-raffle.opt-in.unchanged-text',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
  },
  confirmTitle: { id: 'jackpot-raffle.confirm.title', defaultMessage: 'Join the jackpot?' },
  confirmPercent: {
    id: 'jackpot-raffle.confirm.percent',
    defaultMessage:
      'Each bet adds {share} of your stake to the jackpot, on top of the stake. You can opt out at any time.',
  },
  confirmAmount: {
    id: 'jackpot-raffle.confirm.amount',
    defaultMessage:
      'Each bet adds {amount} to the jackpot on top of your stake. You can opt out at any time.',
  },
  confirmYes: { id: 'jackpot-raffle.confirm.yes', defaultMessage: 'Opt in' },
  confirmNo: { id: 'jackpot-raffle.confirm.no', defaultMessage: 'No, thanks' },
});
