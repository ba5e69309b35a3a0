import type { CatalogueGame, CatalogueSnapshot } from './catalogue.ts';

const MARKS = /\p{Mark}/gu;
const SEPARATORS = /[^\p{Letter}\p{Number}]+/u;
const LONG_WORD = 6;

/**
 * Games whose name, studio, features or themes match every word of the query, tolerating one typing error.
 * Best match first.
 */
export function searchGames(
  catalogue: CatalogueSnapshot,
  query: string,
  isPlayable: (game: CatalogueGame) => boolean,
): readonly CatalogueGame[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return catalogue.games
    .filter(isPlayable)
    .map((game) => ({ game, score: scoreOf(game, catalogue, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || right.game.popularity - left.game.popularity)
    .map(({ game }) => game);
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

function scoreOf(game: CatalogueGame, catalogue: CatalogueSnapshot, words: readonly string[]): number {
  const name = wordsOf(game.name);
  const studio = wordsOf(catalogue.studioById.get(game.studioId)?.name ?? '');
  const facts = [...game.features, ...game.categories, ...game.lists].flatMap((fact) => wordsOf(fact));
  let total = 0;
  for (const word of words) {
    const best = Math.max(bestOf(word, name) * 3, bestOf(word, studio) * 2, bestOf(word, facts));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function bestOf(word: string, candidates: readonly string[]): number {
  return Math.max(0, ...candidates.map((candidate) => closeness(word, candidate)));
}

/** 4 for the same word, 3 for a prefix, 2 for a substring, 1 for one typing error, 0 for no match. */
function closeness(word: string, candidate: string): number {
  if (candidate === word) return 4;
  if (candidate.startsWith(word)) return 3;
  if (word.length >= 3 && candidate.includes(word)) return 2;
  const allowed = word.length >= LONG_WORD ? 2 : word.length >= 4 ? 1 : 0;
  return allowed > 0 && editDistance(word, candidate.slice(0, word.length + allowed), allowed) <= allowed
    ? 1
    : 0;
}

/**
 * Optimal string alignment distance: an insertion, deletion, substitution or swap of neighbours costs one.
 */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const swap =
        i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
          ? at(rows, i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      row[j] = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + cost, swap);
    }
    rows[i] = row;
  }
  return at(rows, left.length, right.length);
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
}
