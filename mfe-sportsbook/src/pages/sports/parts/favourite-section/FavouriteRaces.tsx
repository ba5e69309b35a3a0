import { useText } from '@foyer/i18n';
import type { ReactNode } from 'react';
import { ContestList } from '../../../../features/contests/contest-list/ContestList.tsx';
import { favouriteOf } from '../../../../features/contests/contestWords.ts';
import { messages as races } from '../../../../features/contests/nextRaces.messages.ts';
import { useContests } from '../../../../features/contests/useContests.ts';
import type { FavouriteKey } from '../../../../features/favourites/favourites.ts';
import { useOdds } from '../../../../features/odds/useOdds.ts';

interface FavouriteRacesProps {
  readonly keys: readonly FavouriteKey[];
  /** Shown when none of the keys is a race that is listed. */
  readonly empty: ReactNode;
}

/** The races that the player follows, until their results leave the list. */
export function FavouriteRaces({ keys, empty }: FavouriteRacesProps) {
  const text = useText();
  const { write } = useOdds();
  const { state } = useContests('races');
  const contests = state.status === 'ready' ? state.message.contests : [];
  const own = contests.filter(({ id }) => keys.includes(`e:${id}`));
  if (own.length === 0) return empty;
  return (
    <ContestList label={text(races.title)} contests={own}>
      {(race) => {
        const favourite = favouriteOf(race);
        return favourite
          ? text(races.favourite, { runner: favourite.runner.name, price: write(favourite.price) })
          : undefined;
      }}
    </ContestList>
  );
}
