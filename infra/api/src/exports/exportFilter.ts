import type { PaymentMethodKind, PaymentTransactionStatus } from '@foyer/graphql/main';

/** Which payments a file holds; undefined means every one of them. */
export interface ExportFilter {
  readonly statuses: readonly PaymentTransactionStatus[] | undefined;
  readonly methodKinds: readonly PaymentMethodKind[] | undefined;
}

const STATUSES: readonly PaymentTransactionStatus[] = ['Initialized', 'Completed', 'CancelInitialized', 'Cancelled', 'RollbackInitialized', 'RolledBacked'];
const METHOD_KINDS: readonly PaymentMethodKind[] = ['CARD', 'INSTANT_BANK', 'OPEN_BANKING', 'WALLET', 'VOUCHER'];

/** `status` and `method`, each a list with commas; undefined when a word is not known, or when the file is one of no payments: a filter is never left out in silence. */
export function exportFilterOf(query: URLSearchParams, isOfPayments: boolean): ExportFilter | undefined {
  const statuses = listOf(query.get('status'), STATUSES);
  const methodKinds = listOf(query.get('method'), METHOD_KINDS);
  if (statuses === 'unknown' || methodKinds === 'unknown') return undefined;
  return isOfPayments || (!statuses && !methodKinds) ? { statuses, methodKinds } : undefined;
}

/** In words, for the head of the file. */
export function filterFacts({ statuses, methodKinds }: ExportFilter, label: (key: string) => string): readonly (readonly [label: string, value: string])[] {
  return [
    ...(statuses ? [[label('column.status'), statuses.map((status) => label(`status.${status}`)).join(', ')] as const] : []),
    ...(methodKinds ? [[label('column.method'), methodKinds.map((kind) => label(`method.${kind}`)).join(', ')] as const] : []),
  ];
}

/** For the name of the file: all that says it where a table has no room for a head. */
export function filterName({ statuses, methodKinds }: ExportFilter): string {
  return [statuses, methodKinds].map((words) => (words ? `-${words.join('+').toLowerCase()}` : '')).join('');
}

function listOf<Word extends string>(asked: string | null, words: readonly Word[]): readonly Word[] | 'unknown' | undefined {
  if (asked === null) return undefined;
  const found = asked.split(',').map((one) => words.find((word) => word === one));
  return found.every((word) => word !== undefined) ? [...new Set(found)] : 'unknown';
}
