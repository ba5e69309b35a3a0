import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'jackpot-raffle.opt-in.title', defaultMessage: 'Take part' },
  visitor: {
    id: 'jackpot-raffle.opt-in.visitor',
    defaultMessage: 'Sign in to choose what you contribute. Looking costs nothing.',
  },
  signIn: { id: 'jackpot-raffle.opt-in.sign-in', defaultMessage: 'Sign in' },
  toggle: { id: 'jackpot-raffle.opt-in.toggle', defaultMessage: 'Opt-in' },
  contribution: { id: 'jackpot-raffle.opt-in.contribution', defaultMessage: 'Your contribution' },
  percent: { id: 'jackpot-raffle.opt-in.percent', defaultMessage: '{share} of each stake' },
  amount: { id: 'jackpot-raffle.opt-in.amount', defaultMessage: '{amount} with each bet' },
  example: {
    id: 'jackpot-raffle.opt-in.example',
    defaultMessage: 'A stake of {stake} then costs {sum}: {contribution} of it goes into the pots.',
  },
  limits: {
    id: 'jackpot-raffle.opt-in.limits',
    defaultMessage: 'Contributions count towards your limits. You can opt out here at any time.',
  },
  success: { id: 'jackpot-raffle.opt-in.success', defaultMessage: "YOU'RE IN THE DRAW!" },
  error: { id: 'jackpot-raffle.opt-in.error', defaultMessage: 'Error' },
  errorText: {
    id: 'jackpot-raffle.opt-in.error-text',
    defaultMessage: 'We could not find out whether you take part. What you have agreed to still holds.',
  },
  reload: { id: 'jackpot-raffle.opt-in.reload', defaultMessage: 'Reload' },
  blocked: { id: 'jackpot-raffle.opt-in.blocked', defaultMessage: 'You cannot take part at the moment' },
  blockedText: {
    id: 'jackpot-raffle.opt-in.blocked-text',
    defaultMessage: 'Playing for money is not open to you right now. Your account says why.',
  },
  account: { id: 'jackpot-raffle.opt-in.account', defaultMessage: 'To your account' },
  unchanged: { id: 'jackpot-raffle.opt-in.unchanged', defaultMessage: 'Nothing was changed' },
  unchangedText: {
    id: 'jackpot-raffle.opt-in.unchanged-text',
    defaultMessage: 'The jackpot did not answer. Please try again in a moment.',
  },
  askTitle: { id: 'jackpot-raffle.ask.title', defaultMessage: 'Take part in the jackpot?' },
  askPercent: {
    id: 'jackpot-raffle.ask.percent',
    defaultMessage:
      'With each bet, {share} of your stake goes into the pots, on top of it. You can opt out at any time.',
  },
  askAmount: {
    id: 'jackpot-raffle.ask.amount',
    defaultMessage:
      'With each bet, {amount} goes into the pots, on top of your stake. You can opt out at any time.',
  },
  askYes: { id: 'jackpot-raffle.ask.yes', defaultMessage: 'Opt in' },
  askNo: { id: 'jackpot-raffle.ask.no', defaultMessage: 'No, thank you' },
});
