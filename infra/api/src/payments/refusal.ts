import type * as Types from '@foyer/graphql/main';

/** Refusal of a payment; nothing was written. */
export interface Refusal {
  readonly code: Types.PaymentRefusalCode | 'UNKNOWN_PLAYER';
  readonly reasons: readonly string[];
  readonly bound: number | null;
  readonly until: Date | null;
}

/** Result row of the SQL functions that open payments. */
export interface AnswerRow {
  readonly code: 'OK' | Refusal['code'];
  readonly reasons: readonly string[] | null;
  readonly bound: number | null;
  readonly until: Date | null;
  readonly replayed: boolean;
}

export function refusal(code: Refusal['code'], bound: number | null = null): Refusal {
  return { code, reasons: [], bound, until: null };
}

export function refusalOf({ code, reasons, bound, until }: AnswerRow): Refusal | undefined {
  return code === 'OK' ? undefined : { code, reasons: reasons ?? [], bound, until };
}
