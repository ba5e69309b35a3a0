import type { Pool } from '@foyer/runtime';

/**
 * A fault injected into a scratch database to check that the proof detects it, because SQL has no mutation
 * testing tool.
 */
export interface InjectedFault {
  readonly name: string;
  readonly inFunction: string;
  readonly from: string;
  readonly to: string;
}

export const INJECTED_FAULTS: readonly InjectedFault[] = [
  {
    name: 'a repeated webhook is applied again',
    inFunction: 'apply_provider_update',
    from: 'if exists (select 1 from payment_event where id = p_event_id)',
    to: 'if false',
  },
  {
    name: 'a captured deposit is captured again',
    inFunction: 'apply_deposit_update',
    from: "if v_is_captured then\n      return 'STALE'",
    to: "if false then\n      return 'STALE'",
  },
  {
    name: 'a deposit is credited although the player is excluded',
    inFunction: 'credit_refusal',
    from: 'v_player.self_excluded_at is not null',
    to: 'false',
  },
  {
    name: 'the amount of an update is not compared',
    inFunction: 'apply_provider_update',
    from: "v_payment.amount <> (p_update->>'amount')::bigint or",
    to: '',
  },
  {
    name: 'the method of an update is not compared',
    inFunction: 'apply_provider_update',
    from: "v_payment.method_id is distinct from p_update->>'method'",
    to: 'false',
  },
  {
    name: 'a deposit counts twice',
    inFunction: 'credit_deposit',
    from: "v_posting.money_type := 'Deposit'",
    to: "v_posting.money_type := 'Deposit'; v_posting.amount := 2 * p_payment.amount",
  },
  {
    name: 'a returned withdrawal stays reserved',
    inFunction: 'end_payment',
    from: "if found and v_payment.direction = 'Withdrawal'",
    to: 'if false',
  },
  {
    name: 'a key with another body is a replay',
    inFunction: 'replay',
    from: 'v_journal.fingerprint <> p_fingerprint',
    to: 'false',
  },
  {
    name: 'a void keeps the contribution to wagering',
    inFunction: 'void_stake',
    from: 'else -v_bet.wagered end',
    to: 'else 0 end',
  },
  {
    name: 'bonus winnings are real money',
    inFunction: 'active_bonus_of',
    from: 'p_wager.bonus_stake > 0',
    to: 'false',
  },
  {
    name: 'a limit is one cent wider',
    inFunction: 'limit_refusal',
    from: 'v_play.staked + p_stake > v_limit.ceiling',
    to: 'v_play.staked + p_stake > v_limit.ceiling + 1',
  },
  {
    name: 'batched bets count twice in the hourly sums',
    inFunction: 'write_bets',
    from: 'h.staked + excluded.staked',
    to: 'h.staked + 2 * excluded.staked',
  },
  {
    name: 'batched bets are not checked for refusals',
    inFunction: 'stake_batch',
    from: '(bet_refusal(plain.wallet, plain.request)).code is null',
    to: 'true',
  },
  {
    name: 'a void keeps the jackpot contribution',
    inFunction: 'return_contribution',
    from: 'select * into v_stake from journal where',
    to: 'select * into v_stake from journal where false and',
  },
  {
    name: 'an entry is dropped',
    inFunction: 'write_payment_movement',
    from: ', (v_journal_id, p_posting.from_account_id, -p_posting.amount, v_wallet.currency)',
    to: '',
  },
  {
    name: 'a free round uses no spin',
    inFunction: 'stake_free_round',
    from: 'set used = used + 1',
    to: 'set used = used',
  },
  {
    name: 'expired free spins can be played',
    inFunction: 'free_spin_status',
    from: "when p_grant.expires_at <= p_at then 'Expired'",
    to: '',
  },
  {
    name: 'a free round is paid twice',
    inFunction: 'settle_free_round',
    from: "v_round.status is distinct from 'OPEN'",
    to: 'false',
  },
  {
    name: 'a free round is voided after its win',
    inFunction: 'void_free_round',
    from: "if v_round.status <> 'OPEN' then",
    to: 'if false then',
  },
  {
    name: 'an exclusion leaves the free spins',
    inFunction: 'forfeit_free_spins',
    from: 'player_id = new.id',
    to: 'false',
  },
  {
    name: 'a bonus is paid above its maximum',
    inFunction: 'end_bonus',
    from: 'least(p_bonus.balance, coalesce(p_bonus.maximum_payout, p_bonus.balance))',
    to: 'p_bonus.balance',
  },
];

/**
 * @throws when the function no longer contains the text to replace, because the fault would change nothing.
 */
export async function injectFault(pool: Pool, { inFunction, from, to, name }: InjectedFault): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc where proname = $1 and pronamespace = 'api'::regnamespace`,
    [inFunction],
  );
  const whole = rows.find((row) => row.definition.includes(from));
  if (!whole) throw new Error(`Fault "${name}" cannot be injected: ${inFunction} does not contain ${from}`);
  await pool.query(
    `set search_path = api, public; ${whole.definition.replace(from, () => to)}; reset search_path`,
  );
}
