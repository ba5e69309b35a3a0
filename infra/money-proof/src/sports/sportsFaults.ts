import type { InjectedFault } from '../injectedFaults.ts';

/** Faults of sports bets that the proof has to detect. */
export const SPORTS_FAULTS: readonly InjectedFault[] = [
  {
    name: 'corrections do not decide legs again',
    inFunction: 'decide_sports_legs',
    from: 'or l.result_number < r.number',
    to: '',
  },
  {
    name: 'a known result of the feed is stored again',
    inFunction: 'store_feed_results',
    from: 'r.number > coalesce(',
    to: 'r.number >= coalesce(',
  },
  {
    name: 'the returns of a bet omit its partial cash-outs',
    inFunction: 'close_sports_bet',
    from: 'returns = cashed_out + p_request.amount',
    to: 'returns = p_request.amount',
  },
  {
    name: 'a correction pays again what was paid',
    inFunction: 'resettle',
    from: 'v_change := p_request.amount - v_wager.paid',
    to: 'v_change := p_request.amount',
  },
];
