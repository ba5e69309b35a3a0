import type { Clock } from '@foyer/runtime';
import type { CatalogueGame, CatalogueSnapshot } from './catalogue.ts';

/** The fixed lists of requirements/routes#game-lists, in the order the lobby shows them. */
export const GAME_LIST_SLUGS = [
  'hot-games',
  'new',
  'slots',
  'megaways',
  'jackpots',
  'live-casino',
  'roulette',
  'blackjack',
  'table-games',
  'bonus',
] as const;
export type GameListSlug = (typeof GAME_LIST_SLUGS)[number];

const HOT_GAMES = 20;
const NEW_FOR_DAYS = 120;
const DAY_MS = 86_400_000;

type Rule = (game: CatalogueGame, now: number) => boolean;

/** Membership rules over game details, so that a new game joins its lists without manual work. */
const RULES: Readonly<Record<GameListSlug, Rule>> = {
  'hot-games': () => true,
  new: (game, now) => isNewGame(game, now),
  slots: (game) => game.kind === 'SLOT',
  megaways: (game) => game.lists.includes('megaways'),
  jackpots: (game) => game.features.includes('jackpot'),
  'live-casino': (game) => game.kind === 'LIVE',
  roulette: (game) => game.kind === 'ROULETTE',
  blackjack: (game) => game.kind === 'BLACKJACK',
  'table-games': (game) => game.kind === 'ROULETTE' || game.kind === 'BLACKJACK' || game.kind === 'TABLE',
  bonus: (game) => game.isBonusEnabled,
};

export function isGameListSlug(text: string): text is GameListSlug {
  return (GAME_LIST_SLUGS as readonly string[]).includes(text);
}

export function isNewGame(game: CatalogueGame, now: number): boolean {
  const age = now - Date.parse(game.releasedOn);
  return age >= 0 && age < NEW_FOR_DAYS * DAY_MS;
}

/** Games of a list that can be played in the currency, most popular first; the newest first in `new`. */
export function gamesOfList(
  catalogue: CatalogueSnapshot,
  slug: GameListSlug,
  currency: string,
  clock: Clock,
): readonly CatalogueGame[] {
  const now = clock();
  const games = catalogue.games.filter(
    (game) => game.stakes[currency] !== undefined && RULES[slug](game, now),
  );
  if (slug === 'hot-games') return games.slice(0, HOT_GAMES);
  if (slug === 'new')
    return games.toSorted((left, right) =>
      left.releasedOn > right.releasedOn ? -1 : left.releasedOn < right.releasedOn ? 1 : 0,
    );
  return games;
}
