import type { Mutant } from './mutants.ts';

/** A mutant that no test can kill, because it changes no observable behaviour. */
export interface Equivalent {
  readonly target: string;
  /** The source line as the report prints it. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    target: 'spans_played',
    before: 'where s.ends_at >= p_since and s.opened_at <= p_at',
    after: 'where s.ends_at >= p_since or s.opened_at <= p_at',
    reason: 'Saves rows: a session outside the time gives an empty range.',
  },
  {
    target: 'spans_played',
    before:
      "select coalesce(range_agg(tstzrange(greatest(s.opened_at, p_since), greatest(least(s.ends_at, p_at), greatest(s.opened_at, p_since)))), '{}')",
    after:
      "select coalesce(range_agg(tstzrange(greatest(s.opened_at, p_since), greatest(least(s.ends_at, p_at), least(s.opened_at, p_since)))), '{}')",
    reason: 'The bounds cross only for a time that ends before it starts, which no caller asks for.',
  },
  {
    target: 'decide_document',
    before: 'select * into v_request from document_request where id = v_file.request_id for update;',
    after: 'select * into v_request from document_request where id = v_file.request_id ;',
    reason: 'The lock of the player, which every change of a request takes, comes before it.',
  },
  {
    target: 'open_wallet',
    reason:
      'A player has one account of each kind and the wallet holds its id, so the shard does not matter.',
    before:
      "values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 0::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))",
    after:
      "values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 1::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))",
  },
  {
    target: 'to_play_movement',
    before:
      'case when p_movement.journal_id is null then 0 else (select playable_bonus from journal where id = p_movement.journal_id) end)::play_movement;',
    after:
      'case when p_movement.journal_id is null then 1 else (select playable_bonus from journal where id = p_movement.journal_id) end)::play_movement;',
    reason:
      'Only a refusal has no journal row here, and playable bonus money is read of accepted movements only.',
  },
  {
    target: 'play_blocks',
    before: "return '{}';",
    after: 'null;',
    reason: 'A shortcut for players without a block: the rest of the function returns the same.',
  },
  {
    target: 'play_since',
    reason:
      'At exactly a full hour, the hour is summed from the journal instead of its hourly sum: the same movements.',
    before:
      "with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),",
    after:
      "with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '0 microsecond') as first_whole_hour),",
  },
  {
    target: 'write_movement',
    before: 'if v_bonus_balance > 0 and p_new.game_id is not null then',
    after: 'if v_bonus_balance > 0 or p_new.game_id is not null then',
    reason: 'Saves a query: without bonus money or without a game, playable_bonus() returns 0.',
  },
  {
    target: 'statement_sums',
    before: 'v_first constant bigint := (p_after + v_size - 1) / v_size;',
    after: 'v_first constant bigint := (p_after + v_size - 0) / v_size;',
    reason: 'Sums the movements of one more page instead of reading its sums.',
  },
  {
    target: 'statement_sums',
    before: 'if v_last is null or v_last <= v_first then',
    after: 'if v_last is null or v_last < v_first then',
    reason: 'Without a whole page in the range, both branches sum the same movements.',
  },
  {
    target: 'reconcile_day',
    reason:
      'The time of several lines of one payment is not read: a line counts for the day of its settlement report.',
    before:
      "case when min(r->>'currency') = max(r->>'currency') then min(r->>'currency') else '' end, min((r->>'at')::timestamptz)",
    after:
      "case when min(r->>'currency') = max(r->>'currency') then min(r->>'currency') else '' end, max((r->>'at')::timestamptz)",
  },
  {
    target: 'wager.wager_stake_check',
    before: 'CHECK ((stake >= 0))',
    after: '',
    reason: 'Another check requires 0 <= bonus_stake <= stake.',
  },
  {
    target: 'wager.wager_paid_check',
    before: 'CHECK ((paid >= 0))',
    after: '',
    reason: 'Another check requires 0 <= bonus_paid <= paid.',
  },
];

export function isEquivalent(mutant: Mutant): boolean {
  return EQUIVALENTS.some(
    ({ target, before, after }) =>
      mutant.target === target && mutant.before === before && mutant.after === after,
  );
}
