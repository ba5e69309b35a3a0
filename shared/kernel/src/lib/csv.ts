/**
 * Rules for all CSV files: spreadsheets can read them, and no text is executed as a formula.
 * @packageDocumentation
 */

/** Without this mark spreadsheets do not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that start a formula, with the full-width forms that spreadsheets accept in East Asian locales. */
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/;
/**
 * A formula start after a separator: where the comma is the decimal sign, spreadsheets split even quoted
 * texts at it.
 */
const FORMULA_IN_NEXT_CELL = /([;\t]\s*)(?=[=+\-@|%＝＋－＠])/g;

/**
 * Returns a text that a spreadsheet shows unchanged: each formula start is preceded by an apostrophe. Not
 * for numbers: a negative amount would become text.
 */
export function guardFormulas(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_IN_NEXT_CELL, "$1'");
}
