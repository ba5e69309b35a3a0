/**
 * Card brand rules. Used by the frame while typing, and again by the server, which does not trust the
 * frame.
 */
export interface CardBrand {
  readonly id: 'visa' | 'mastercard' | 'amex' | 'maestro' | 'card';
  readonly name: string;
  readonly lengths: readonly number[];
  readonly cvcLength: number;
  /** Sizes of the printed digit groups. */
  readonly groups: readonly number[];
}

const FOURS = [4, 4, 4, 4, 3];
const BRANDS: readonly (CardBrand & { readonly begins: RegExp })[] = [
  { id: 'visa', name: 'Visa', lengths: [13, 16, 19], cvcLength: 3, groups: FOURS, begins: /^4/ },
  {
    id: 'mastercard',
    name: 'Mastercard',
    lengths: [16],
    cvcLength: 3,
    groups: FOURS,
    begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  },
  { id: 'amex', name: 'American Express', lengths: [15], cvcLength: 4, groups: [4, 6, 5], begins: /^3[47]/ },
  {
    id: 'maestro',
    name: 'Maestro',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    cvcLength: 3,
    groups: FOURS,
    begins: /^(?:50|5[6-9]|6)/,
  },
];
const ANY: CardBrand = { id: 'card', name: 'Card', lengths: [], cvcLength: 3, groups: FOURS };
/** Length of the longest number of any brand. */
export const MAX_NUMBER_LENGTH = 19;
const CENTURY = 2_000;

export function brandOf(digits: string): CardBrand {
  return BRANDS.find(({ begins }) => begins.test(digits)) ?? ANY;
}

/** True if length and check digit (Luhn) are valid and the brand is accepted. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !brandOf(digits).lengths.includes(digits.length)) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * End of validity of a card with expiry `MM/YY`, in ms since the epoch; undefined when the text is not a
 * month.
 */
export function expiryOf(text: string): number | undefined {
  const [, month = '', year = ''] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(text.trim()) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? Date.UTC(CENTURY + Number(year), number, 1) : undefined;
}

export function isSecurityCode(text: string, length: number | undefined): boolean {
  return /^\d{3,4}$/.test(text) && (length === undefined || text.length === length);
}

/** The number in its printed groups. */
export function grouped(digits: string): string {
  let rest = digits;
  const parts: string[] = [];
  for (const size of brandOf(digits).groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}
