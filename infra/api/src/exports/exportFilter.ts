import type {
  BonusStatus,
  GameRoundStatus,
  LimitKind,
  PastNoticeKind,
  PaymentMethodKind,
  PaymentTransactionStatus,
  RewardStatus,
  SignInMethod,
  SportsBetOutcome,
} from '@foyer/graphql/main';
import { BET_SPORTS, type BetSportId } from '@foyer/kernel/sports-contests';
import { API_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import type { ExportName } from './exportTable.ts';

/** Values of the rows in an export, by field; undefined selects all. */
export interface ExportFilter {
  readonly statuses?: readonly PaymentTransactionStatus[];
  readonly methodKinds?: readonly PaymentMethodKind[];
  readonly bonusStatuses?: readonly BonusStatus[];
  readonly roundStatuses?: readonly GameRoundStatus[];
  readonly rewardOutcomes?: readonly RewardStatus[];
  readonly betOutcomes?: readonly SportsBetOutcome[];
  readonly sports?: readonly BetSportId[];
  readonly signInMethods?: readonly SignInMethod[];
  readonly limitKinds?: readonly LimitKind[];
  readonly noticeKinds?: readonly PastNoticeKind[];
}

type Parameter = 'status' | 'method' | 'kind' | 'sport';

/** A filter of some exports: its parameter, its values, the prefix of their labels and the column they are in. */
interface FilterRule<Field extends keyof ExportFilter> {
  readonly exports: readonly ExportName[];
  readonly parameter: Parameter;
  readonly values: NonNullable<ExportFilter[Field]>;
  readonly label: string;
  readonly column: string;
}

const RULES: { readonly [Field in keyof ExportFilter]-?: FilterRule<Field> } = {
  statuses: {
    exports: ['deposits', 'withdrawals'],
    parameter: 'status',
    values: [
      'Initialized',
      'Completed',
      'CancelInitialized',
      'Cancelled',
      'RollbackInitialized',
      'RolledBacked',
    ],
    label: 'status',
    column: 'status',
  },
  methodKinds: {
    exports: ['deposits', 'withdrawals'],
    parameter: 'method',
    values: ['CARD', 'INSTANT_BANK', 'OPEN_BANKING', 'WALLET', 'VOUCHER'],
    label: 'method',
    column: 'method',
  },
  bonusStatuses: {
    exports: ['bonuses'],
    parameter: 'status',
    values: ['Active', 'Converted', 'Expired', 'Forfeited'],
    label: 'status',
    column: 'status',
  },
  roundStatuses: {
    exports: ['games'],
    parameter: 'status',
    values: ['OPEN', 'CLOSED', 'ROLLED_BACK'],
    label: 'status',
    column: 'status',
  },
  rewardOutcomes: {
    exports: ['rewards'],
    parameter: 'status',
    values: ['Processing', 'Credited', 'FailedProcessing', 'Expired', 'Removed'],
    label: 'status',
    column: 'status',
  },
  betOutcomes: {
    exports: ['sports-bets'],
    parameter: 'status',
    values: ['OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT'],
    label: 'bet',
    column: 'status',
  },
  sports: {
    exports: ['sports-bets'],
    parameter: 'sport',
    values: BET_SPORTS,
    label: 'sport',
    column: 'sport',
  },
  signInMethods: {
    exports: ['sessions'],
    parameter: 'method',
    values: [
      'PASSWORD',
      'PASSKEY',
      'EMAIL_CODE',
      'SMS_CODE',
      'E_ID',
      'BANK_PAYMENT',
      'OPEN_BANKING',
      'PAYMENT_GATEWAY',
    ],
    label: 'signIn',
    column: 'signInMethod',
  },
  limitKinds: {
    exports: ['limits'],
    parameter: 'kind',
    values: API_LIMIT_KINDS,
    label: 'limit',
    column: 'limit',
  },
  noticeKinds: {
    exports: ['notices'],
    parameter: 'kind',
    values: ['ACCOUNT_NOTICE', 'REALITY_CHECK', 'LIMIT_REVIEW'],
    label: 'notice',
    column: 'notice',
  },
};
const FIELDS = Object.keys(RULES) as (keyof ExportFilter)[];
const PARAMETERS: readonly Parameter[] = ['status', 'method', 'kind', 'sport'];

/**
 * Parses the parameters of an export, each a list with commas. Undefined when a parameter or value is
 * invalid for the export: a filter is never ignored silently.
 */
export function exportFilterOf(query: URLSearchParams, name: ExportName): ExportFilter | undefined {
  const filter: Partial<Record<keyof ExportFilter, readonly string[]>> = {};
  for (const parameter of PARAMETERS) {
    const given = query.get(parameter);
    if (given === null) continue;
    const field = FIELDS.find(
      (candidate) => RULES[candidate].parameter === parameter && RULES[candidate].exports.includes(name),
    );
    const known: readonly string[] = field ? RULES[field].values : [];
    const values = given.split(',');
    if (field === undefined || !values.every((value) => known.includes(value))) return undefined;
    filter[field] = [...new Set(values)];
  }
  // each field contains only values that its rule accepts
  return filter as ExportFilter;
}

/** The filter as translated labels for the head of the file. */
export function filterSummary(
  filter: ExportFilter,
  label: (key: string) => string,
): readonly (readonly [label: string, value: string])[] {
  return FIELDS.flatMap((field) => {
    const { column, label: prefix } = RULES[field];
    const values = filter[field];
    return values
      ? [[label(`column.${column}`), values.map((value) => label(`${prefix}.${value}`)).join(', ')] as const]
      : [];
  });
}

/** The filter as a part of the file name, the only place for it in a CSV file. */
export function filterName(filter: ExportFilter): string {
  return FIELDS.map((field) => (filter[field] ? `-${filter[field].join('+').toLowerCase()}` : '')).join('');
}
