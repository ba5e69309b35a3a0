import { lazyPart, OptionalPart } from '@foyer/platform';
import { Skeleton } from '@foyer/ui';
import type { RankedList, RankedListProps } from './RankedList.tsx';

type List = typeof RankedList;

let Loaded: List | undefined;

/** Preloaded before the first page that uses it, so that it renders with the page. */
export async function loadRankedList(): Promise<List> {
  Loaded ??= (await import('./RankedList.tsx')).RankedList;
  return Loaded;
}

const LaterList = lazyPart(loadRankedList);

/** A ranked list in a separate chunk, because most layouts have none. */
export function RankedRow(props: RankedListProps) {
  if (Loaded !== undefined) return <Loaded {...props} />;
  return (
    <OptionalPart area="casino.lobby.ranked" placeholder={<Skeleton shape="block" height="24rem" />}>
      <LaterList {...props} />
    </OptionalPart>
  );
}
