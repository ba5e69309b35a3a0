const MARKS = /\p{Diacritic}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu;

/** One form for what is written and what is typed: no case, no accents, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(SEPARATORS, ' ').trim();
}
