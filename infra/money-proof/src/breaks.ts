import type { Pool } from '@foyer/runtime';

/**
 * A fault injected into a scratch database to check that the proof detects it, because SQL has no mutation
 * testing tool.
 */
export interface Break {
  readonly name: string;
  readonly inFunction: string;
  readonly from: string;
  readonly to: string;
}

export const BREAKS: readonly Break[] = [
  {
    name: 'a webhook that comes again is taken in again',
    inFunction: 'apply_provider_update',
    from: 'if exists (select 1 from payment_event where id = p_event_id)',
    to: 'false',
  },
  {
    name: 'what is captured is captured again',
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
    name: 'an amount is not looked at',
    inFunction: 'apply_provider_update',
    from: "v_payment.amount <> (p_update->>'amount')::bigint or",
    to: '',
  },
  {
    name: 'a method is not looked at',
    inFunction: 'apply_provider_update',
    from: "v_payment.method_id is distinct from p_update->>'method'",
    to: 'false',
  },
  {
    name: 'a deposit counts twice',
    inFunction: 'post_deposit',
    from: "v_posting.money_type := 'Deposit'",
    to: "v_posting.money_type := 'Deposit'; v_posting.amount := 2 * p_payment.amount",
  },
  {
    name: 'a returned withdrawal stays put by',
    inFunction: 'end_payment',
    from: "if found and v_payment.direction = 'Withdrawal'",
    to: 'false',
  },
  {
    name: 'a key with another body is the same',
    inFunction: 'replay',
    from: 'v_journal.fingerprint <> p_fingerprint',
    to: 'false',
  },
  {
    name: 'a rollback forgets what a bet had counted for',
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
    name: 'bets that come together count twice for the hour',
    inFunction: 'write_bets',
    from: 'h.staked + excluded.staked',
    to: 'h.staked + 2 * excluded.staked',
  },
  {
    name: 'of bets that come together nobody asks what stands against them',
    inFunction: 'stake_batch',
    from: '(bet_refusal(plain.wallet, plain.request)).code is null',
    to: 'true',
  },
  {
    name: 'the jackpot keeps its part of a bet that went back',
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
    name: 'a bonus is paid above its most',
    inFunction: 'end_bonus',
    from: 'least(p_bonus.balance, coalesce(p_bonus.maximum_payout, p_bonus.balance))',
    to: 'p_bonus.balance',
  },
];

/**
 * @throws when the function no longer contains the text to replace, because the fault would change nothing.
 */
export async function plant(pool: Pool, { inFunction, from, to, name }: Break): Promise<void> {
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
