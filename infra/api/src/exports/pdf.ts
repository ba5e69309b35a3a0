import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { languageTag, type Locale } from '@foyer/links';
import { formatMoney, money } from '@foyer/money';
import type { Cell, Column, ExportTable } from './exportTable.ts';

/** Content around the table on every page. */
export interface PdfFrame {
  readonly brand: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Label and value, such as the player and the period. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Contains the placeholders {page} and {pages}. */
  readonly pageText: string;
}

const require = createRequire(import.meta.url);
/** One font family for all languages of the product, including Japanese. */
const REGULAR = require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf');
const MARGIN = 42;
const FOOTER = 30;
const SIZE = 8.5;
const ROW_PADDING = 4;
const INK = '#1b1b22';
const QUIET = '#6a6a78';
const RULE = '#d9d9e2';

/** Returns the document as a stream, which is written while the rows are read. */
export function pdfOf(
  table: ExportTable,
  frame: PdfFrame,
): NodeJS.ReadableStream & { destroy(error?: Error): unknown } {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    font: REGULAR,
    lang: languageTag(frame.locale),
    displayTitle: true,
    info: { Title: table.title, Author: frame.brand },
  });
  write(document, table, frame).catch((error: unknown) =>
    document.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return document;
}

async function write(document: PDFKit.PDFDocument, table: ExportTable, frame: PdfFrame): Promise<void> {
  const sheet = createSheet(document, table, frame);
  sheet.begin();
  for await (const row of table.rows) {
    await roomIn(document);
    sheet.row(
      row.map((cell) => sheet.cellText(cell)),
      REGULAR,
      INK,
    );
  }
  for (const { label, minor } of await table.totals())
    sheet.total(label, sheet.cellText({ kind: 'money', minor }));
  sheet.numberPages();
  document.end();
}

/** Waits for a reader that is slower than the database. */
async function roomIn(document: PDFKit.PDFDocument): Promise<void> {
  if (document.readableLength > document.readableHighWaterMark * 4)
    await new Promise((resolve) => setImmediate(resolve));
}

function createSheet(document: PDFKit.PDFDocument, table: ExportTable, frame: PdfFrame) {
  const language = languageTag(frame.locale);
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN - FOOTER;
  const instants = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: frame.timeZone,
  });
  const columns = table.columns
    .map((column, index) => ({ ...column, index }))
    .filter((column) => column.isOnlyInCsv !== true);
  const shares = columns.reduce((sum, column) => sum + column.width, 0);
  const widthOf = (column: Column): number => (width * column.width) / shares;

  function cellText(cell: Cell): string {
    if (cell.kind === 'text') return plain(cell.text);
    if (cell.kind === 'instant') return cell.at ? plain(instants.format(cell.at)) : '';
    return plain(formatMoney(money(cell.minor, table.currency), language));
  }

  function row(texts: readonly string[], font: string, colour: string): void {
    document.font(font).fontSize(SIZE);
    const height =
      Math.max(
        ...columns.map((column) =>
          column.isNumber === true
            ? document.currentLineHeight(true)
            : document.heightOfString(texts[column.index] ?? '', {
                width: widthOf(column) - ROW_PADDING,
                lineGap: 1,
              }),
        ),
      ) +
      2 * ROW_PADDING;
    if (document.y + height > bottom) {
      document.addPage();
      headings();
      document.font(font).fontSize(SIZE);
    }
    const top = document.y;
    let left = MARGIN;
    for (const column of columns) {
      const room = widthOf(column) - ROW_PADDING;
      const text = texts[column.index] ?? '';
      // an amount never wraps: a long one has a smaller font size
      document.fontSize(
        column.isNumber === true
          ? Math.min(SIZE, (SIZE * room) / Math.max(1, document.fontSize(SIZE).widthOfString(text) + 0.5))
          : SIZE,
      );
      document.fillColor(colour).text(text, left, top + ROW_PADDING, {
        width: room,
        lineGap: 1,
        align: column.isNumber === true ? 'right' : 'left',
        ...(column.isNumber === true ? { lineBreak: false } : {}),
      });
      left += widthOf(column);
    }
    document
      .moveTo(MARGIN, top + height)
      .lineTo(MARGIN + width, top + height)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    document.x = MARGIN;
    document.y = top + height;
  }

  function headings(): void {
    row(
      table.columns.map((column) => plain(column.label)),
      BOLD,
      QUIET,
    );
  }

  return {
    cellText,
    row,
    begin(): void {
      document.font(BOLD).fontSize(11).fillColor(QUIET).text(plain(frame.brand));
      document
        .moveDown(0.2)
        .fontSize(20)
        .fillColor(INK)
        .text(plain(table.title), { lineGap: 2 })
        .moveDown(0.4);
      for (const [label, value] of frame.facts)
        document
          .font(REGULAR)
          .fontSize(9)
          .fillColor(QUIET)
          .text(`${plain(label)}  `, { continued: true, lineGap: 3 })
          .fillColor(INK)
          .text(plain(value));
      document.moveDown(1);
      headings();
    },
    total(label: string, value: string): void {
      if (document.y + 18 > bottom) document.addPage();
      const top = document.y + ROW_PADDING;
      document
        .font(BOLD)
        .fontSize(9)
        .fillColor(INK)
        .text(plain(label), MARGIN, top, { width: width * 0.7 })
        .text(value, MARGIN + width * 0.7, top, { width: width * 0.3 - ROW_PADDING, align: 'right' });
      document.x = MARGIN;
    },
    numberPages(): void {
      const { start, count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(start + page);
        document.page.margins.bottom = 0; // without the bottom margin, the footer would start a new page
        document
          .font(REGULAR)
          .fontSize(8)
          .fillColor(QUIET)
          .text(
            plain(frame.pageText.replace('{page}', String(page + 1)).replace('{pages}', String(count))),
            MARGIN,
            document.page.height - MARGIN,
            { width, align: 'right', lineBreak: false },
          );
      }
    },
  };
}

/**
 * Replaces the narrow no-break space of French numbers and control characters, which the font family lacks.
 */
function plain(value: string): string {
  // names contain user input
  return value
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ' ');
}
