import type * as Types from '@foyer/graphql/main';
import { LOBBY_BLOCKS, type BlockData } from '../../../content/brandContent.ts';
import { LOBBY_MENU, type MenuItemData } from '../../../content/lobbyMenu.ts';
import { textOf } from '../../content/texts.ts';
import { catalogueOf, isPlayableIn, viewGame, type GameLens } from './gameView.ts';
import { isListEmpty, viewList } from './personalized.ts';

/** Blocks of a page in order; one that has nothing to show is left out. */
export function viewLobbyBlocks(lens: GameLens, page: Types.LobbyPage): readonly unknown[] {
  if (page !== 'LOBBY') return [];
  return LOBBY_BLOCKS[lens.context.brand.id].flatMap((block) => viewBlock(lens, block) ?? []);
}

function viewBlock(lens: GameLens, block: BlockData): object | undefined {
  const id = `${lens.context.brand.id}:${block.id}`;
  switch (block.type) {
    case 'TOP_GAMES':
      return isListEmpty(lens, block.list) ? undefined : { __typename: 'TopGamesBlock', id, type: block.type, title: viewList(lens, block.list).name, list: viewList(lens, block.list) };
    case 'BANNER_MANUAL':
      return { __typename: 'BannerManualBlock', id, type: block.type, ...textsOf(lens, block), path: block.path, image: null };
    case 'BANNER_GAME': {
      const game = catalogueOf(lens).gamesOfStudio.get(block.studio)?.find((candidate) => isPlayableIn(lens, candidate));
      return game && { __typename: 'BannerGameBlock', id, type: block.type, ...textsOf(lens, block), game: viewGame(lens, game) };
    }
  }
}

function textsOf(lens: GameLens, block: { readonly title: string; readonly text: string; readonly action: string }) {
  return { title: textOf(block.title, lens.locale), text: textOf(block.text, lens.locale), callToAction: textOf(block.action, lens.locale) };
}

export function viewLobbyMenu(lens: GameLens, menuKey: string): Types.LobbyMenu | null {
  return menuKey === 'lobbyMenu' ? { menuKey, items: LOBBY_MENU.flatMap((item) => viewMenuItem(lens, item)) } : null; // spec §2.4
}

function viewMenuItem(lens: GameLens, item: MenuItemData): Types.LobbyMenuItem[] {
  if (item.toggle && !lens.context.brand.toggles.includes(item.toggle)) return [];
  if (item.list && isListEmpty(lens, item.list)) return [];
  return [{
    id: item.id,
    label: textOf(item.label, lens.locale) ?? item.label,
    path: item.path ?? null,
    icon: item.icon,
    needsSignIn: item.needsSignIn ?? false,
    items: (item.items ?? []).flatMap((child) => viewMenuItem(lens, child)),
  }];
}
