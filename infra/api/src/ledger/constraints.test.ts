import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from '@foyer/runtime';
import { CONFIRMED, insertion, OVER, SOUND_ROWS, type MoneyTable } from '../../test/validRows.ts';
import { createTestDatabase, START_MS, type TestDatabase } from '../../test/testDatabase.ts';

/** Constraints of the database itself, with rows that none of our functions writes. */
const LONG = 'k'.repeat(256);
const AT = '2026-11-18T12:00:00Z';
const WITHDRAWAL = { direction: 'Withdrawal', approval: 'waiting' };

const UNSOUND: readonly (readonly [
  MoneyTable,
  constraint: string,
  ...others: Readonly<Record<string, unknown>>[],
])[] = [
  ['account', 'account_kind_check', { kind: 'purse' }],
  ['account', 'account_currency_check', { currency: 'eur' }, { currency: 'EURO' }],
  ['account', 'account_shard_check', { shard: -1 }, { shard: 16 }],
  ['account', 'account_balance_check', { balance: '9007199254740992' }, { balance: '-9007199254740992' }],
  [
    'account',
    'player_never_negative',
    { kind: 'player_real', balance: -1 },
    { kind: 'player_bonus', balance: -1 },
    { kind: 'player_pending', balance: -1 },
  ],
  ['journal', 'journal_kind_check', { kind: 'gift' }],
  ['journal', 'journal_product_check', { product: 'poker' }],
  ['journal', 'journal_product_of_play', { product: null }, { kind: 'deposit' }],
  ['journal', 'journal_idempotency_key_check', { idempotency_key: '' }, { idempotency_key: LONG }],
  ['journal', 'journal_amount_check', { amount: -1 }],
  ['journal', 'journal_balance_after_check', { balance_after: -1 }],
  ['journal', 'journal_bonus_amount_check', { bonus_amount: -1 }],
  ['journal', 'journal_bonus_is_a_part', { bonus_amount: 2 }],
  ['entry', 'entry_amount_check', { amount: 0 }],
  ['refused_bet', 'refused_bet_bet_key_check', { bet_key: '' }, { bet_key: LONG }],
  ['wager', 'wager_status_check', { status: 'LOST' }],
  ['wager', 'wager_product_check', { product: 'jackpot', game_id: null }],
  ['wager', 'wager_has_game', { game_id: null }, { product: 'sportsbook' }],
  ['wager', 'wager_settled_is_a_part', { settled_stake: 2 }, { settled_stake: -1 }],
  ['wager', 'wager_bonus_stake_is_a_part', { bonus_stake: 2 }, { bonus_stake: -1 }, { stake: -1 }],
  ['wager', 'wager_bonus_paid_is_a_part', { bonus_paid: 2 }, { bonus_paid: -1 }, { paid: -1 }],
  ['payment_movement', 'payment_movement_type_check', { type: 'lost' }],
  ['payment_movement', 'payment_movement_amount_check', { amount: 0 }],
  ['jackpot_contribution', 'jackpot_contribution_amount_check', { amount: 0 }],
  [
    'jackpot_choice',
    'jackpot_choice_share_basis_points_check',
    { amount: null, share_basis_points: 0 },
    { amount: null, share_basis_points: 10_001 },
  ],
  ['jackpot_choice', 'jackpot_choice_amount_check', { amount: 0 }, { amount: 100_000_001 }],
  ['jackpot_choice', 'jackpot_choice_check', { amount: null }, { share_basis_points: 1 }],
  ['responsible_gaming_event', 'responsible_gaming_event_key_check', { key: 'short' }],
  ['session_limit_end', 'session_limit_end_ceiling_check', { ceiling: -1 }],
  ['player_limit', 'player_limit_kind_check', { kind: 'LUCK' }],
  ['player_limit', 'player_limit_period_check', { period: 'Year' }],
  ['player_limit', 'player_limit_ceiling_check', { ceiling: -1 }],
  ['player_limit', 'player_limit_pending_ceiling_check', { pending_ceiling: -1 }],
  [
    'player_limit',
    'player_limit_check',
    { pending_requested_at: AT, pending_confirmable_at: AT },
    { pending_requested_at: AT, pending_lapses_at: AT },
    { pending_confirmable_at: AT, pending_lapses_at: AT },
  ],
  ['limit_rule', 'limit_rule_kind_check', { kind: 'LUCK' }],
  ['limit_rule', 'limit_rule_period_check', { period: 'Year' }],
  ['brand_rule', 'brand_rule_currency_check', { currency: 'eur' }],
  ['brand_rule', 'brand_rule_automatic_withdrawal_up_to_check', { automatic_withdrawal_up_to: -1 }],
  ['brand_rule', 'brand_rule_document_reviewers_check', { document_reviewers: 0 }, { document_reviewers: 3 }],
  ['brand_rule', 'brand_rule_four_eyes_from_check', { four_eyes_from: -1 }],
  ['brand_rule', 'brand_rule_forced_break_check', { forced_break: '-1 second' }],
  ['brand_rule', 'brand_rule_forced_break_after_check', { forced_break_after: '0' }],
  ['brand_rule', 'brand_rule_kyc_grace_check', { kyc_grace: '-1 second' }],
  ['brand_rule', 'brand_rule_kyc_threshold_check', { kyc_threshold: 0 }],
  ['brand_rule', 'brand_rule_kyc_window_check', { kyc_window: '0' }],
  ['brand_rule', 'brand_rule_protection_mode_check', { protection_mode: 'lenient' }],
  ['brand_rule', 'brand_rule_reality_check_every_check', { reality_check_every: '0 minutes' }],
  ['brand_rule', 'brand_rule_casino_age_check', { casino_age: 17 }],
  ['brand_rule', 'brand_rule_sports_age_check', { sports_age: 17 }],
  ['exclusion', 'exclusion_kind_check', { kind: 'HOLIDAY' }],
  ['exclusion', 'exclusion_origin_check', { origin: 'friend' }],
  ['exclusion', 'exclusion_groups_check', { groups: '{lottery}' }],
  ['exclusion', 'exclusion_length_check', { length: '' }, { length: 'P'.repeat(41) }],
  ['exclusion', 'exclusion_scope_check', { scope: 'world' }],
  ['exclusion', 'exclusion_key_check', { key: '' }, { key: 'k'.repeat(101) }],
  [
    'exclusion',
    'exclusion_time_out_ends',
    { kind: 'TIME_OUT', ends_at: null },
    { kind: 'TIME_OUT', groups: '{casino}' },
  ],
  ['exclusion_return', 'exclusion_return_kind_check', { kind: 'pardoned' }],
  ['exclusion_return', 'exclusion_return_reason_check', { reason: '' }, { reason: 'a'.repeat(1001) }],
  [
    'exclusion_return',
    'exclusion_return_staff_check',
    { kind: 'approved', staff: '' },
    { kind: 'approved', staff: 'a'.repeat(101) },
  ],
  ['exclusion_return', 'exclusion_return_decided', { kind: 'approved' }, { staff: 'ada' }],
  [
    'payment_transaction',
    'payment_transaction_id_check',
    { id: 'seven77' },
    { id: 'a b c d e' },
    { id: 'k'.repeat(65) },
  ],
  ['payment_transaction', 'payment_transaction_direction_check', { direction: 'Sideways' }],
  ['payment_transaction', 'payment_transaction_status_check', { status: 'Lost' }],
  ['payment_transaction', 'payment_transaction_processing_type_check', { processing_type: 'Slow' }],
  ['payment_transaction', 'payment_transaction_method_kind_check', { method_kind: 'CASH' }],
  ['payment_transaction', 'payment_transaction_amount_check', { amount: 0 }, { amount: 100_000_000_001 }],
  ['payment_transaction', 'payment_transaction_fee_check', { fee: -1 }],
  ['payment_transaction', 'payment_transaction_currency_check', { currency: 'eur' }],
  ['payment_transaction', 'payment_transaction_share_reason_check', { share_reason: 'WHIM' }],
  ['payment_transaction', 'payment_transaction_estimated_seconds_check', { estimated_seconds: -1 }],
  ['payment_transaction', 'payment_transaction_approval_check', { ...WITHDRAWAL, approval: 'maybe' }],
  ['payment_transaction', 'payment_has_approval', { direction: 'Withdrawal' }, { approval: 'waiting' }],
  [
    'payment_transaction',
    'payment_sent_after_approval',
    { ...WITHDRAWAL, sending_at: AT },
    { ...WITHDRAWAL, approval: 'refused', sending_at: AT },
  ],
  [
    'payment_transaction',
    'payment_transaction_check',
    { requested_by: 'ada' },
    { ...WITHDRAWAL, requested_by: '' },
    { ...WITHDRAWAL, requested_by: 'a'.repeat(101) },
  ],
  ['payment_event', 'payment_event_id_check', { id: '' }, { id: LONG }],
  ['payment_anomaly', 'payment_anomaly_kind_check', { kind: 'STRANGE' }],
  ['payment_refund', 'payment_refund_amount_check', { amount: 0 }],
  ['withdrawal_decision', 'withdrawal_decision_staff_check', { staff: '' }, { staff: 'a'.repeat(101) }],
  ['withdrawal_decision', 'withdrawal_decision_decision_check', { decision: 'perhaps' }],
  ['withdrawal_decision', 'withdrawal_decision_reason_check', { reason: '' }, { reason: 'a'.repeat(501) }],
  ['withdrawal_decision', 'withdrawal_decision_key_check', { key: '' }, { key: 'a'.repeat(101) }],
  ['identity_check', 'identity_check_kind_check', { kind: 'guessed' }],
  [
    'identity_check',
    'identity_check_staff_check',
    { ...CONFIRMED, staff: '' },
    { ...CONFIRMED, staff: 'a'.repeat(101) },
  ],
  [
    'identity_check',
    'identity_check_reason_check',
    { ...CONFIRMED, reason: '' },
    { ...CONFIRMED, reason: 'a'.repeat(501) },
  ],
  [
    'identity_check',
    'identity_check_requires_fields',
    { deposited: null },
    { threshold: 2 },
    { threshold: 0 },
    { deadline: null },
    { staff: 'ada' },
    { ...CONFIRMED, staff: null },
    { ...CONFIRMED, reason: null },
    { ...CONFIRMED, key: null },
    { ...CONFIRMED, deposited: 1 },
    { ...CONFIRMED, threshold: 1 },
    { ...CONFIRMED, since: AT },
  ],
  [
    'identity_check',
    'identity_check_by_documents',
    { documents: '{passport}' },
    { ...CONFIRMED, documents: '{}' },
    { ...CONFIRMED, kind: 'asked-again' },
  ],
  ['electronic_identity', 'electronic_identity_method_check', { method: 'passport' }],
  ['player_reward', 'player_reward_status_check', { status: 'Lost' }],
  ['player_reward', 'player_reward_valid_period', { ends_at: AT }],
  ['player_reward', 'player_reward_reward_kind_check', { reward_kind: 'Gift' }],
  ['player_reward', 'player_reward_deposit_condition_check', { deposit_condition: 'NEVER' }],
  [
    'player_reward',
    'player_reward_credited_by_ledger',
    { journal_id: 1 },
    { claimed_at: AT },
    { status: 'Credited' },
  ],
  ['bonus', 'bonus_status_check', { ...OVER, status: 'Won' }],
  ['bonus', 'bonus_balance_check', { balance: -1 }],
  ['bonus', 'bonus_wagering_required_check', { wagering_required: 0 }],
  ['bonus', 'bonus_wagered_check', { wagered: -1 }],
  ['bonus', 'bonus_ends_as_check', { ends_as: 'Forfeited' }],
  ['bonus', 'bonus_end_reason_check', { ...OVER, end_reason: 'BORED' }],
  ['bonus', 'bonus_converted_check', { converted: -1 }],
  [
    'bonus',
    'bonus_end_is_complete',
    { ended_at: AT },
    { end_reason: 'USED_UP' },
    { end_journal_id: 1 },
    { status: 'Expired' },
    { ...OVER, balance: 1 },
    { ...OVER, converted: 1 },
  ],
  ['bonus_rule', 'bonus_rule_lasts_check', { lasts: '0' }],
  ['bonus_rule', 'bonus_rule_maximum_stake_check', { maximum_stake: 0 }],
  ['bonus_rule', 'bonus_rule_sports_terms_check', { sports_terms: '[]' }],
  ['bonus', 'bonus_sports_terms_check', { sports_terms: '1' }],
  ['bonus_contribution', 'bonus_contribution_game_kind_check', { game_kind: 'CHESS' }],
  [
    'bonus_contribution',
    'bonus_contribution_basis_points_check',
    { basis_points: -1 },
    { basis_points: 10_001 },
  ],
  ['cashback_rule', 'cashback_rule_basis_points_check', { basis_points: 0 }, { basis_points: 10_001 }],
  ['cashback_rule', 'cashback_rule_period_check', { period: 'Year' }],
  [
    'cashback_rule',
    'cashback_rule_pays_after_check',
    { pays_after: '-1 second' },
    { pays_after: '20 hours 1 second' },
  ],
  ['cashback_rule', 'cashback_rule_minimum_check', { minimum: 0 }],
  ['cashback_rule', 'cashback_rule_wagering_factor_check', { wagering_factor: -1 }],
  ['cashback_rule', 'cashback_rule_check', { minimum: 2 }],
  ['cashback_payout', 'cashback_payout_check', { ends_at: AT }],
  ['cashback_payout', 'cashback_payout_net_loss_check', { net_loss: -1 }],
  ['cashback_payout', 'cashback_payout_amount_check', { amount: -1 }],
  ['cashback_payout', 'cashback_payout_check1', { amount: 1 }, { journal_id: 1 }],
  ['cashback_period', 'cashback_period_check', { ends_at: AT }],
  ['reconciliation_break', 'reconciliation_break_kind_check', { kind: 'LOST' }],
  ['statement_page', 'statement_page_page_check', { page: 0 }],
  ['statement_page', 'statement_page_movements_check', { movements: -1 }],
];

/**
 * Implied by another check: a part of the stake from 0 up to the stake means that the stake is not
 * negative.
 */
const IMPLIED = ['wager_stake_check', 'wager_paid_check'];

const PROTECTED_TABLES: readonly (readonly [
  statement: 'update' | 'delete' | 'truncate',
  ...tables: MoneyTable[],
])[] = [
  [
    'update',
    'journal',
    'entry',
    'responsible_gaming_event',
    'exclusion',
    'exclusion_return',
    'jackpot_choice_change',
    'payment_movement',
    'payment_event',
    'payment_anomaly',
    'withdrawal_decision',
    'identity_check',
    'electronic_identity',
    'reconciliation_run',
    'reconciliation_break',
    'cashback_payout',
    'statement_page',
  ],
  [
    'delete',
    'account',
    'journal',
    'entry',
    'responsible_gaming_event',
    'exclusion',
    'exclusion_return',
    'jackpot_choice_change',
    'payment_transaction',
    'payment_movement',
    'payment_anomaly',
    'withdrawal_decision',
    'identity_check',
    'electronic_identity',
    'reconciliation_run',
    'reconciliation_break',
    'player_reward',
    'bonus',
    'cashback_payout',
    'statement_page',
  ],
  [
    'truncate',
    'account',
    'journal',
    'entry',
    'responsible_gaming_event',
    'exclusion',
    'exclusion_return',
    'jackpot_choice_change',
    'payment_transaction',
    'payment_movement',
    'payment_anomaly',
    'withdrawal_decision',
    'identity_check',
    'electronic_identity',
    'reconciliation_run',
    'reconciliation_break',
    'player_reward',
    'bonus',
    'cashback_payout',
    'statement_page',
  ],
];

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()), START_MS);
afterAll(() => database.close());

/** Disables triggers and foreign keys so that only checks apply, and rolls back afterwards. */
async function asleep(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('a valid row', () => {
  it.each(Object.keys(SOUND_ROWS) as MoneyTable[])('is accepted by %s', (table) =>
    asleep(async (client) => {
      expect((await client.query(...insertion(table))).rowCount).toBe(1);
    }),
  );

  it('has a test case for every check constraint', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'c' and connamespace = 'api'::regnamespace and conrelid::regclass::text = any($1) order by 1`,
      [Object.keys(SOUND_ROWS).map((table) => `api.${table}`)],
    );
    expect(rows.map(({ name }) => name).filter((name) => !IMPLIED.includes(name))).toEqual(
      UNSOUND.map(([, name]) => name).sort(),
    );
  });
});

describe('an invalid row', () => {
  it.each(
    UNSOUND.flatMap(([table, constraint, ...others]) =>
      others.map((other) => [constraint, JSON.stringify(other).slice(0, 80), table, other] as const),
    ),
  )('is refused by %s: %s', (constraint, _what, table, other) =>
    asleep(async (client) => {
      await expect(client.query(...insertion(table, other))).rejects.toMatchObject({
        code: '23514',
        constraint,
      });
    }),
  );
});

describe('an append-only table', () => {
  it.each(
    PROTECTED_TABLES.flatMap(([statement, ...tables]) => tables.map((table) => [table, statement] as const)),
  )('%s rejects %s', (table, statement) =>
    asleep(async (client) => {
      await client.query(...insertion(table));
      await client.query('set local session_replication_role = origin');
      const [column] = Object.keys(SOUND_ROWS[table]);
      const sql = {
        update: `update api.${table} set ${column} = ${column}`,
        delete: `delete from api.${table}`,
        truncate: `truncate api.${table} cascade`,
      }[statement];
      await expect(client.query(sql)).rejects.toMatchObject({
        code: 'P0403',
        message: `${table} is append-only`,
      });
    }),
  );
});
