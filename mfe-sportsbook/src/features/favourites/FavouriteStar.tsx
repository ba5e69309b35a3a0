import { lazyPart } from '@foyer/platform';
import { Suspense } from 'react';
import type { FavouriteButtonProps } from './FavouriteButton.tsx';
import * as css from './FavouriteStar.css.ts';

const FavouriteButton = lazyPart(async () => (await import('./FavouriteButton.tsx')).FavouriteButton);

/** The button of a favourite; its code is not part of a first visit. */
export function FavouriteStar(props: FavouriteButtonProps) {
  return (
    <span className={css.place}>
      <Suspense fallback={null}>
        <FavouriteButton {...props} />
      </Suspense>
    </span>
  );
}
