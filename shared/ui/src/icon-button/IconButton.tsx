import * as look from '../button/buttonLook.css.ts';
import type { ButtonTone } from '../button/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps {
  readonly icon: IconName;
  /** Translated accessible name. */
  readonly label: string;
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'regular';
  /** Pressed state of a toggle button: sound, favourite. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Id of the element that the button opens. */
  readonly controls?: string;
  /** Number of pending items, shown as a badge; `label` must include it too. */
  readonly count?: number;
  readonly disabled?: boolean;
  onPress(): void;
}

/** A button with an icon and no visible text. */
export function IconButton({
  icon,
  label,
  tone = 'bare',
  size = 'regular',
  pressed,
  expanded,
  controls,
  count,
  disabled,
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        look.look,
        look.tones[tone],
        look.sizes[size],
        css.square,
        size === 'small' && css.small,
        pressed === true && css.on,
      )}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      {count !== undefined && count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
