import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  ok: { id: 'shell.overlay.ok', defaultMessage: 'OK' },
  dismiss: { id: 'shell.overlay.dismiss', defaultMessage: 'Dismiss' },
  close: { id: 'shell.overlay.close', defaultMessage: 'Close' },
  search: { id: 'shell.overlay.search', defaultMessage: 'Search games' },
  searchOut: {
    id: 'shell.overlay.searchOut',
    defaultMessage: 'Search is temporarily unavailable. You can still browse all games.',
  },
  allGames: { id: 'shell.overlay.allGames', defaultMessage: 'All games' },
  deposit: { id: 'shell.overlay.deposit', defaultMessage: 'Deposit' },
  depositPage: { id: 'shell.overlay.depositPage', defaultMessage: 'Go to the cashier' },
  depositText: {
    id: 'shell.overlay.depositText',
    defaultMessage: 'Choose an amount and a payment method in the cashier.',
  },
  bonus: { id: 'shell.overlay.bonus', defaultMessage: 'Your bonus' },
  bonusText: {
    id: 'shell.overlay.bonusText',
    defaultMessage: 'You’re playing with bonus money. The bonus terms apply to every bet you make with it.',
  },
  bonusTerms: { id: 'shell.overlay.bonusTerms', defaultMessage: 'Read the bonus terms' },
  sow: { id: 'shell.overlay.sow', defaultMessage: 'Confirm your source of wealth' },
  sowText: {
    id: 'shell.overlay.sowText',
    defaultMessage: 'We’re required by law to ask. It takes a few minutes and one or two documents.',
  },
  sowDue: { id: 'shell.overlay.sowDue', defaultMessage: 'Please complete this by {date}.' },
  sowGo: { id: 'shell.overlay.sowGo', defaultMessage: 'Start now' },
  check: { id: 'shell.overlay.check', defaultMessage: 'Reality check' },
  checkText: { id: 'shell.overlay.checkText', defaultMessage: 'You have been playing for {time}.' },
  checkSince: { id: 'shell.overlay.checkSince', defaultMessage: 'Since the last reality check' },
  checkWagered: { id: 'shell.overlay.checkWagered', defaultMessage: 'Staked' },
  checkWon: { id: 'shell.overlay.checkWon', defaultMessage: 'Won' },
  checkNet: { id: 'shell.overlay.checkNet', defaultMessage: 'Net result' },
  checkGoOn: { id: 'shell.overlay.checkGoOn', defaultMessage: 'Keep playing' },
  checkLeave: { id: 'shell.overlay.checkLeave', defaultMessage: 'Stop playing' },
  checkHistory: { id: 'shell.overlay.checkHistory', defaultMessage: 'View game history' },
  checkLimits: { id: 'shell.overlay.checkLimits', defaultMessage: 'Change limits' },
  win: { id: 'shell.overlay.win', defaultMessage: 'Congratulations!' },
  winScored: { id: 'shell.overlay.winScored', defaultMessage: 'You scored an' },
  winMega: { id: 'shell.overlay.winMega', defaultMessage: 'EPIC jackpot win!' },
  winMajor: { id: 'shell.overlay.winMajor', defaultMessage: 'amazing SUPER jackpot win!' },
  winMinor: { id: 'shell.overlay.winMinor', defaultMessage: 'awesome MINI jackpot win!' },
  winShared: {
    id: 'shell.overlay.winShared',
    defaultMessage:
      '{winners, plural, one {exclusive SHARED jackpot win!} other {equal share of the SHARED jackpot with # winners!}}',
  },
  winRaffle: { id: 'shell.overlay.winRaffle', defaultMessage: 'awesome raffle prize!' },
  winCredit: {
    id: 'shell.overlay.winCredit',
    defaultMessage: 'We’ll credit your balance shortly, keep playing for more awesome wins!',
  },
  winBack: { id: 'shell.overlay.winBack', defaultMessage: 'Back to game' },
});
