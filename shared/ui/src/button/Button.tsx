import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { SpinnerMark } from '../spinner/Spinner.tsx';
import * as css from './buttonLook.css.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'bare' | 'critical';
/** `adaptive`: small on a phone, regular elsewhere. */
export type ButtonSize = 'small' | 'regular' | 'large' | 'adaptive';

export interface ButtonProps {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Shows a spinner, keeps the width and ignores further clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconName;
  /** Fills the width of its container. */
  readonly stretch?: boolean;
  readonly describedBy?: string;
  onPress?(): void;
  readonly children: ReactNode;
}

/** A button that performs an action. For navigation use {@link ButtonLink}. */
export function Button({
  tone = 'primary',
  size = 'regular',
  busy = false,
  disabled = false,
  type = 'button',
  icon,
  stretch,
  describedBy,
  onPress,
  children,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(css.look, css.tones[tone], css.sizes[size], stretch && css.stretched)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        // Not `disabled` while busy: a disabled button loses the keyboard focus.
        if (busy) event.preventDefault();
        else onPress?.();
      }}
    >
      {icon !== undefined && (
        <span className={classes(css.picture, busy && css.hiddenWhileBusy)}>
          <Icon name={icon} />
        </span>
      )}
      <span className={classes(busy && css.hiddenWhileBusy)}>{children}</span>
      {busy && (
        <span className={css.busyMark}>
          <SpinnerMark />
        </span>
      )}
    </button>
  );
}
