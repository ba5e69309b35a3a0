/**
 * Game search used by the browser and the api, so that results of the server extend the local results in
 * the same order.
 * @packageDocumentation
 */

/** Texts of a game that a query can match. */
export interface SearchTexts {
  readonly name: string;
  readonly studio: string;
  /** Slugs of features, categories and lists. */
  readonly themes: readonly string[];
}

interface Entry<Game> {
  readonly game: Game;
  readonly words: readonly { readonly text: string; readonly weight: number }[];
}

/** Games with their normalised words. */
export type SearchIndex<Game> = readonly Entry<Game>[];

const MARKS = /\p{Diacritic}/gu;
/** Letters without a canonical decomposition, as typed on other keyboards. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
};
const LIGATURES = /[øłđðæœþß]/g;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu;

// Weights: a match in the name ranks above one in the studio, and that above one in a theme.
const NAME = 3;
const STUDIO = 2;
const THEME = 1;

const WHOLE = 4;
const START = 3;
const INSIDE = 1.5;
const MISSPELT = 1;

const INSIDE_FROM = 3;
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** Indexes games by their texts; equally good matches keep the order of `games`. */
export function createSearchIndex<Game>(
  games: readonly Game[],
  textsOf: (game: Game) => SearchTexts,
): SearchIndex<Game> {
  return games.map((game) => {
    const { name, studio, themes } = textsOf(game);
    return {
      game,
      words: [
        ...weighted(name, NAME),
        ...weighted(studio, STUDIO),
        ...themes.flatMap((theme) => weighted(theme, THEME)),
      ],
    };
  });
}

/**
 * Returns the games that match every word of the query, best match first, then in the order of the index. A
 * word matches if it is equal, starts with or (from 3 letters) contains the query word, or differs by one
 * typing error (from 4 letters) or two (from 8 letters). An empty query matches nothing.
 */
export function searchGames<Game>(index: SearchIndex<Game>, query: string): readonly Game[] {
  const measures = wordsOf(query).map(createMeasure);
  if (measures.length === 0) return [];
  return index
    .map((entry) => ({ game: entry.game, score: scoreOf(entry, measures) }))
    .filter((found) => found.score > 0)
    .sort((left, right) => right.score - left.score)
    .map((found) => found.game);
}

/** Normalises text for matching: lower case, no accents, plain Latin letters, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LIGATURES, (letter) => PLAIN[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim();
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean);
}

function weighted(text: string, weight: number): { text: string; weight: number }[] {
  return wordsOf(text).map((word) => ({ text: word, weight }));
}

type Measure = (word: string) => number;

/** Creates a cached comparison with a query word, because games share most of their words. */
function createMeasure(typed: string): Measure {
  const known = new Map<string, number>();
  return (word) => {
    const measured = known.get(word) ?? closeness(typed, word);
    known.set(word, measured);
    return measured;
  };
}

function scoreOf<Game>(entry: Entry<Game>, measures: readonly Measure[]): number {
  let sum = 0;
  for (const measure of measures) {
    let best = 0;
    for (const word of entry.words) best = Math.max(best, measure(word.text) * word.weight);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

function closeness(typed: string, word: string): number {
  if (word === typed) return WHOLE;
  if (word.startsWith(typed)) return START;
  if (typed.length >= INSIDE_FROM && word.includes(typed)) return INSIDE;
  const errors = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= ONE_ERROR_FROM ? 1 : 0;
  return errors > 0 && isWithinErrors(typed, word, errors) ? MISSPELT : 0;
}

/**
 * True if some prefix of `word` is within `errors` insertions, deletions, substitutions or transpositions of
 * the query word.
 */
function isWithinErrors(typed: string, word: string, errors: number): boolean {
  const start = word.slice(0, typed.length + errors);
  let before: number[] = [];
  let row = Array.from({ length: start.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= start.length; column += 1) {
      next.push(cost(typed, start, line, column, { before, row, next }));
    }
    if (Math.min(...next) > errors) return false;
    before = row;
    row = next;
  }
  return Math.min(...row.slice(Math.max(0, typed.length - errors))) <= errors;
}

interface Rows {
  readonly before: readonly number[];
  readonly row: readonly number[];
  readonly next: readonly number[];
}

function cost(
  typed: string,
  word: string,
  line: number,
  column: number,
  { before, row, next }: Rows,
): number {
  const at = (numbers: readonly number[], index: number): number =>
    numbers[index] ?? Number.POSITIVE_INFINITY;
  const isSame = typed[line - 1] === word[column - 1];
  const changed = at(row, column - 1) + (isSame ? 0 : 1);
  const best = Math.min(changed, at(row, column) + 1, at(next, column - 1) + 1);
  const isSwap = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
  return isSwap ? Math.min(best, at(before, column - 2) + 1) : best;
}
