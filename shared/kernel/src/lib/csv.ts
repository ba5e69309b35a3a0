/**
 * Rules for every CSV file: spreadsheets can read it, and none of its texts runs as a formula there.
 * @packageDocumentation
 */

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that start a formula, with the full-width forms that spreadsheets accept in East Asian locales. */
const FORMULA = /^[=+\-@\t\r\n|%＝＋－＠]/;
/** The same behind a separator: where the comma is the decimal sign, a spreadsheet splits even a quoted text there. */
const FORMULA_IN_NEXT_CELL = /([;\t]\s*)(?=[=+\-@|%＝＋－＠])/g;

/**
 * A text that a spreadsheet shows as it is: an apostrophe precedes each start of a formula.
 * For texts only: a negative amount is a number and must not be guarded.
 */
export function guardFormulas(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_IN_NEXT_CELL, "$1'");
}
