import { visibleLists } from '../../features/catalogue/visibleLists.ts';

interface BlockLike {
  readonly id: string;
  readonly type: string;
}

interface TopGamesLike extends BlockLike {
  readonly list: {
    readonly slug: string;
    readonly games: {
      readonly totalCount: number;
      readonly edges?: readonly { readonly node: { readonly lookupId: string } }[];
    };
  };
}

interface ListLike {
  readonly slug: string;
  readonly games: { readonly totalCount: number };
}

export type LobbySection<Block, List> =
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'list'; readonly list: List };

export interface ComposedLobby<Block, List> {
  /** The banner at the top of the page. */
  readonly hero: Block | undefined;
  readonly sections: readonly LobbySection<Block, List>[];
}

const HEROES = new Set(['BANNER_GAME', 'BANNER_MANUAL', 'BANNER_EXTERNAL_LINK']);
/** Rows of games between two other blocks, so that content never hides the games. */
const ROWS_BETWEEN_BLOCKS = 2;

/**
 * Order of the home page: the first banner is the hero; the other blocks keep their order with rows of games
 * between them; a list shown by a block is not repeated.
 */
export function composeLobby<Block extends BlockLike, List extends ListLike>(
  blocks: readonly Block[],
  lists: readonly List[],
  isBonusEnabled: boolean,
): ComposedLobby<Block, List> {
  const hero = blocks.find((block) => HEROES.has(block.type));
  const wanted = blocks.filter((block) => block !== hero && !isHiddenTopGames(block, isBonusEnabled));
  const shown = new Set(wanted.flatMap((block) => (hasList(block) ? [block.list.slug] : [])));
  const others = withoutRepeats(wanted);
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

/** Omits repeated rows: when all table games are roulettes, "Table games" has the same games as "Roulette". */
function withoutRepeats<Block extends BlockLike>(blocks: readonly Block[]): readonly Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const games = hasList(block) ? block.list.games.edges?.map((edge) => edge.node.lookupId) : undefined;
    if (!hasList(block) || games === undefined) return true;
    const row = [block.list.games.totalCount, ...games].join(' ');
    const isNew = !seen.has(row);
    seen.add(row);
    return isNew;
  });
}

function hasList<Block extends BlockLike>(block: Block): block is Block & TopGamesLike {
  return block.type === 'TOP_GAMES';
}

function isHiddenTopGames(block: BlockLike, isBonusEnabled: boolean): boolean {
  return hasList(block) && visibleLists([block.list], isBonusEnabled).length === 0;
}
