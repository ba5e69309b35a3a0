import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** One font family for all languages of the product, including Japanese. */
export const REGULAR =
  require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf');
export const BOLD = require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf');
export const MARGIN = 42;
export const FOOTER = 30;
export const SIZE = 8.5;
export const ROW_PADDING = 4;
export const INK = '#1b1b22';
export const QUIET = '#6a6a78';
export const RULE = '#d9d9e2';

/** Content around the table on every page. */
export interface PdfFrame {
  readonly brand: string;
  /** BCP 47. */
  readonly language: string;
  readonly timeZone: string;
  /** Label and value, such as the player and the period. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Contains the placeholders {page} and {pages}. */
  readonly pageText: string;
  /** Note of a document that shows the first rows only; contains the placeholder {rows}. */
  readonly cutText: string;
}

/** Width between the margins, in points. */
export function contentWidth(document: PDFKit.PDFDocument): number {
  return document.page.width - 2 * MARGIN;
}

/** Lowest position of content, above the page number, in points from the top. */
export function contentBottom(document: PDFKit.PDFDocument): number {
  return document.page.height - MARGIN - FOOTER;
}

/**
 * Replaces the narrow no-break space of French numbers and control characters, which the font family lacks.
 */
export function plain(value: string): string {
  // names contain user input
  return value
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ' ');
}
