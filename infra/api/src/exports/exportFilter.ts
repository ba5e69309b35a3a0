import type { BonusStatus, PaymentMethodKind, PaymentTransactionStatus } from '@foyer/graphql/main';
import type { ExportName } from './exportTable.ts';

/** Statuses and methods of payments or bonuses in an export; undefined selects all. */
export interface ExportFilter {
  readonly statuses: readonly PaymentTransactionStatus[] | undefined;
  readonly methodKinds: readonly PaymentMethodKind[] | undefined;
  readonly bonusStatuses: readonly BonusStatus[] | undefined;
}

const STATUSES: readonly PaymentTransactionStatus[] = [
  'Initialized',
  'Completed',
  'CancelInitialized',
  'Cancelled',
  'RollbackInitialized',
  'RolledBacked',
];
const METHOD_KINDS: readonly PaymentMethodKind[] = [
  'CARD',
  'INSTANT_BANK',
  'OPEN_BANKING',
  'WALLET',
  'VOUCHER',
];
const BONUS_STATUSES: readonly BonusStatus[] = ['Active', 'Converted', 'Expired', 'Forfeited'];

/**
 * Parses `status` (payments and bonuses) and `method` (payments), each a list with commas. Undefined when a
 * value is invalid for the export: a filter is never ignored silently.
 */
export function exportFilterOf(query: URLSearchParams, name: ExportName): ExportFilter | undefined {
  const isOfPayments = name === 'deposits' || name === 'withdrawals';
  const statuses = listOf(query.get('status'), isOfPayments ? STATUSES : []);
  const bonusStatuses = listOf(query.get('status'), name === 'bonuses' ? BONUS_STATUSES : []);
  const methodKinds = listOf(query.get('method'), isOfPayments ? METHOD_KINDS : []);
  const isValid = methodKinds !== 'unknown' && (statuses !== 'unknown' || bonusStatuses !== 'unknown');
  return isValid
    ? { statuses: known(statuses), methodKinds, bonusStatuses: known(bonusStatuses) }
    : undefined;
}

/** The filter as translated labels for the head of the file. */
export function filterSummary(
  { statuses, methodKinds, bonusStatuses }: ExportFilter,
  label: (key: string) => string,
): readonly (readonly [label: string, value: string])[] {
  const shown = statuses ?? bonusStatuses;
  return [
    ...(shown
      ? [[label('column.status'), shown.map((status) => label(`status.${status}`)).join(', ')] as const]
      : []),
    ...(methodKinds
      ? [[label('column.method'), methodKinds.map((kind) => label(`method.${kind}`)).join(', ')] as const]
      : []),
  ];
}

/** The filter as a part of the file name, the only place for it in a CSV file. */
export function filterName({ statuses, methodKinds, bonusStatuses }: ExportFilter): string {
  return [statuses, bonusStatuses, methodKinds]
    .map((values) => (values ? `-${values.join('+').toLowerCase()}` : ''))
    .join('');
}

function listOf<Value extends string>(
  parameter: string | null,
  values: readonly Value[],
): readonly Value[] | 'unknown' | undefined {
  if (parameter === null) return undefined;
  const found = parameter.split(',').map((one) => values.find((value) => value === one));
  return found.every((value) => value !== undefined) ? [...new Set(found)] : 'unknown';
}

function known<List>(list: List | 'unknown'): List | undefined {
  return list === 'unknown' ? undefined : list;
}
