import type * as Types from '@foyer/graphql/main';
import { gamesOfList, GAME_LIST_SLUGS, isGameListSlug, type GameListSlug } from './gameLists.ts';
import { searchCatalogue } from './searchCatalogue.ts';
import { textOf } from '../content/texts.ts';
import { LOBBY_BLOCKS } from '../../content/brandContent.ts';
import { failure } from '../server/graphql/failure.ts';
import { sliceOf } from '../server/graphql/pagination.ts';
import {
  catalogueOf,
  isPlayableIn,
  viewCategory,
  viewGame,
  viewGames,
  viewStudio,
  type CategoryParent,
  type GameLens,
} from './gameView.ts';

const SLICE = 10; // requirements/constants#game-lists: games, slice size
const STUDIO_PAGE = 20; // requirements/constants#game-lists: studio 20 first
const STUDIOS_PAGE = 30;
const SEARCH_PAGE = 20;
const LONGEST_QUERY = 100; // requirements/validation#inputs
const MAX_IDS = 20;

export interface GameListParent {
  readonly id: string;
  readonly slug: GameListSlug;
  readonly name: string;
  readonly lens: GameLens;
}

export function viewList(lens: GameLens, slug: GameListSlug): GameListParent {
  return { id: slug, slug, name: textOf(`gameList.${slug}`, lens.locale) ?? slug, lens };
}

export function isListEmpty(lens: GameLens, slug: GameListSlug): boolean {
  return gamesOfList(catalogueOf(lens), slug, lens.currency, lens.context.app.clock).length === 0;
}

function listsInOrder(lens: GameLens): readonly GameListSlug[] {
  const ofLobby = LOBBY_BLOCKS[lens.context.brand.id].flatMap((block) =>
    block.type === 'TOP_GAMES' ? [block.list] : [],
  );
  return [...ofLobby, ...GAME_LIST_SLUGS.filter((slug) => !ofLobby.includes(slug))];
}

export const personalizedResolvers = {
  Personalized: {
    listOfGames: (lens: GameLens, { slug }: Types.PersonalizedlistOfGamesArgs) =>
      isGameListSlug(slug) ? viewList(lens, slug) : null,
    listsOfGames: (lens: GameLens) =>
      listsInOrder(lens)
        .filter((slug) => !isListEmpty(lens, slug))
        .map((slug) => viewList(lens, slug)),
    games(lens: GameLens, args: Types.PersonalizedgamesArgs) {
      const catalogue = catalogueOf(lens);
      const studio = args.slug ? catalogue.studioBySlug.get(args.slug) : undefined;
      let games = args.slug ? (catalogue.gamesOfStudio.get(studio?.id ?? '') ?? []) : catalogue.games;
      if (args.categorySlug)
        games = games.filter((game) => game.categories.includes(args.categorySlug ?? ''));
      return viewGames(lens, games, args, STUDIO_PAGE);
    },
    game(lens: GameLens, { slug }: Types.PersonalizedgameArgs) {
      const game = catalogueOf(lens).gameBySlug.get(slug);
      return game && isPlayableIn(lens, game) ? viewGame(lens, game) : null;
    },
    gamesById(lens: GameLens, { ids }: Types.PersonalizedgamesByIdArgs) {
      if (ids.length > MAX_IDS) throw failure('ValidationFailure', { reasons: ['TooMany'], keys: ['ids'] });
      return ids
        .flatMap((id) => catalogueOf(lens).gameById.get(id) ?? [])
        .filter((game) => isPlayableIn(lens, game))
        .map((game) => viewGame(lens, game));
    },
    searchGames(lens: GameLens, args: Types.PersonalizedsearchGamesArgs) {
      const query = args.query.trim();
      if (query === '' || query.length > LONGEST_QUERY)
        throw failure('ValidationFailure', { reasons: ['LengthInvalid'], keys: ['query'] });
      return viewGames(
        lens,
        searchCatalogue(catalogueOf(lens), query).filter((game) => isPlayableIn(lens, game)),
        args,
        SEARCH_PAGE,
      );
    },
    studios(lens: GameLens, args: Types.PersonalizedstudiosArgs) {
      const studios = catalogueOf(lens)
        .studios.map((studio) => viewStudio(lens, studio))
        .filter((studio) => studio.gameCount > 0);
      return sliceOf(
        studios,
        { ...args, fallbackSize: STUDIOS_PAGE, keyOf: (studio) => studio.id },
        (studio) => studio,
      );
    },
    studio(lens: GameLens, { slug }: Types.PersonalizedstudioArgs) {
      const studio = catalogueOf(lens).studioBySlug.get(slug);
      return studio ? viewStudio(lens, studio) : null;
    },
    gameCategories: (lens: GameLens) =>
      [...catalogueOf(lens).gamesOfCategory.keys()].flatMap((slug) => viewCategory(lens, slug) ?? []),
    gameCategory: (lens: GameLens, { slug }: Types.PersonalizedgameCategoryArgs) => viewCategory(lens, slug),
  },
  GameList: {
    games: ({ slug, lens }: GameListParent, args: Types.GameListgamesArgs) =>
      viewGames(
        lens,
        gamesOfList(catalogueOf(lens), slug, lens.currency, lens.context.app.clock),
        args,
        SLICE,
      ),
  },
  GameCategory: {
    games: ({ slug, lens }: CategoryParent, args: Types.GameCategorygamesArgs) =>
      viewGames(lens, catalogueOf(lens).gamesOfCategory.get(slug) ?? [], args, SLICE),
  },
};
