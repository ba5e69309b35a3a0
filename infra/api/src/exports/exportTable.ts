export type ExportName = 'deposits' | 'withdrawals' | 'bonuses' | 'statement';

/** A cell as it is known; how it is written is the format's business. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'instant'; readonly at: Date | null }
  | { readonly kind: 'money'; readonly minor: number };

export interface Column {
  readonly label: string;
  /** Share of the page's width. */
  readonly width: number;
  readonly isNumber?: boolean;
  /** For programs: a page for people says it elsewhere, as each amount says its currency. */
  readonly isOnlyInCsv?: boolean;
}

/** What an export holds, whatever the format. Rows are read while they are written. */
export interface ExportTable {
  readonly title: string;
  readonly currency: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** Read when the rows are through. */
  totals(): Promise<readonly { readonly label: string; readonly minor: number }[]>;
}

export const text = (value: string): Cell => ({ kind: 'text', text: value });
export const instant = (at: Date | null): Cell => ({ kind: 'instant', at });
export const amount = (minor: number): Cell => ({ kind: 'money', minor });
