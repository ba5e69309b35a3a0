import { useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { CarouselSkeleton, type TileRatio } from '@foyer/ui';
import { ListRow } from '../../../../features/list-row/ListRow.tsx';
import { ListOfGamesSliceDocument } from '../../../../features/list-row/ListOfGamesSlice.generated.ts';
import { SectionError } from '../../../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../../../features/catalogue/contentVariables.ts';
import { GAME_SLICE_SIZE } from '@foyer/market/constants';

export interface LaterListProps {
  readonly slug: string;
  readonly ratio: TileRatio;
}

/** A list that no content block contains: its games are requested near the viewport. */
export function LaterList({ slug, ratio }: LaterListProps) {
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(ListOfGamesSliceDocument, {
    variables: { ...contentVariables(services), listOfGamesSlug: slug, first: GAME_SLICE_SIZE },
  });
  const list = data?.root.personalized.listOfGames;
  if (list) return <ListRow list={list} ratio={ratio} />;
  if (error) return <SectionError busy={loading} onRetry={() => void refetch()} />;
  return loading ? <CarouselSkeleton item={ratio} /> : null;
}
