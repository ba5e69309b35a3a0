import { foldText } from './foldText.ts';

export interface SearchableGame {
  readonly name: string;
  readonly studio: { readonly name: string };
  readonly features: readonly string[];
  readonly categorySlugs: readonly string[];
}

interface Entry<Game> {
  readonly game: Game;
  readonly words: readonly { readonly text: string; readonly weight: number }[];
}

export type SearchIndex<Game> = readonly Entry<Game>[];

// A match in the name ranks above the studio, and that above a theme.
const NAME = 3;
const STUDIO = 2;
const THEME = 1;

const WHOLE = 4;
const START = 3;
const INSIDE = 1.5;
const MISSPELT = 1;

const INSIDE_FROM = 3;
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

export function createSearchIndex<Game extends SearchableGame>(games: readonly Game[]): SearchIndex<Game> {
  return games.map((game) => ({
    game,
    words: [
      ...weighted(game.name, NAME),
      ...weighted(game.studio.name, STUDIO),
      ...[...game.features, ...game.categorySlugs].flatMap((theme) => weighted(theme, THEME)),
    ],
  }));
}

/**
 * Each typed word must match a word, its start, a part of it or a near spelling; best first, then in the
 * order of the index.
 */
export function searchGames<Game>(index: SearchIndex<Game>, query: string, maximum: number): readonly Game[] {
  const typed = foldText(query).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  const measures = typed.map(createMeasure);
  return index
    .map((entry) => ({ game: entry.game, score: scoreOf(entry, measures) }))
    .filter((found) => found.score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, maximum)
    .map((found) => found.game);
}

function weighted(text: string, weight: number): { text: string; weight: number }[] {
  return foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, weight }));
}

type Measure = (word: string) => number;

/** Games share most of their words, so each word is compared once. */
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
  const slips = typed.length >= TWO_SLIPS_FROM ? 2 : typed.length >= ONE_SLIP_FROM ? 1 : 0;
  return slips > 0 && isNearly(typed, word, slips) ? MISSPELT : 0;
}

/**
 * Whether some prefix of `word` is at most `slips` insertions, deletions, changes or swaps of neighbours away
 * from the input.
 */
function isNearly(typed: string, word: string, slips: number): boolean {
  const start = word.slice(0, typed.length + slips);
  let before: number[] = [];
  let row = Array.from({ length: start.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= start.length; column += 1) {
      next.push(cost(typed, start, line, column, { before, row, next }));
    }
    if (Math.min(...next) > slips) return false;
    before = row;
    row = next;
  }
  return Math.min(...row.slice(Math.max(0, typed.length - slips))) <= slips;
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
