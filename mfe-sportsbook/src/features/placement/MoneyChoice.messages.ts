import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  group: { id: 'sportsbook.money.group', defaultMessage: 'Money for this bet' },
  REAL: { id: 'sportsbook.money.real', defaultMessage: 'Real money' },
  BONUS: { id: 'sportsbook.money.bonus', defaultMessage: 'Real money, then bonus' },
  left: { id: 'sportsbook.money.left', defaultMessage: '{amount} bonus money available.' },
  split: {
    id: 'sportsbook.money.split',
    defaultMessage: '{real} from your balance, {bonus} from your bonus. Payouts are split the same way.',
  },
  wagering: {
    id: 'sportsbook.money.wagering',
    defaultMessage:
      '{name}: {left} left to wager. {percent} of the stake counts once the bet is settled; void and cashed-out bets don’t count.',
  },
  terms: {
    id: 'sportsbook.money.terms',
    defaultMessage:
      'Each price {price} or higher, {lines, plural, =1 {no system bets} other {up to # lines}}, no boosts.',
  },
  maximumStake: { id: 'sportsbook.money.maximum-stake', defaultMessage: 'Maximum stake {amount}.' },
  excluded: { id: 'sportsbook.money.excluded', defaultMessage: 'Not for {markets}.' },
  expires: { id: 'sportsbook.money.expires', defaultMessage: 'Expires {date}.' },
  useReal: { id: 'sportsbook.money.use-real', defaultMessage: 'Use real money and place bet' },
});
