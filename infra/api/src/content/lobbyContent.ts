import type * as Types from '@foyer/graphql/main';
import { jackpotTermsOf } from '@foyer/market';
import { LOBBY_BLOCKS, type BlockData, type PromotionData } from '../../content/brandContent.ts';
import { LOBBY_MENU, type MenuItemData } from '../../content/lobbyMenu.ts';
import { textOf } from './texts.ts';
import { catalogueOf, isPlayableIn, viewGame, type GameLens } from '../games/gameView.ts';
import { isListEmpty, viewList } from '../games/personalizedGameLists.ts';

/** Blocks of a page in order; blocks without content are omitted. */
export function viewLobbyBlocks(lens: GameLens, page: Types.LobbyPage): readonly unknown[] {
  if (page !== 'LOBBY') return [];
  return LOBBY_BLOCKS[lens.context.brand.id].flatMap((block) => viewBlock(lens, block) ?? []);
}

/** A block for this visitor; undefined when it has no content. */
export function viewBlock(lens: GameLens, block: BlockData): object | undefined {
  const id = `${lens.context.brand.id}:${block.id}`;
  switch (block.type) {
    case 'TOP_GAMES':
      return isListEmpty(lens, block.list)
        ? undefined
        : {
            __typename: 'TopGamesBlock',
            id,
            type: block.type,
            title: viewList(lens, block.list).name,
            list: viewList(lens, block.list),
          };
    case 'BANNER_MANUAL':
      return {
        __typename: 'BannerManualBlock',
        id,
        type: block.type,
        ...textsOf(lens, block),
        path: block.path,
        image: null,
      };
    case 'BANNER_EXTERNAL_LINK':
      return {
        __typename: 'BannerExternalLinkBlock',
        id,
        type: block.type,
        ...textsOf(lens, block),
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
        title: block.title === undefined ? null : textOf(block.title, lens.locale),
      };
    case 'PROMOTION':
      return viewPromotion(lens, id, block);
    case 'PROMOTION_V2':
      return {
        __typename: 'PromotionV2Block',
        id,
        type: block.type,
        title: textOf(block.title, lens.locale),
        promotions: block.promotions.map((promotion) =>
          viewPromotion(lens, `${id}:${promotion.id}`, promotion),
        ),
      };
    case 'BANNER_GAME': {
      const game = catalogueOf(lens)
        .gamesOfStudio.get(block.studio)
        ?.find((candidate) => isPlayableIn(lens, candidate));
      return (
        game && {
          __typename: 'BannerGameBlock',
          id,
          type: block.type,
          ...textsOf(lens, block),
          game: viewGame(lens, game),
        }
      );
    }
  }
}

const FEATURES = { JACKPOT: 'JackpotBlock', RAFFLE: 'RaffleBlock', TOP_SPORTS: 'TopSportsBlock' } as const;

function viewPromotion(
  lens: GameLens,
  id: string,
  { title, text, callToActionType, path }: PromotionData,
): object {
  return {
    __typename: 'PromotionBlock',
    id,
    type: 'PROMOTION',
    title: textOf(title, lens.locale),
    text: textOf(text, lens.locale),
    image: null,
    callToActionType,
    path,
  };
}

function textsOf(
  lens: GameLens,
  block: { readonly title: string; readonly text: string; readonly action: string },
) {
  return {
    title: textOf(block.title, lens.locale),
    text: textOf(block.text, lens.locale),
    callToAction: textOf(block.action, lens.locale),
  };
}

export function viewLobbyMenu(lens: GameLens, menuKey: string): Types.LobbyMenu | null {
  return menuKey === 'lobbyMenu'
    ? { menuKey, items: LOBBY_MENU.flatMap((item) => viewMenuItem(lens, item)) }
    : null; // requirements/routes#menus-and-live-chat
}

function viewMenuItem(lens: GameLens, item: MenuItemData): Types.LobbyMenuItem[] {
  if (item.toggle && !lens.context.brand.toggles.includes(item.toggle)) return [];
  if (item.needsJackpot && !jackpotTermsOf(lens.context.brand.id)) return [];
  if (item.list && isListEmpty(lens, item.list)) return [];
  return [
    {
      id: item.id,
      label: textOf(item.label, lens.locale) ?? item.label,
      path: item.path ?? null,
      icon: item.icon,
      needsSignIn: item.needsSignIn ?? false,
      items: (item.items ?? []).flatMap((child) => viewMenuItem(lens, child)),
    },
  ];
}
