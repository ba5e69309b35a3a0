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
    name: 'a corrected payout is not marked',
    inFunction: 'decide_sports_legs',
    from: "is_outdated = b.is_outdated or (b.status = 'SETTLED' and d.is_other)",
    to: 'is_outdated = b.is_outdated',
  },
  {
    name: 'a known result of the feed is stored again',
    inFunction: 'store_feed_results',
    from: 'r.number > coalesce(',
    to: 'r.number >= coalesce(',
  },
  {
    name: 'a void match is settled by its score',
    inFunction: 'store_feed_results',
    from: 'r.number, r.status, r.reason,',
    to: "r.number, 'PLAYED', null,",
  },
  {
    name: 'a batch pays a closed bet again',
    inFunction: 'settle_sports_bets',
    from: "b.status = 'OPEN' and r.status = 'OPEN' and",
    to: '',
  },
  {
    name: 'a batch pays from another stake than the open one',
    inFunction: 'settle_sports_bets',
    from: 'r.amount, settled_at = r.at',
    to: 'r.amount - b.cashed_out, settled_at = r.at',
  },
  {
    name: 'a settled bet keeps its rule',
    inFunction: 'settle_sports_bets',
    from: 'delete from sports_auto_cash_out where bet_id = any(array(select (r).reference from unnest(v_plain) r));',
    to: '',
  },
  {
    name: 'a batch loses the return of a bet',
    inFunction: 'write_payouts',
    from: '(a.balance + sum(r.amount) over own)',
    to: '(a.balance + r.amount)',
  },
  {
    name: 'a batch does not count payouts of the same hour together',
    inFunction: 'write_payouts',
    from: 'paid = h.paid + excluded.paid',
    to: 'paid = excluded.paid',
  },
  {
    name: 'a batch pays the wager nothing',
    inFunction: 'write_payouts',
    from: 'set paid = g.paid + p.amount',
    to: 'set paid = g.paid',
  },
  {
    name: 'a batch credits a payout twice',
    inFunction: 'write_payouts',
    from: '(p.real_account_id, p.amount), (p.provider_account_id, -p.amount)',
    to: '(p.real_account_id, 2 * p.amount), (p.provider_account_id, -2 * p.amount)',
  },
  {
    name: 'the liability of a selection omits its returns',
    inFunction: 'place_held_sports_bets',
    from: 'l.stake, l.possible_returns, l.parts',
    to: 'l.stake, l.stake, l.parts',
  },
  {
    name: 'a partial cash-out keeps the liability',
    inFunction: 'cash_out_sports_bet_part',
    from: 'update sports_bet_leg set stake = stake * (p_stake_per_line - p_part) / p_stake_per_line',
    to: 'update sports_bet_leg set stake = stake',
  },
  {
    name: 'a batch stores another price than the accepted one',
    inFunction: 'place_held_sports_bets',
    from: 'l.outcome, l.price,',
    to: 'l.outcome, l.price + 100,',
  },
  {
    name: 'a batch stores another stake than the ledger',
    inFunction: 'place_held_sports_bets',
    from: 'b.stake_per_line, (a.request).amount,',
    to: 'b.stake_per_line, 2 * (a.request).amount,',
  },
  {
    name: 'a multiple is settled by its first selection',
    inFunction: 'place_held_sports_bets',
    from: '(select count(*) from unnest(v_bet_of_leg) l where l = a.n)',
    to: '1',
  },
  {
    name: 'a refused key is accepted later',
    inFunction: 'decided_stake',
    from: 'from refused_bet where player_id',
    to: 'from refused_bet where false and player_id',
  },
  {
    name: 'a cash-out ignores that results have changed',
    inFunction: 'is_decided_by',
    from: '= p_numbers',
    to: '= p_numbers or true',
  },
  {
    name: 'a cash-out is paid from an earlier stake',
    inFunction: 'close_sports_bet',
    from: 'coalesce(p_stake_per_line, v_bet.stake_per_line) <> v_bet.stake_per_line - v_bet.cashed_out_per_line',
    to: 'false',
  },
  {
    name: 'a cash-out is paid again with another key',
    inFunction: 'close_sports_bet',
    from: "v_bet.status <> 'OPEN' and not exists",
    to: 'false and not exists',
  },
  {
    name: 'the returns of a cash-out omit earlier ones',
    inFunction: 'cash_out_sports_bet_part',
    from: 'cashed_out = cashed_out + p_request.amount',
    to: 'cashed_out = 2 * p_request.amount',
  },
  {
    name: 'a correction pays again what was paid',
    inFunction: 'resettle',
    from: 'v_change := p_request.amount - v_wager.paid',
    to: 'v_change := p_request.amount',
  },
  {
    name: 'a correction forgets the debt',
    inFunction: 'resettle',
    from: 'if v_new.real_change + v_bonus > v_change then',
    to: 'if false then',
  },
  {
    name: 'a corrected payout is not announced',
    inFunction: 'correct_sports_bet',
    from: 'if v_bet.returns <> p_request.amount then',
    to: 'if false then',
  },
];
