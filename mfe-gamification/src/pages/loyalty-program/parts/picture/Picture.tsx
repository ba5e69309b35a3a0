import { media } from '@foyer/theme';
import type { LoyaltyImageFragment } from '../../LoyaltyProgram.generated.ts';
import * as css from './Picture.css.ts';

interface PictureProps {
  readonly image: LoyaltyImageFragment | null;
  /** The image for wide screens; null when it is the same. */
  readonly desktop: LoyaltyImageFragment | null;
  readonly isBackground?: boolean;
}

/** A picture of the content, if there is one. */
export function Picture({ image, desktop, isBackground = false }: PictureProps) {
  const shown = image ?? desktop;
  if (shown === null) return null;
  return (
    <picture className={isBackground ? css.background : css.picture}>
      {desktop !== null && <source media={media.desktop} srcSet={desktop.url} />}
      <img
        className={css.image}
        src={shown.url}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
        alt={shown.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
