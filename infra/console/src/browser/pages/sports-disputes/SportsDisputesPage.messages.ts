import { defineMessages } from '@foyer/i18n';
import type { DisputeReason } from '@foyer/kernel/bet-disputes';
import type { DisputeDecision } from '@foyer/kernel/sports-dispute-answers';

export const messages = defineMessages({
  title: { id: 'console.sportsDisputes.title', defaultMessage: 'Sports disputes' },
  intro: {
    id: 'console.sportsDisputes.intro',
    defaultMessage:
      'Open disputes about settled sports bets, oldest first. Bet, results and calculation are as they were when the player opened the dispute.',
  },
  notFor: {
    id: 'console.sportsDisputes.notFor',
    defaultMessage: 'Support agents and operators answer disputes.',
  },
  none: { id: 'console.sportsDisputes.none', defaultMessage: 'No open disputes' },
  noneText: {
    id: 'console.sportsDisputes.noneText',
    defaultMessage: 'Disputes appear here when a player disputes the settlement on the page of a bet.',
  },
  player: { id: 'console.sportsDisputes.player', defaultMessage: 'Player' },
  brand: { id: 'console.sportsDisputes.brand', defaultMessage: 'Brand' },
  opened: { id: 'console.sportsDisputes.opened', defaultMessage: 'Opened' },
  reason: { id: 'console.sportsDisputes.reason', defaultMessage: 'Reason' },
  message: { id: 'console.sportsDisputes.message', defaultMessage: 'Message of the player' },
  bet: { id: 'console.sportsDisputes.bet', defaultMessage: 'Bet {bet}' },
  placed: { id: 'console.sportsDisputes.placed', defaultMessage: 'Placed' },
  settled: { id: 'console.sportsDisputes.settled', defaultMessage: 'Settled' },
  corrected: { id: 'console.sportsDisputes.corrected', defaultMessage: 'Corrected' },
  stake: { id: 'console.sportsDisputes.stake', defaultMessage: 'Stake' },
  cashedOut: { id: 'console.sportsDisputes.cashed-out', defaultMessage: 'Paid by cash-outs' },
  boost: { id: 'console.sportsDisputes.boost', defaultMessage: 'Profit boost' },
  returns: { id: 'console.sportsDisputes.returns', defaultMessage: 'Payout' },
  legs: { id: 'console.sportsDisputes.legs', defaultMessage: 'Selections of bet {bet}' },
  match: { id: 'console.sportsDisputes.match', defaultMessage: 'Match' },
  market: { id: 'console.sportsDisputes.market', defaultMessage: 'Market' },
  price: { id: 'console.sportsDisputes.price', defaultMessage: 'Price' },
  score: { id: 'console.sportsDisputes.score', defaultMessage: 'Score' },
  result: { id: 'console.sportsDisputes.result', defaultMessage: 'Result' },
  resultNumber: {
    id: 'console.sportsDisputes.resultNumber',
    defaultMessage: '{result}, result no. {number}',
  },
  statistics: { id: 'console.sportsDisputes.statistics', defaultMessage: 'Statistics' },
  termsOf: {
    id: 'console.sportsDisputes.termsOf',
    defaultMessage:
      'Each way {eachWay}, dead heat {deadHeat}, dead heat of the place {placeDeadHeat}, deduction {deduction} %',
  },
  placeLine: {
    id: 'console.sportsDisputes.placeLine',
    defaultMessage: 'Place: {stake} on selections {legs} returned {returns}',
  },
  statisticsOf: {
    id: 'console.sportsDisputes.statisticsOf',
    defaultMessage: 'Corners {corners}, cards {cards}, scorers: {scorers}',
  },
  ended: { id: 'console.sportsDisputes.ended', defaultMessage: 'Match ended' },
  lines: { id: 'console.sportsDisputes.lines', defaultMessage: 'Calculation' },
  line: {
    id: 'console.sportsDisputes.line',
    defaultMessage: '{stake} on selections {legs} returned {returns}',
  },
  answerText: { id: 'console.sportsDisputes.answerText', defaultMessage: 'Answer to the player' },
  answerHelp: {
    id: 'console.sportsDisputes.answerHelp',
    defaultMessage: 'The player reads it by email and on the page of the bet, in the language you write.',
  },
  upheldTitle: {
    id: 'console.sportsDisputes.upheldTitle',
    defaultMessage: 'Uphold the dispute of {playerId}',
  },
  rejectedTitle: {
    id: 'console.sportsDisputes.rejectedTitle',
    defaultMessage: 'Reject the dispute of {playerId}',
  },
  upheldEffect: {
    id: 'console.sportsDisputes.upheldEffect',
    defaultMessage:
      'The dispute is closed and the player receives an email. The payout doesn’t change: correct the result or the balance separately.',
  },
  rejectedEffect: {
    id: 'console.sportsDisputes.rejectedEffect',
    defaultMessage: 'The dispute is closed and the player receives an email. The payout stays as it is.',
  },
  cancel: { id: 'console.sportsDisputes.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.sportsDisputes.notDone', defaultMessage: 'Answer not stored' },
  done: {
    id: 'console.sportsDisputes.done',
    defaultMessage: 'Answer stored. {playerId} receives an email.',
  },
});

export const decisions = defineMessages<DisputeDecision>({
  UPHELD: { id: 'console.sportsDisputes.uphold', defaultMessage: 'Uphold' },
  REJECTED: { id: 'console.sportsDisputes.reject', defaultMessage: 'Reject' },
});

export const reasons = defineMessages<DisputeReason>({
  RESULT: { id: 'console.sportsDisputes.reasonResult', defaultMessage: 'Wrong result' },
  RULE: { id: 'console.sportsDisputes.reasonRule', defaultMessage: 'Wrong rule' },
  CALCULATION: { id: 'console.sportsDisputes.reasonCalculation', defaultMessage: 'Wrong calculation' },
  PRICE: { id: 'console.sportsDisputes.reasonPrice', defaultMessage: 'Other odds than accepted' },
  OTHER: { id: 'console.sportsDisputes.reasonOther', defaultMessage: 'Other' },
});
