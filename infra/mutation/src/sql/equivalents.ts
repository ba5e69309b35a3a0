import type { Mutant } from './mutants.ts';

/** A mutant that no test can kill, because it changes no observable behaviour. */
export interface Equivalent {
  readonly target: string;
  /** The source line as the report prints it. */
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    target: 'open_wallet',
    why: 'A player has one account of a kind: on which shard it is found makes no difference, the wallet knows its id.',
    before:
      "values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 0::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))",
    after:
      "values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 1::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))",
  },
  {
    target: 'play_blocks',
    before: "return '{}';",
    after: 'null;',
    why: 'A short way for the many against whom nothing stands: the long one answers the same.',
  },
  {
    target: 'play_since',
    why: 'At a full hour exactly, the hour is added up from the journal instead of taken from its sum: the same movements.',
    before:
      "with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),",
    after:
      "with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '0 microsecond') as first_whole_hour),",
  },
  {
    target: 'write_split',
    before: 'if v_bonus_balance > 0 and p_game_id is not null then',
    after: 'if v_bonus_balance > 0 or p_game_id is not null then',
    why: 'Spares a look: without bonus money none can be played, and without a game none is playable in it.',
  },
  {
    target: 'statement_sums',
    before: 'v_first constant bigint := (p_after + v_size - 1) / v_size;',
    after: 'v_first constant bigint := (p_after + v_size - 0) / v_size;',
    why: 'Adds one page more up from its movements instead of taking its sum.',
  },
  {
    target: 'statement_sums',
    before: 'if v_last is null or v_last <= v_first then',
    after: 'if v_last is null or v_last < v_first then',
    why: 'With no whole page between, both ways add the same movements up, one in two parts.',
  },
  {
    target: 'reverse_deposit',
    why: 'An amount that is told to nobody: nothing is told of a debt.',
    before:
      "account_of_payment(p_payment, 'house', 'debts'), v_provider, null, 0, p_at), p_type, p_payment.amount - v_taken, p_provider_at);",
    after:
      "account_of_payment(p_payment, 'house', 'debts'), v_provider, null, 1, p_at), p_type, p_payment.amount - v_taken, p_provider_at);",
  },
  {
    target: 'reconcile_day',
    why: 'Of several lines of one payment, a time that nobody reads: a line counts for the day in whose books it stands.',
    before:
      "case when min(r->>'currency') = max(r->>'currency') then min(r->>'currency') else '' end, min((r->>'at')::timestamptz)",
    after:
      "case when min(r->>'currency') = max(r->>'currency') then min(r->>'currency') else '' end, max((r->>'at')::timestamptz)",
  },
  {
    target: 'wager.wager_stake_check',
    before: 'CHECK ((stake >= 0))',
    after: '',
    why: 'Said by another check, too: a part of the stake from 0 up to the stake.',
  },
  {
    target: 'wager.wager_paid_check',
    before: 'CHECK ((paid >= 0))',
    after: '',
    why: 'Said by another check, too: a part of what was paid from 0 up to that.',
  },
];

export function isEquivalent(mutant: Mutant): boolean {
  return EQUIVALENTS.some(
    ({ target, before, after }) =>
      mutant.target === target && mutant.before === before && mutant.after === after,
  );
}
