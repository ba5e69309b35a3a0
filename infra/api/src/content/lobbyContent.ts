import type * as Types from '@foyer/graphql/main';
import { jackpotTermsOf } from '@foyer/market';
import type { LobbyBlock, LobbyMenuEntry, LobbyPromotion } from '@foyer/market/content';
import { isGameListSlug } from '../games/gameLists.ts';
import { brandFeatures } from './features.ts';
import { isPlayableIn, type CatalogueView } from '../games/catalogueView.ts';
import { viewGame } from '../games/gameView.ts';
import { isListEmpty, viewList } from '../games/personalizedGameLists.ts';

/** Blocks of a page in order; blocks without content are omitted. */
export function viewLobbyBlocks(view: CatalogueView, page: Types.LobbyPage): readonly unknown[] {
  if (page !== 'LOBBY') return [];
  return view.content.sections.lobby.blocks.flatMap((block) => viewBlock(view, block) ?? []);
}

/** A block for this visitor; undefined when it has no content. */
export function viewBlock(view: CatalogueView, block: LobbyBlock): object | undefined {
  const id = `${view.brand.id}:${block.id}`;
  if (!hasFeature(view, block)) return undefined;
  switch (block.type) {
    case 'TOP_GAMES':
      return !isGameListSlug(block.list) || isListEmpty(view, block.list)
        ? undefined
        : {
            __typename: 'TopGamesBlock',
            id,
            type: block.type,
            title: viewList(view, block.list).name,
            list: viewList(view, block.list),
          };
    case 'BANNER_MANUAL':
      return {
        __typename: 'BannerManualBlock',
        id,
        type: block.type,
        ...textsOf(view, block),
        path: block.path,
        image: null,
      };
    case 'BANNER_EXTERNAL_LINK':
      return {
        __typename: 'BannerExternalLinkBlock',
        id,
        type: block.type,
        ...textsOf(view, block),
        url: block.url,
        image: null,
      };
    case 'JACKPOT':
    case 'RAFFLE':
    case 'TOP_SPORTS':
      return {
        __typename: FEATURES[block.type],
        id,
        type: block.type,
        title: block.title === undefined ? null : view.content.textOf(block.title, view.locale),
      };
    case 'PROMOTION':
      return viewPromotion(view, id, block);
    case 'PROMOTION_V2': {
      const promotions = block.promotions.flatMap(
        (promotion) => viewPromotion(view, `${id}:${promotion.id}`, promotion) ?? [],
      );
      if (promotions.length === 0) return undefined;
      return {
        __typename: 'PromotionV2Block',
        id,
        type: block.type,
        title: view.content.textOf(block.title, view.locale),
        promotions,
      };
    }
    case 'BANNER_GAME': {
      const game = view.catalogue.gamesOfStudio
        .get(block.studio)
        ?.find((candidate) => isPlayableIn(view, candidate));
      return (
        game && {
          __typename: 'BannerGameBlock',
          id,
          type: block.type,
          ...textsOf(view, block),
          game: viewGame(view, game),
        }
      );
    }
  }
}

const FEATURES = { JACKPOT: 'JackpotBlock', RAFFLE: 'RaffleBlock', TOP_SPORTS: 'TopSportsBlock' } as const;

/** True unless the block leads to a page that the brand does not offer this visitor. */
function hasFeature(view: CatalogueView, { type }: LobbyBlock): boolean {
  switch (type) {
    case 'JACKPOT':
      return view.isPlayAllowed && jackpotTermsOf(view.brand.id) !== undefined;
    case 'RAFFLE':
      return hasRaffles(view) && hasPrizes(view);
    case 'TOP_SPORTS':
      return brandFeatures(view.brand).has('Sportsbook');
    default:
      return true;
  }
}

/** A card of the lobby; undefined without a text, which would be an empty card with a button. */
function viewPromotion(
  view: CatalogueView,
  id: string,
  { title: titleKey, text: textKey, callToActionType, path }: LobbyPromotion,
): object | undefined {
  const [title, text] = [titleKey, textKey].map((key) => view.content.textOf(key, view.locale));
  if (!title && !text) return undefined;
  return {
    __typename: 'PromotionBlock',
    id,
    type: 'PROMOTION',
    title,
    text,
    image: null,
    callToActionType,
    path,
  };
}

function textsOf(
  view: CatalogueView,
  block: { readonly title: string; readonly text: string; readonly action: string },
) {
  return {
    title: view.content.textOf(block.title, view.locale),
    text: view.content.textOf(block.text, view.locale),
    callToAction: view.content.textOf(block.action, view.locale),
  };
}

export function viewLobbyMenu(view: CatalogueView, menuKey: string): Types.LobbyMenu | null {
  return menuKey === 'lobbyMenu'
    ? { menuKey, items: menuOf(view).flatMap((item) => viewMenuItem(view, item)) }
    : null; // requirements/routes#menus-and-live-chat
}

/** Menu items of the raffle page are omitted where it has no raffle. */
const RAFFLE_PATH = '/raffle/';

function hasRaffles({ content, isPlayAllowed }: CatalogueView): boolean {
  return isPlayAllowed && content.sections.site.raffleSettings.enabled;
}

/** A raffle without prizes has no drops, so its block would lead to an empty page. */
function hasPrizes({ content }: CatalogueView): boolean {
  return content.sections.site.raffleSettings.raffles.some(({ prizes }) =>
    Object.values(prizes).some((list) => list.length > 0),
  );
}

/** Menu items of gamification are omitted where the brand has none (requirements/states#gamification). */
const ENGAGEMENT_PAGES: ReadonlySet<string | undefined> = new Set([
  '/missions/',
  '/tournaments/',
  '/rewards-shop/',
  '/loyalty-program/',
]);

function hasEngagement({ content }: CatalogueView): boolean {
  const { enabled, clientId } = content.sections.site.gamificationSettings;
  return enabled && (clientId ?? null) !== null;
}

/** In the sports product the sports item comes first. */
function menuOf({ content, hints }: CatalogueView): readonly LobbyMenuEntry[] {
  const { menu } = content.sections.lobby;
  const isSports = (item: LobbyMenuEntry): boolean => hints.productMode === 'SPORTS' && item.icon === 'sport';
  return [...menu.filter(isSports), ...menu.filter((item) => !isSports(item))];
}

function viewMenuItem(view: CatalogueView, item: LobbyMenuEntry): Types.LobbyMenuItem[] {
  if (item.toggle && !brandFeatures(view.brand).has(item.toggle)) return [];
  if (item.needsJackpot && !jackpotTermsOf(view.brand.id)) return [];
  if (item.path === RAFFLE_PATH && !hasRaffles(view)) return [];
  if (ENGAGEMENT_PAGES.has(item.path) && !hasEngagement(view)) return [];
  if (item.list && (!isGameListSlug(item.list) || isListEmpty(view, item.list))) return [];
  return [
    {
      id: item.id,
      label: view.content.textOf(item.label, view.locale) ?? item.label,
      path: item.path ?? null,
      icon: item.icon,
      needsSignIn: item.needsSignIn ?? false,
      items: (item.items ?? []).flatMap((child) => viewMenuItem(view, child)),
    },
  ];
}
