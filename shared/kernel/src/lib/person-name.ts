/** A name as written in a document, by a bank or by a player. */
export interface PersonName {
  readonly given: string;
  readonly family: string;
}

/** Letters without a canonical decomposition that are also written with other letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'a',
  œ: 'o',
  þ: 't',
  ß: 'ss',
};

/**
 * Normalises a name to words that are equal for its spellings: case, accents, punctuation, invisible characters and order
 * are ignored, and so are the two-letter spellings of ø, ä, ö, ü, å, ß and þ (`Mueller` is `Müller`, `Aesgaard`
 * is `Æsgård`).
 * @returns each word once, sorted.
 */
export function nameParts(name: string): readonly string[] {
  const folded = name
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\u0300-\u036f'’´`]/gu, '')
    .toLowerCase()
    .replace(/[øłđðæœþß]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('th', 't')
    .replaceAll('ue', 'u')
    .replace(/([ao])e/g, '$1');
  return [...new Set(folded.split(/[\s.,/()‐–-]+/).filter((word) => word !== ''))].sort();
}

/**
 * True if two names match, for linking accounts: equal family names, and all given names of one are among
 * those of the other, because banks know second names that accounts omit. Initials do not match.
 */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const [family, otherFamily] = [nameParts(one.family), nameParts(other.family)];
  const [given, otherGiven] = [nameParts(one.given), nameParts(other.given)];
  if (family.length === 0 || given.length === 0 || otherGiven.length === 0) return false;
  if (family.join(' ') !== otherFamily.join(' ')) return false;
  return given.every((word) => otherGiven.includes(word)) || otherGiven.every((word) => given.includes(word));
}

/**
 * True if the account holder that a bank reports is another person, for manual review. The holder must
 * contain a word of the family
 * name and a given name or its initial, in any order; other words are ignored.
 * @returns false for a holder without words; true when the player's name is unknown.
 */
export function isDifferentName(holder: string, { given, family }: PersonName): boolean {
  const parts = nameParts(holder);
  if (parts.length === 0) return false;
  const hasFamily = nameParts(family).some((word) => parts.includes(word));
  const hasGiven = nameParts(given).some((name) =>
    parts.some((word) => word === name || word === [...name][0]),
  );
  return !(hasFamily && hasGiven);
}

/** Key of a full name: equal for its spellings, also with given and family name swapped. */
export function nameKey({ given, family }: PersonName): string {
  return nameParts(`${given} ${family}`).join(' ');
}
