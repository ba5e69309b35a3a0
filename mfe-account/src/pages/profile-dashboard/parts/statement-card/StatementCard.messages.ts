import { defineMessages } from '@foyer/i18n';
import type { Product, StatementLineKind } from '@foyer/graphql/main';

export const messages = defineMessages({
  unit: { id: 'account.statement.unit', defaultMessage: 'Month or year' },
  month: { id: 'account.statement.month', defaultMessage: 'Month' },
  year: { id: 'account.statement.year', defaultMessage: 'Year' },
  earlier: { id: 'account.statement.earlier', defaultMessage: 'Earlier' },
  later: { id: 'account.statement.later', defaultMessage: 'Later' },
  net: { id: 'account.statement.net', defaultMessage: 'Net result' },
  netNote: { id: 'account.statement.netNote', defaultMessage: 'returns minus stakes, all products' },
  deposits: { id: 'account.statement.deposits', defaultMessage: 'Deposits' },
  withdrawals: { id: 'account.statement.withdrawals', defaultMessage: 'Withdrawals' },
  netDeposits: { id: 'account.statement.netDeposits', defaultMessage: 'Net deposits' },
  returnedNote: {
    id: 'account.statement.returnedNote',
    defaultMessage: 'cancelled or sent back by the bank',
  },
  movements: {
    id: 'account.statement.movements',
    defaultMessage: 'Transactions from opening to closing balance',
  },
  what: { id: 'account.statement.what', defaultMessage: 'Type' },
  count: { id: 'account.statement.count', defaultMessage: 'Count' },
  own: { id: 'account.statement.own', defaultMessage: 'Cash' },
  bonus: { id: 'account.statement.bonus', defaultMessage: 'Bonus money' },
  opening: { id: 'account.statement.opening', defaultMessage: 'Opening balance' },
  closing: { id: 'account.statement.closing', defaultMessage: 'Closing balance' },
  products: { id: 'account.statement.products', defaultMessage: 'By product' },
  product: { id: 'account.statement.product', defaultMessage: 'Product' },
  rounds: { id: 'account.statement.rounds', defaultMessage: 'Rounds' },
  staked: { id: 'account.statement.staked', defaultMessage: 'Staked' },
  returned: { id: 'account.statement.returned', defaultMessage: 'Returned' },
  difference: { id: 'account.statement.difference', defaultMessage: 'Difference' },
  email: { id: 'account.statement.email', defaultMessage: 'Email me a statement every month' },
  emailMandatory: {
    id: 'account.statement.emailMandatory',
    defaultMessage: 'You receive a statement by email every month. Our licence requires it.',
  },
  emailLoadFailed: {
    id: 'account.statement.emailLoadFailed',
    defaultMessage: 'We couldn’t load your choice about statement emails.',
  },
  emailFailed: {
    id: 'account.statement.emailFailed',
    defaultMessage: 'Your choice couldn’t be saved. Try again.',
  },
  empty: { id: 'account.statement.empty', defaultMessage: 'No transactions in this period.' },
  failed: { id: 'account.statement.failed', defaultMessage: 'We couldn’t load your statement.' },
  retry: { id: 'account.statement.retry', defaultMessage: 'Try again' },
});

export const lineNames = defineMessages<StatementLineKind>({
  DEPOSIT: { id: 'account.statementLine.deposit', defaultMessage: 'Deposits' },
  DEPOSIT_REVERSED: { id: 'account.statementLine.depositReversed', defaultMessage: 'Reversed deposits' },
  WITHDRAWAL: { id: 'account.statementLine.withdrawal', defaultMessage: 'Withdrawals' },
  WITHDRAWAL_CANCELLED: {
    id: 'account.statementLine.withdrawalCancelled',
    defaultMessage: 'Returned withdrawals',
  },
  STAKE: { id: 'account.statementLine.stake', defaultMessage: 'Stakes' },
  RETURN: { id: 'account.statementLine.return', defaultMessage: 'Wins' },
  ROLLBACK: { id: 'account.statementLine.rollback', defaultMessage: 'Returned stakes' },
  JACKPOT: { id: 'account.statementLine.jackpot', defaultMessage: 'Jackpot' },
  REWARD: { id: 'account.statementLine.reward', defaultMessage: 'Rewards' },
  FREE_SPINS: { id: 'account.statementLine.freeSpins', defaultMessage: 'Free spin winnings' },
  BONUS_GIVEN: { id: 'account.statementLine.bonusGiven', defaultMessage: 'Bonuses received' },
  BONUS_CONVERTED: {
    id: 'account.statementLine.bonusConverted',
    defaultMessage: 'Bonuses converted to cash',
  },
  BONUS_ENDED: { id: 'account.statementLine.bonusEnded', defaultMessage: 'Bonuses forfeited or expired' },
  CASHBACK: { id: 'account.statementLine.cashback', defaultMessage: 'Cashback' },
  ADJUSTMENT: { id: 'account.statementLine.adjustment', defaultMessage: 'Corrections' },
});

/** Reversed payments, named as in the lines of the statement. */
export const paymentNames = {
  depositsReversed: lineNames.DEPOSIT_REVERSED,
  withdrawalsReturned: lineNames.WITHDRAWAL_CANCELLED,
};

export const productNames = defineMessages<Product>({
  CASINO: { id: 'account.statementProduct.casino', defaultMessage: 'Casino' },
  LIVE_CASINO: { id: 'account.statementProduct.liveCasino', defaultMessage: 'Live casino' },
  SPORTS: { id: 'account.statementProduct.sports', defaultMessage: 'Sports' },
  JACKPOT: { id: 'account.statementProduct.jackpot', defaultMessage: 'Jackpot' },
});
