const BONUS_LIST = 'bonus'; // requirements/routes#game-lists

interface ListLike {
  readonly slug: string;
  readonly games: { readonly totalCount: number };
}

/** Omits empty lists, and the bonus list when bonus is off (requirements/screens#games). */
export function visibleLists<List extends ListLike>(
  lists: readonly List[],
  isBonusEnabled: boolean,
): readonly List[] {
  return lists.filter((list) => list.games.totalCount > 0 && (isBonusEnabled || list.slug !== BONUS_LIST));
}
