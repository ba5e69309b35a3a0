const BONUS_LIST = 'bonus'; // spec §2.2

interface ListLike {
  readonly slug: string;
  readonly games: { readonly totalCount: number };
}

/** spec §2.9: the bonus list is hidden when bonus is off; empty lists are hidden. */
export function visibleLists<List extends ListLike>(
  lists: readonly List[],
  isBonusEnabled: boolean,
): readonly List[] {
  return lists.filter((list) => list.games.totalCount > 0 && (isBonusEnabled || list.slug !== BONUS_LIST));
}
