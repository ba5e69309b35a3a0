/**
 * Account holder reported by a bank, given and family name of the player, and whether they are different
 * people.
 */
export const HOLDER_CASES: readonly (readonly [
  holder: string,
  given: string,
  family: string,
  isDifferent: boolean,
])[] = [
  ['Aino Virtanen', 'Aino', 'Virtanen', false],
  ['AINO VIRTANEN', 'Aino', 'Virtanen', false],
  ['Virtanen, Aino Maria', 'Aino', 'Virtanen', false],
  ['Aino Virtanen', 'Aino Maria', 'Virtanen-Koski', false],
  ['A. Virtanen', 'Aino', 'Virtanen', false],
  ['Chloe Lefevre', 'Chloé', 'Lefèvre', false],
  ['JOERG MUELLER', 'Jörg', 'Müller', false],
  ['Soren Aesgaard', 'Søren', 'Æsgaard', false],
  ['Kaare Baek', 'Kaare', 'Bæk', false],
  ['LUKASZ WOJCIK', 'Łukasz', 'Wójcik', false],
  ['Hans Weiss', 'Hans', 'Weiß', false],
  ['Thor Gudmundsson', 'Þór', 'Guðmundsson', false],
  ['Marie Coeur', 'Marie', 'Cœur', false],
  ['Sean OBrien', 'Seán', "O'Brien", false],
  ['Aino Virtanen & Mart Tamm', 'Mart', 'Tamm', false],
  ['山田 太郎', '太郎', '山田', false],
  ['ИВАН ПЕТРОВ', 'Иван', 'Петров', false],
  ['', 'Aino', 'Virtanen', false],
  ['  ', 'Aino', 'Virtanen', false],
  ['Mart Virtanen', 'Aino', 'Virtanen', true],
  ['Aino Korhonen', 'Aino', 'Virtanen', true],
  ['M. Virtanen', 'Aino', 'Virtanen', true],
  ['Foyer Trading Ltd', 'Aino', 'Virtanen', true],
  ['Virtanen', 'Aino', 'Virtanen', true],
  ['Yamada Taro', '太郎', '山田', true],
  ['Aino Virtanen', '', '', true],
];
