const MARKS = /\p{Diacritic}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu;

/** Normalises names and typed text: no case, no accents, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(SEPARATORS, ' ').trim();
}
