import type { Locale } from '@foyer/links';
import type { Pool } from '@foyer/runtime';
import type { LiveContent } from '../content/liveContent.ts';
import type { Period } from '../statements/readStatement.ts';
import type { SignInFilter, SignInPage } from '../sessions/sessionHistory.ts';
import type { ExportFilter } from './exportFilter.ts';
import type { Column, ExportTable } from './exportTable.ts';

export interface ExportRequest extends Period {
  readonly pool: Pool;
  readonly playerId: string;
  readonly currency: string;
  readonly locale: Locale;
  readonly content: Pick<LiveContent, 'textOf'>;
  readonly filter: ExportFilter;
  /** Instant of the request. */
  readonly at: Date;
  /** Sign-ins of the player, which identity stores. */
  readonly signIns: (
    filter: SignInFilter,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<SignInPage>;
  readonly gameName: (gameId: string) => string;
  readonly isLive: (gameId: string) => boolean;
}

/** Columns, rows and totals, which differ per export. */
export type ExportPart = Omit<ExportTable, 'title' | 'currency'>;

/** Texts in the language of the request. */
export interface ExportTexts {
  label(key: string): string;
  /** A column with the label `column.<key>`; the width is a share of the page width. */
  column(key: string, width: number, isNumber?: boolean): Column;
}

export function currencyColumn({ column }: ExportTexts): Column {
  return { ...column('currency', 0), isOnlyInCsv: true };
}
