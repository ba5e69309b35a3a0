import type * as Types from '@foyer/graphql/main';
import { GAME_SLICE_SIZE, STUDIO_FIRST_PAGE } from '@foyer/market/constants';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import { gamesOfList, GAME_LIST_SLUGS, isGameListSlug, type GameListSlug } from './gameLists.ts';
import { searchCatalogue } from './searchCatalogue.ts';
import { failure } from '../server/graphql/failure.ts';
import { sliceOf } from '../server/graphql/listSlices.ts';
import { isPlayableIn, type CatalogueView } from './catalogueView.ts';
import { viewCategory, viewGame, viewGames, viewStudio, type CategoryParent } from './gameView.ts';

const STUDIOS_PAGE = 30;
const SEARCH_PAGE = 20;
const MAX_IDS = 20;

export interface GameListParent {
  readonly id: string;
  readonly slug: GameListSlug;
  readonly name: string;
  readonly view: CatalogueView;
}

export function viewList(view: CatalogueView, slug: GameListSlug): GameListParent {
  return { id: slug, slug, name: view.content.textOf(`gameList.${slug}`, view.locale) ?? slug, view };
}

export function isListEmpty(view: CatalogueView, slug: GameListSlug): boolean {
  return gamesOfList(view.catalogue, slug, view.currency, view.clock).length === 0;
}

/**
 * The lists that the visitor opened come first, then those with most of the games that the visitor played, then
 * the order of the brand's lobby.
 */
function listsInOrder(view: CatalogueView): readonly GameListSlug[] {
  const { ranks, recentlyPlayed } = view.hints;
  const played = (slug: GameListSlug): number =>
    gamesOfList(view.catalogue, slug, view.currency, view.clock).filter(({ id }) =>
      recentlyPlayed.includes(id),
    ).length;
  const lists = brandLists(view).map((slug) => ({
    slug,
    rank: ranks.includes(slug) ? ranks.indexOf(slug) : ranks.length,
    played: recentlyPlayed.length > 0 ? played(slug) : 0,
  }));
  return lists
    .toSorted((left, right) => left.rank - right.rank || right.played - left.played)
    .map(({ slug }) => slug);
}

function brandLists(view: CatalogueView): readonly GameListSlug[] {
  const ofLobby = view.content.sections.lobby.blocks.flatMap((block) =>
    block.type === 'TOP_GAMES' && isGameListSlug(block.list) ? [block.list] : [],
  );
  return [...ofLobby, ...GAME_LIST_SLUGS.filter((slug) => !ofLobby.includes(slug))];
}

export const personalizedResolvers = {
  Personalized: {
    listOfGames: (view: CatalogueView, { slug }: Types.PersonalizedlistOfGamesArgs) =>
      isGameListSlug(slug) ? viewList(view, slug) : null,
    listsOfGames: (view: CatalogueView) =>
      listsInOrder(view)
        .filter((slug) => !isListEmpty(view, slug))
        .map((slug) => viewList(view, slug)),
    games(view: CatalogueView, args: Types.PersonalizedgamesArgs) {
      const catalogue = view.catalogue;
      const studio = args.slug ? catalogue.studioBySlug.get(args.slug) : undefined;
      let games = args.slug ? (catalogue.gamesOfStudio.get(studio?.id ?? '') ?? []) : catalogue.games;
      if (args.categorySlug)
        games = games.filter((game) => game.categories.includes(args.categorySlug ?? ''));
      return viewGames(view, games, args, STUDIO_FIRST_PAGE);
    },
    game(view: CatalogueView, { slug }: Types.PersonalizedgameArgs) {
      const game = view.catalogue.gameBySlug.get(slug);
      return game && isPlayableIn(view, game) ? viewGame(view, game) : null;
    },
    gamesById(view: CatalogueView, { ids }: Types.PersonalizedgamesByIdArgs) {
      if (ids.length > MAX_IDS) throw failure('ValidationFailure', { reasons: ['TooMany'], keys: ['ids'] });
      return ids
        .flatMap((id) => view.catalogue.gameById.get(id) ?? [])
        .filter((game) => isPlayableIn(view, game))
        .map((game) => viewGame(view, game));
    },
    searchGames(view: CatalogueView, args: Types.PersonalizedsearchGamesArgs) {
      const query = args.query.trim();
      if (query === '' || query.length > MAX_INPUT_LENGTH)
        throw failure('ValidationFailure', { reasons: ['LengthInvalid'], keys: ['query'] });
      return viewGames(
        view,
        searchCatalogue(view.catalogue, query).filter((game) => isPlayableIn(view, game)),
        args,
        SEARCH_PAGE,
      );
    },
    studios(view: CatalogueView, args: Types.PersonalizedstudiosArgs) {
      const studios = view.catalogue.studios
        .map((studio) => viewStudio(view, studio))
        .filter((studio) => studio.gameCount > 0);
      return sliceOf(
        studios,
        { ...args, fallbackSize: STUDIOS_PAGE, keyOf: (studio) => studio.id },
        (studio) => studio,
      );
    },
    studio(view: CatalogueView, { slug }: Types.PersonalizedstudioArgs) {
      const studio = view.catalogue.studioBySlug.get(slug);
      return studio ? viewStudio(view, studio) : null;
    },
    gameCategories: (view: CatalogueView) =>
      [...view.catalogue.gamesOfCategory.keys()].flatMap((slug) => viewCategory(view, slug) ?? []),
    gameCategory: (view: CatalogueView, { slug }: Types.PersonalizedgameCategoryArgs) =>
      viewCategory(view, slug),
  },
  GameList: {
    games: ({ slug, view }: GameListParent, args: Types.GameListgamesArgs) =>
      viewGames(view, gamesOfList(view.catalogue, slug, view.currency, view.clock), args, GAME_SLICE_SIZE),
  },
  GameCategory: {
    games: ({ slug, view }: CategoryParent, args: Types.GameCategorygamesArgs) =>
      viewGames(view, view.catalogue.gamesOfCategory.get(slug) ?? [], args, GAME_SLICE_SIZE),
  },
};
