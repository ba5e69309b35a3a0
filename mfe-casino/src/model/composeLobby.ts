import { visibleLists } from './visibleLists.ts';

interface BlockLike {
  readonly id: string;
  readonly type: string;
}

interface TopGamesLike extends BlockLike {
  readonly list: { readonly slug: string; readonly games: { readonly totalCount: number } };
}

interface ListLike {
  readonly slug: string;
  readonly games: { readonly totalCount: number };
}

export type LobbySection<Block, List> =
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'list'; readonly list: List };

export interface ComposedLobby<Block, List> {
  /** The banner that opens the page. */
  readonly hero: Block | undefined;
  readonly sections: readonly LobbySection<Block, List>[];
}

const HEROES = new Set(['BANNER_GAME', 'BANNER_MANUAL', 'BANNER_EXTERNAL_LINK']);
/** Rows of games between two blocks that are not games: content is never a wall in front of them. */
const ROWS_BETWEEN_BLOCKS = 2;

/**
 * The order of the home page: the first banner is the hero, the other blocks keep their order with rows of games between them,
 * and a list that a block shows already does not come twice.
 */
export function composeLobby<Block extends BlockLike, List extends ListLike>(
  blocks: readonly Block[],
  lists: readonly List[],
  isBonusEnabled: boolean,
): ComposedLobby<Block, List> {
  const hero = blocks.find((block) => HEROES.has(block.type));
  const others = blocks.filter((block) => block !== hero && !isHiddenTopGames(block, isBonusEnabled));
  const shown = new Set(others.flatMap((block) => (hasList(block) ? [block.list.slug] : [])));
  const rows = visibleLists(lists, isBonusEnabled).filter((list) => !shown.has(list.slug));
  const sections: LobbySection<Block, List>[] = [];
  let next = 0;
  for (const block of others) {
    sections.push({ kind: 'block', block });
    if (hasList(block)) continue;
    for (const list of rows.slice(next, next + ROWS_BETWEEN_BLOCKS)) sections.push({ kind: 'list', list });
    next += ROWS_BETWEEN_BLOCKS;
  }
  for (const list of rows.slice(next)) sections.push({ kind: 'list', list });
  return { hero, sections };
}

function hasList<Block extends BlockLike>(block: Block): block is Block & TopGamesLike {
  return block.type === 'TOP_GAMES';
}

function isHiddenTopGames(block: BlockLike, isBonusEnabled: boolean): boolean {
  return hasList(block) && visibleLists([block.list], isBonusEnabled).length === 0;
}
