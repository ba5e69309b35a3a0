type Row = Readonly<Record<string, unknown>>;

const AT = '2026-11-18T12:00:00Z';
const LATER = '2026-11-19T12:00:00Z';

/** The least that each table of money takes; on their own, without what they point at. */
export const SOUND_ROWS = {
  account: { kind: 'house', brand: 'aurora', holder: 'h', currency: 'EUR' },
  journal: { brand: 'aurora', player_id: 'p', kind: 'bet', idempotency_key: 'k', fingerprint: 'f', amount: 1, currency: 'EUR', balance_after: 0, version: 1, effective_at: AT, created_at: AT },
  entry: { journal_id: 1, account_id: 1, amount: 1, currency: 'EUR' },
  refused_bet: { player_id: 'p', bet_key: 'k', code: 'c', at: AT },
  game_round: { brand: 'aurora', player_id: 'p', round_id: 'r', game_id: 'g', status: 'OPEN', stake: 1, paid: 1, currency: 'EUR', balance_after: 0, opened_at: AT },
  payment_movement: { journal_id: 1, payment_id: 'payment-1', type: 'captured', amount: 1, currency: 'EUR', provider_at: AT },
  jackpot_contribution: { journal_id: 1, player_id: 'p', brand: 'aurora', instance_id: 'i', amount: 1, currency: 'EUR', at: AT },
  jackpot_choice: { player_id: 'p', brand: 'aurora', instance_id: 'i', opted_in: true, amount: 1, changed_at: AT },
  jackpot_choice_change: { player_id: 'p', brand: 'aurora', instance_id: 'i', opted_in: true, at: AT },
  player_limit: { player_id: 'p', kind: 'LOSS', period: 'Day', set_at: AT },
  limit_rule: { brand: 'b', kind: 'LOSS', period: 'Day', is_rolling: false, is_required: false },
  brand_rule: { brand: 'b', currency: 'EUR', time_zone: 'UTC', kyc_before_play: true, limit_increase_cool_off: '1 day' },
  responsible_gaming_event: { player_id: 'p', kind: 'k', details: '{}', at: AT },
  payment_transaction: {
    id: 'payment-1', group_id: 'payment-1', fingerprint: 'f', player_id: 'p', brand: 'aurora', direction: 'Deposit', status: 'Initialized', processing_type: 'Instant', provider: 'x',
    method_id: 'card', method_kind: 'CARD', method_name: 'Card', amount: 1, currency: 'EUR', locale: 'en', country: 'FI', created_at: AT,
  },
  payment_event: { id: 'e', payment_id: 'payment-1', type: 't', outcome: 'APPLIED', at: AT },
  payment_anomaly: { kind: 'ILLEGAL_EDGE', details: '{}', at: AT },
  payment_refund: { payment_id: 'payment-1', amount: 1, reason: 'r', requested_at: AT },
  withdrawal_decision: { group_id: 'g', staff: 's', decision: 'approve', reason: 'r', key: 'k', result: 'APPROVED', at: AT },
  identity_check: { player_id: 'p', kind: 'asked', deposited: 1, threshold: 1, deadline: AT, at: AT },
  player_reward: {
    assignation_id: 'a', player_id: 'p', status: 'Scheduled', assigned_at: AT, updated_at: AT, definition_id: 'd', kind: 'MoneyDrop', name: 'n', claim_type: 'Manual', amount: 1, currency: 'EUR', starts_at: AT,
  },
  bonus: { id: 'b', player_id: 'p', name: 'n', status: 'Active', amount: 1, currency: 'EUR' },
  bonus_rule: { brand: 'b', lasts: '1 day', currency: 'EUR' },
  bonus_contribution: { brand: 'b', game_kind: 'SLOT', basis_points: 0 },
  cashback_rule: { brand: 'b', basis_points: 1, period: 'Day', pays_after: '0', currency: 'EUR', minimum: 1, maximum: 1, wagering_factor: 0 },
  cashback_payout: { id: 'c', player_id: 'p', brand: 'aurora', starts_at: AT, ends_at: LATER, staked: 0, returned: 0, net_loss: 0, basis_points: 1, amount: 0, currency: 'EUR', paid_at: LATER },
  cashback_period: { brand: 'b', starts_at: AT, ends_at: LATER, begun_at: LATER },
  reconciliation_run: { brand: 'b', provider: 'x', day: '2026-11-18', file_sha256: 's', rows: 0, theirs: 0, ours: 0, breaks: 0, at: AT },
  reconciliation_break: { run_id: 1, kind: 'AMOUNT', provider_payment_id: 'x', type: 'captured' },
  statement_page: { player_id: 'p', page: 1, kind: 'bet', is_jackpot: false, movements: 0, amount: 0, real_change: 0, bonus_change: 0 },
} as const satisfies Readonly<Record<string, Row>>;

export type MoneyTable = keyof typeof SOUND_ROWS;

/** An identity check that somebody of the staff made, as `identity_check` has to tell it. */
export const CONFIRMED = { kind: 'confirmed', deposited: null, threshold: null, deadline: null, documents: '{passport}', staff: 'ada', reason: 'r', key: 'k' };

/** A bonus that is over, as `bonus` has to tell it. */
export const OVER = { status: 'Expired', ended_at: AT, end_reason: 'USED_UP', end_journal_id: 1 };

/** The insertion of a sound row with something else in it. */
export function insertion(table: MoneyTable, other: Row = {}): readonly [sql: string, values: unknown[]] {
  const row = { ...SOUND_ROWS[table], ...other };
  const columns = Object.keys(row);
  return [`insert into api.${table} (${columns.join(', ')}) overriding system value values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`, Object.values(row)];
}
