import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { FALLBACK_LOCALE, isLocale, normaliseLocale, type Locale } from '@foyer/links';
import { exportFilterOf, type ExportFilter } from './exportFilter.ts';
import type { ExportName } from './exportTable.ts';

const PATH =
  /^\/exports\/(deposits|withdrawals|bonuses|games|rewards|sports-bets|sessions|limits|notices|statement)\.(csv|pdf)$/;
const MAX_PERIOD_MS = 2 * 366 * 86_400_000; // requirements/regulation#baseline: 24 months of history online

export type ExportFormat = 'csv' | 'pdf';

export interface ExportFile {
  readonly name: ExportName;
  readonly format: ExportFormat;
}

/** The content of the file. */
export interface ExportContent {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly filter: ExportFilter;
  readonly locale: Locale;
}

/** The file that a path names. */
export function exportFileOf({ pathname }: URL): ExportFile | undefined {
  const [, name, format] = PATH.exec(pathname) ?? [];
  // the pattern matches names and formats of exports only
  return name === undefined || format === undefined
    ? undefined
    : { name: name as ExportName, format: format as ExportFormat };
}

/**
 * The parameters of the query, or the code of the invalid one.
 *
 * @param since - first instant of the history that is online; an earlier start is moved to it.
 */
export function exportContentOf(
  { searchParams }: URL,
  name: ExportName,
  { playerLanguage, since }: { readonly playerLanguage: string; readonly since: Date },
): ExportContent | 'PERIOD_INVALID' | 'FILTER_INVALID' {
  const [from, to] = [instantOf(searchParams.get('from')), instantOf(searchParams.get('to'))];
  if (!from || !to || from >= to || to <= since || to.getTime() - from.getTime() > MAX_PERIOD_MS)
    return 'PERIOD_INVALID';
  const filter = exportFilterOf(searchParams, name);
  if (!filter) return 'FILTER_INVALID';
  return {
    from: from < since ? since : from,
    to,
    filter,
    locale: localeOf([searchParams.get('locale') ?? '', playerLanguage]),
  };
}

function instantOf(text: string | null): Date | undefined {
  const value = text ?? '';
  const date =
    /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) && isCalendarDay(value.slice(0, 10))
      ? new Date(value)
      : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

function localeOf(preferred: readonly string[]): Locale {
  const known = preferred.map(normaliseLocale).find((locale) => locale !== undefined && isLocale(locale));
  return known ?? FALLBACK_LOCALE;
}
