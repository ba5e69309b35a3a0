import { COMMON_PASSWORDS } from './commonPasswords.ts';

export const MIN_PASSWORD_LENGTH = 10;

export type PasswordProblem = 'too-short' | 'too-common' | 'about-you';

/** Checks the length and whether it can be guessed; no rules about character classes (NIST 800-63B). */
export function passwordProblem(password: string, about: readonly string[]): PasswordProblem | undefined {
  if ([...password.normalize('NFKC')].length < MIN_PASSWORD_LENGTH) return 'too-short';
  const plain = simplified(password);
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < 4 || isSequence(plain)) return 'too-common';
  const known = about.map(simplified).filter((word) => word.length >= 4);
  return known.some((word) => plain.includes(word) && plain.length - word.length < 5)
    ? 'about-you'
    : undefined;
}

function simplified(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** True if all neighbouring characters have consecutive codes: 1234567890, abcdefghij, 0987654321. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const odd = steps.filter((step) => step !== steps[0]).length;
  return Math.abs(steps[0] ?? 0) <= 1 && odd <= 1;
}
