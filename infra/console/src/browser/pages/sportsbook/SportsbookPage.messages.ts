import { defineMessages } from '@foyer/i18n';
import type { ResultRequest, SportsOperation, SportsOutcome } from '@foyer/kernel/sports-risk-answers';
import type { SuspensionCase } from '@foyer/kernel/sports-risk-answers';

export const messages = defineMessages({
  title: { id: 'console.sportsbook.title', defaultMessage: 'Sportsbook' },
  intro: {
    id: 'console.sportsbook.intro',
    defaultMessage:
      'Liability of open bets, suspensions, results and limits. Totals are in euro at the exchange rates of this release.',
  },
  notFor: {
    id: 'console.sportsbook.notFor',
    defaultMessage: 'Only operators and auditors can open the sportsbook.',
  },
  readOnly: {
    id: 'console.sportsbook.readOnly',
    defaultMessage: 'Read-only access. Only operators can suspend betting, enter results and set limits.',
  },
  brand: { id: 'console.sportsbook.brand', defaultMessage: 'Brand' },
  allBrands: { id: 'console.sportsbook.allBrands', defaultMessage: 'All brands' },
  tabs: { id: 'console.sportsbook.tabs', defaultMessage: 'Sportsbook sections' },
  tabLiability: { id: 'console.sportsbook.tab.liability', defaultMessage: 'Liability' },
  tabSuspensions: { id: 'console.sportsbook.tab.suspensions', defaultMessage: 'Suspensions ({count})' },
  tabResults: { id: 'console.sportsbook.tab.results', defaultMessage: 'Results ({count} waiting)' },
  tabLimits: { id: 'console.sportsbook.tab.limits', defaultMessage: 'Limits ({count})' },
  tabMetrics: { id: 'console.sportsbook.tab.metrics', defaultMessage: 'Metrics' },
  tabLog: { id: 'console.sportsbook.tab.log', defaultMessage: 'Audit log' },
  notDone: { id: 'console.sportsbook.notDone', defaultMessage: 'Action failed' },
  match: { id: 'console.sportsbook.match', defaultMessage: 'Match' },
  matchId: { id: 'console.sportsbook.matchId', defaultMessage: 'Match ID' },
  matchIdHelp: {
    id: 'console.sportsbook.matchIdHelp',
    defaultMessage: 'Also of a match without bets: the last part of its address on the site.',
  },
  competitionId: { id: 'console.sportsbook.competitionId', defaultMessage: 'Competition ID' },
  competitionHelp: {
    id: 'console.sportsbook.competitionHelp',
    defaultMessage: 'The first three characters of its match IDs.',
  },
  starts: { id: 'console.sportsbook.starts', defaultMessage: 'Start' },
  selections: { id: 'console.sportsbook.selections', defaultMessage: 'Open selections' },
  highest: { id: 'console.sportsbook.highest', defaultMessage: 'Liability' },
  market: { id: 'console.sportsbook.market', defaultMessage: 'Market' },
  line: { id: 'console.sportsbook.line', defaultMessage: 'Line' },
  lineHelp: {
    id: 'console.sportsbook.lineHelp',
    defaultMessage: 'For example 2.5. Leave it empty for all lines of the market.',
  },
  lineInvalid: {
    id: 'console.sportsbook.lineInvalid',
    defaultMessage: 'Enter a number, for example 2.5 or -1.',
  },
  outcome: { id: 'console.sportsbook.outcome', defaultMessage: 'Outcome' },
  bets: { id: 'console.sportsbook.bets', defaultMessage: 'Bets' },
  stake: { id: 'console.sportsbook.stake', defaultMessage: 'Stake' },
  liability: { id: 'console.sportsbook.liability', defaultMessage: 'Payout if won' },
  liabilityOf: { id: 'console.sportsbook.liabilityOf', defaultMessage: 'Liability of {match} by outcome' },
  showOutcomes: {
    id: 'console.sportsbook.showOutcomes',
    defaultMessage: '{count, plural, one {# outcome} other {# outcomes}} of {match}',
  },
  noBets: { id: 'console.sportsbook.noBets', defaultMessage: 'No open bets' },
  noBetsText: {
    id: 'console.sportsbook.noBetsText',
    defaultMessage: 'Matches appear here as soon as a player bets on them.',
  },
  matches: { id: 'console.sportsbook.matches', defaultMessage: 'Matches by liability' },
  boostedOdds: { id: 'console.sportsbook.boostedOdds', defaultMessage: 'Open bets at boosted odds' },
  boostedId: { id: 'console.sportsbook.boostedId', defaultMessage: 'Boosted odds' },
  boostedExtra: { id: 'console.sportsbook.boostedExtra', defaultMessage: 'Added by the boost' },
  largest: { id: 'console.sportsbook.largest', defaultMessage: 'Largest open bets' },
  player: { id: 'console.sportsbook.player', defaultMessage: 'Player' },
  bet: { id: 'console.sportsbook.bet', defaultMessage: 'Bet' },
  legs: { id: 'console.sportsbook.legs', defaultMessage: 'Selections' },
  openLegs: { id: 'console.sportsbook.openLegs', defaultMessage: '{open} of {all} open' },
  possibleReturns: { id: 'console.sportsbook.possibleReturns', defaultMessage: 'Potential payout' },
  placed: { id: 'console.sportsbook.placed', defaultMessage: 'Placed' },
  actions: { id: 'console.sportsbook.actions', defaultMessage: 'Actions' },
  suspend: { id: 'console.sportsbook.suspend', defaultMessage: 'Suspend' },
  suspendNew: { id: 'console.sportsbook.suspendNew', defaultMessage: 'Suspend betting' },
  suspendEffect: {
    id: 'console.sportsbook.suspendEffect',
    defaultMessage:
      'New bets and cash-outs are rejected as soon as you confirm. Open pages show the suspension within two seconds. Accepted bets stay valid.',
  },
  resume: { id: 'console.sportsbook.resume', defaultMessage: 'Resume' },
  resumeTitle: { id: 'console.sportsbook.resumeTitle', defaultMessage: 'Resume betting: {what}' },
  resumeEffect: {
    id: 'console.sportsbook.resumeEffect',
    defaultMessage: 'Players can bet and cash out again, unless a wider suspension is active.',
  },
  noSuspensions: { id: 'console.sportsbook.noSuspensions', defaultMessage: 'No active suspensions' },
  noSuspensionsText: {
    id: 'console.sportsbook.noSuspensionsText',
    defaultMessage: 'Players can bet on all markets of the feed.',
  },
  suspended: { id: 'console.sportsbook.suspended', defaultMessage: 'Suspended' },
  scope: { id: 'console.sportsbook.scope', defaultMessage: 'Scope' },
  reason: { id: 'console.sportsbook.reason', defaultMessage: 'Reason' },
  staff: { id: 'console.sportsbook.staff', defaultMessage: 'Staff' },
  at: { id: 'console.sportsbook.at', defaultMessage: 'Time' },
  resultNew: { id: 'console.sportsbook.resultNew', defaultMessage: 'Void or correct' },
  resultEffect: {
    id: 'console.sportsbook.resultEffect',
    defaultMessage:
      'This result settles open bets and corrects settled ones. It replaces later results of the feed. If the payout can reach the brand’s four-eyes amount, another operator must approve it.',
  },
  resultKind: { id: 'console.sportsbook.resultKind', defaultMessage: 'Result' },
  score: { id: 'console.sportsbook.score', defaultMessage: 'Final score' },
  scoreHelp: { id: 'console.sportsbook.scoreHelp', defaultMessage: 'Home and away, for example 2-1.' },
  scoreInvalid: {
    id: 'console.sportsbook.scoreInvalid',
    defaultMessage: 'Enter one score, for example 2-1.',
  },
  periods: { id: 'console.sportsbook.periods', defaultMessage: 'Score by period or set' },
  periodsHelp: {
    id: 'console.sportsbook.periodsHelp',
    defaultMessage: 'In order, for example 1-0, 1-1.',
  },
  periodsInvalid: {
    id: 'console.sportsbook.periodsInvalid',
    defaultMessage: 'Enter up to nine scores, for example 1-0, 1-1.',
  },
  requests: { id: 'console.sportsbook.requests', defaultMessage: 'Results entered by staff' },
  noRequests: { id: 'console.sportsbook.noRequests', defaultMessage: 'No results entered by staff' },
  noRequestsText: {
    id: 'console.sportsbook.noRequestsText',
    defaultMessage: 'All bets are settled by the results of the feed.',
  },
  status: { id: 'console.sportsbook.status', defaultMessage: 'Status' },
  waiting: { id: 'console.sportsbook.waiting', defaultMessage: 'Awaiting second approval' },
  applied: { id: 'console.sportsbook.applied', defaultMessage: 'Applied by {staff}' },
  rejected: { id: 'console.sportsbook.rejected', defaultMessage: 'Rejected by {staff}' },
  approve: { id: 'console.sportsbook.approve', defaultMessage: 'Approve' },
  reject: { id: 'console.sportsbook.reject', defaultMessage: 'Reject' },
  ownRequest: {
    id: 'console.sportsbook.ownRequest',
    defaultMessage: 'Your request. Another operator must approve.',
  },
  approveTitle: { id: 'console.sportsbook.approveTitle', defaultMessage: 'Approve: {what}' },
  rejectTitle: { id: 'console.sportsbook.rejectTitle', defaultMessage: 'Reject: {what}' },
  approveEffect: {
    id: 'console.sportsbook.approveEffect',
    defaultMessage:
      '{bets, plural, one {# bet is} other {# bets are}} settled or corrected with this result.',
  },
  rejectEffect: { id: 'console.sportsbook.rejectEffect', defaultMessage: 'The result is not applied.' },
  limitNew: { id: 'console.sportsbook.limitNew', defaultMessage: 'Set a limit' },
  limitEffect: {
    id: 'console.sportsbook.limitEffect',
    defaultMessage:
      'Applies to new bets of the player or on the market. Leave both amounts empty to remove the limit.',
  },
  limitFor: { id: 'console.sportsbook.limitFor', defaultMessage: 'Limit for' },
  limitMarket: { id: 'console.sportsbook.limitMarket', defaultMessage: 'Market' },
  limitPlayer: { id: 'console.sportsbook.limitPlayer', defaultMessage: 'Player' },
  playerId: { id: 'console.sportsbook.playerId', defaultMessage: 'Player ID' },
  maxStake: { id: 'console.sportsbook.maxStake', defaultMessage: 'Maximum stake ({currency})' },
  maxPayout: { id: 'console.sportsbook.maxPayout', defaultMessage: 'Maximum payout ({currency})' },
  stakeLimit: { id: 'console.sportsbook.stakeLimit', defaultMessage: 'Maximum stake' },
  payoutLimit: { id: 'console.sportsbook.payoutLimit', defaultMessage: 'Maximum payout' },
  amountInvalid: {
    id: 'console.sportsbook.amountInvalid',
    defaultMessage: 'Enter an amount, for example 250.',
  },
  limits: { id: 'console.sportsbook.limits', defaultMessage: 'Limits of markets and players' },
  noLimits: { id: 'console.sportsbook.noLimits', defaultMessage: 'No limits set' },
  noLimitsText: {
    id: 'console.sportsbook.noLimitsText',
    defaultMessage: 'Only the maximum payout per bet applies.',
  },
  noLimit: { id: 'console.sportsbook.noLimit', defaultMessage: 'No limit' },
  change: { id: 'console.sportsbook.change', defaultMessage: 'Change' },
  log: { id: 'console.sportsbook.log', defaultMessage: 'Audit log' },
  noLog: { id: 'console.sportsbook.noLog', defaultMessage: 'No operations yet' },
  noLogText: {
    id: 'console.sportsbook.noLogText',
    defaultMessage: 'Suspensions, results, approvals and limits are listed here.',
  },
  order: { id: 'console.sportsbook.order', defaultMessage: 'Finishing order' },
  orderHelp: {
    id: 'console.sportsbook.orderHelp',
    defaultMessage:
      'Numbers of the runners, first to last, such as 3, 1=5, 2: 1 and 5 tie. Runners that are not listed did not finish.',
  },
  orderInvalid: {
    id: 'console.sportsbook.orderInvalid',
    defaultMessage: 'Enter each runner once, by its number, such as 3, 1=5, 2.',
  },
  action: { id: 'console.sportsbook.action', defaultMessage: 'Action' },
  details: { id: 'console.sportsbook.details', defaultMessage: 'Details' },
});

export const scopes = defineMessages({
  PRODUCT: { id: 'console.sportsbook.scope.product', defaultMessage: 'Whole sportsbook' },
  COMPETITION: { id: 'console.sportsbook.scope.competition', defaultMessage: 'Competition' },
  EVENT: { id: 'console.sportsbook.scope.event', defaultMessage: 'Match' },
  MARKET: { id: 'console.sportsbook.scope.market', defaultMessage: 'Market of a match' },
}) satisfies Record<SuspensionCase['scope'], unknown>;

export const resultKinds = defineMessages({
  VOID_MATCH: { id: 'console.sportsbook.result.voidMatch', defaultMessage: 'Void the match' },
  VOID_MARKET: { id: 'console.sportsbook.result.voidMarket', defaultMessage: 'Void a market' },
  CORRECT_ORDER: {
    id: 'console.sportsbook.result.correctOrder',
    defaultMessage: 'Correct the finishing order',
  },
  CORRECT: { id: 'console.sportsbook.result.correct', defaultMessage: 'Correct the score' },
}) satisfies Record<ResultRequest['kind'], unknown>;

export const outcomes = defineMessages({
  SUSPENDED: { id: 'console.sportsbook.done.suspended', defaultMessage: 'Betting suspended.' },
  RESUMED: { id: 'console.sportsbook.done.resumed', defaultMessage: 'Betting resumed.' },
  SET: { id: 'console.sportsbook.done.set', defaultMessage: 'Limit saved. It applies to new bets.' },
  APPLIED: {
    id: 'console.sportsbook.done.applied',
    defaultMessage: 'Result applied. Bets are settled within seconds.',
  },
  SECOND_NEEDED: {
    id: 'console.sportsbook.done.second',
    defaultMessage: 'Result submitted. Another operator must approve it.',
  },
  REJECTED: { id: 'console.sportsbook.done.rejected', defaultMessage: 'Result rejected.' },
}) satisfies Record<SportsOutcome, unknown>;

export const actionNames = defineMessages({
  SUSPEND: { id: 'console.sportsbook.action.suspend', defaultMessage: 'Suspended' },
  RESUME: { id: 'console.sportsbook.action.resume', defaultMessage: 'Resumed' },
  REQUEST_RESULT: { id: 'console.sportsbook.action.request', defaultMessage: 'Entered a result' },
  APPROVE_RESULT: { id: 'console.sportsbook.action.approve', defaultMessage: 'Approved a result' },
  REJECT_RESULT: { id: 'console.sportsbook.action.reject', defaultMessage: 'Rejected a result' },
  SET_LIMIT: { id: 'console.sportsbook.action.limit', defaultMessage: 'Set a limit' },
}) satisfies Record<SportsOperation['action'], unknown>;
