export type ExportName =
  | 'deposits'
  | 'withdrawals'
  | 'bonuses'
  | 'games'
  | 'rewards'
  | 'sports-bets'
  | 'sessions'
  | 'limits'
  | 'notices'
  | 'statement';

/** A typed cell value; each format has its own notation. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'instant'; readonly at: Date | null }
  | { readonly kind: 'money'; readonly minor: number };

export interface Column {
  readonly label: string;
  /** Share of the page width. */
  readonly width: number;
  readonly isNumber?: boolean;
  /** For machine readers: in the PDF each amount shows its currency. */
  readonly isOnlyInCsv?: boolean;
}

/** An export independent of its format. Rows are streamed while they are written. */
export interface ExportTable {
  readonly title: string;
  readonly currency: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** Read after all rows. */
  totals(): Promise<readonly Total[]>;
}

/** A sum of money or a number of rows. */
export type Total =
  | { readonly label: string; readonly minor: number }
  | { readonly label: string; readonly count: number };

export const text = (value: string): Cell => ({ kind: 'text', text: value });
export const instant = (at: Date | null): Cell => ({ kind: 'instant', at });
export const amount = (minor: number): Cell => ({ kind: 'money', minor });
