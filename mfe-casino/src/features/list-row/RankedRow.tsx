import { lazyPart } from '@foyer/platform';
import { Skeleton } from '@foyer/ui';
import { QuietPart } from '../quiet-part/QuietPart.tsx';
import type { RankedList, RankedListProps } from './RankedList.tsx';

type List = typeof RankedList;

let Loaded: List | undefined;

/** Before the first page that has one: then it is drawn with the page and not after it. */
export async function loadRankedList(): Promise<List> {
  Loaded ??= (await import('./RankedList.tsx')).RankedList;
  return Loaded;
}

const LaterList = lazyPart(loadRankedList);

/** A printed list, in a file of its own: most layouts have none. */
export function RankedRow(props: RankedListProps) {
  if (Loaded !== undefined) return <Loaded {...props} />;
  return (
    <QuietPart area="casino.lobby.ranked" place={<Skeleton shape="block" height="24rem" />}>
      <LaterList {...props} />
    </QuietPart>
  );
}
