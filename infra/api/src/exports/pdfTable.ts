import { formatMoney, money } from '@foyer/money';
import type { Cell, Column, ExportTable } from './exportTable.ts';
import {
  BOLD,
  INK,
  MARGIN,
  QUIET,
  REGULAR,
  ROW_PADDING,
  RULE,
  SIZE,
  contentBottom,
  contentWidth,
  plain,
  type PdfFrame,
} from './pdfPage.ts';

/** Draws the table of an export below the current position. */
export interface PdfTable {
  headings(): void;
  /** Starts a new page with the headings when the row does not fit. */
  row(cells: readonly Cell[]): void;
  cellText(cell: Cell): string;
}

export function createPdfTable(
  document: PDFKit.PDFDocument,
  table: Pick<ExportTable, 'columns' | 'currency'>,
  { language, timeZone }: Pick<PdfFrame, 'language' | 'timeZone'>,
): PdfTable {
  const width = contentWidth(document);
  const instants = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
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

  function draw(texts: readonly string[], font: string, colour: string): void {
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
    if (document.y + height > contentBottom(document)) {
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
    draw(
      table.columns.map((column) => plain(column.label)),
      BOLD,
      QUIET,
    );
  }

  return {
    headings,
    row: (cells) =>
      draw(
        cells.map((cell) => cellText(cell)),
        REGULAR,
        INK,
      ),
    cellText,
  };
}
