import PDFDocument from 'pdfkit';
import type { Cell, ExportTable } from './exportTable.ts';
import {
  BOLD,
  FOOTER,
  INK,
  MARGIN,
  QUIET,
  REGULAR,
  ROW_PADDING,
  contentBottom,
  contentWidth,
  plain,
  type PdfFrame,
} from './pdfPage.ts';
import { createPdfTable } from './pdfTable.ts';

/** Rows of a document, which is in memory until its pages are numbered. */
const MAX_ROWS = 2_000;

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
    lang: frame.language,
    displayTitle: true,
    info: { Title: table.title, Author: frame.brand },
  });
  write(document, table, frame).catch((error: unknown) =>
    document.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return document;
}

async function write(document: PDFKit.PDFDocument, table: ExportTable, frame: PdfFrame): Promise<void> {
  const pdfTable = createPdfTable(document, table, frame);
  const { rows, isCut } = await firstRows(table);
  drawHead(document, table.title, frame);
  const cutNote = plain(
    frame.cutText.replace('{rows}', new Intl.NumberFormat(frame.language).format(rows.length)),
  );
  if (isCut) drawNote(document, cutNote);
  pdfTable.headings();
  for (const row of rows) {
    await roomIn(document);
    pdfTable.row(row);
  }
  if (isCut) drawNote(document.moveDown(1), cutNote);
  for (const total of await table.totals())
    drawTotal(
      document,
      total.label,
      'count' in total
        ? new Intl.NumberFormat(frame.language).format(total.count)
        : pdfTable.cellText({ kind: 'money', minor: total.minor }),
    );
  numberPages(document, frame.pageText);
  document.end();
}

/** The rows that the document shows, and true when the table has more. */
async function firstRows({
  rows,
}: ExportTable): Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly isCut: boolean }> {
  const first: (readonly Cell[])[] = [];
  for await (const row of rows) {
    if (first.length === MAX_ROWS) return { rows: first, isCut: true };
    first.push(row);
  }
  return { rows: first, isCut: false };
}

/** Waits for a reader that is slower than the database. */
async function roomIn(document: PDFKit.PDFDocument): Promise<void> {
  if (document.readableLength > document.readableHighWaterMark * 4)
    await new Promise((resolve) => setImmediate(resolve));
}

/** Brand, title and facts on the first page. */
function drawHead(document: PDFKit.PDFDocument, title: string, { brand, facts }: PdfFrame): void {
  document.font(BOLD).fontSize(11).fillColor(QUIET).text(plain(brand));
  document.moveDown(0.2).fontSize(20).fillColor(INK).text(plain(title), { lineGap: 2 }).moveDown(0.4);
  for (const [label, value] of facts)
    document
      .font(REGULAR)
      .fontSize(9)
      .fillColor(QUIET)
      .text(`${plain(label)}  `, { continued: true, lineGap: 3 })
      .fillColor(INK)
      .text(plain(value));
  document.moveDown(1);
}

/** A sentence across the page. */
function drawNote(document: PDFKit.PDFDocument, note: string): void {
  if (document.y + 2 * FOOTER > contentBottom(document)) document.addPage();
  document
    .font(BOLD)
    .fontSize(9)
    .fillColor(INK)
    .text(note, MARGIN, document.y, { width: contentWidth(document), lineGap: 2 })
    .moveDown(1);
}

function drawTotal(document: PDFKit.PDFDocument, label: string, value: string): void {
  const width = contentWidth(document);
  if (document.y + 18 > contentBottom(document)) document.addPage();
  const top = document.y + ROW_PADDING;
  document
    .font(BOLD)
    .fontSize(9)
    .fillColor(INK)
    .text(plain(label), MARGIN, top, { width: width * 0.7 })
    .text(value, MARGIN + width * 0.7, top, { width: width * 0.3 - ROW_PADDING, align: 'right' });
  document.x = MARGIN;
}

function numberPages(document: PDFKit.PDFDocument, pageText: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    document.page.margins.bottom = 0; // without the bottom margin, the footer would start a new page
    document
      .font(REGULAR)
      .fontSize(8)
      .fillColor(QUIET)
      .text(
        plain(pageText.replace('{page}', String(page + 1)).replace('{pages}', String(count))),
        MARGIN,
        document.page.height - MARGIN,
        { width: contentWidth(document), align: 'right', lineBreak: false },
      );
  }
}
