import type { ReactNode } from 'react';
import * as css from '../button/buttonLook.css.ts';
import type { ButtonSize, ButtonTone } from '../button/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { Anchor } from '../link/Anchor.tsx';

export interface ButtonLinkProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly stretch?: boolean;
  /** External link: opens in a new tab. */
  readonly external?: boolean;
  readonly replace?: boolean;
  /**
   * Opens a dialog on a plain click instead of navigating. The address is used for a new tab and before
   * scripts are loaded.
   */
  readonly onPress?: (() => void) | undefined;
  /** Called on hover or focus, for preloading. */
  readonly onReach?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link with the appearance of a button. */
export function ButtonLink({
  href,
  tone = 'primary',
  size = 'regular',
  icon,
  stretch,
  external,
  replace,
  onPress,
  onReach,
  children,
}: ButtonLinkProps) {
  return (
    <Anchor
      href={href}
      look={classes(css.look, css.tones[tone], css.sizes[size], stretch && css.stretched)}
      external={external}
      replace={replace}
      onPress={onPress}
      onReach={onReach}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </Anchor>
  );
}
