import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import type { FavouriteKey } from './favourites.ts';
import * as css from './FavouriteButton.css.ts';
import { messages } from './FavouriteButton.messages.ts';
import { useFavourites, useFavouritesStore } from './useFavourites.ts';

/** The star of the kit, which the sprite cannot fill. */
const STAR = 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L12 16.4l-5 2.8 1.2-5.6L4 9.8l5.6-.6z';

export interface FavouriteButtonProps {
  readonly favourite: FavouriteKey;
  /** Name of the competition or the match. */
  readonly name: string;
}

/** A star that adds a favourite or removes it; its name states which. */
export function FavouriteButton({ favourite, name }: FavouriteButtonProps) {
  const text = useText();
  const { toasts } = useServices();
  const store = useFavouritesStore();
  const isOn = useFavourites().keys.includes(favourite);
  const label = text(isOn ? messages.remove : messages.add, { name });
  const toggle = async (): Promise<void> => {
    const outcome = await store.toggle(favourite);
    if (outcome !== 'saved') toasts.show('error', text(messages[outcome]));
  };
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <svg
        className={isOn ? css.marks.on : css.marks.off}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        <path d={STAR} />
      </svg>
    </button>
  );
}
