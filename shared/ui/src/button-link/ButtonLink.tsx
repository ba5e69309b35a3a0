import type { ReactNode } from 'react';
import * as css from '../button/buttonLook.css.ts';
import type { ButtonSize, ButtonTone } from '../button/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import { Anchor } from '../link/Anchor.tsx';

export interface ButtonLinkProps {
  readonly href: string;
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly stretch?: boolean;
  /** Leaves the product: opens beside it. */
  readonly external?: boolean;
  readonly replace?: boolean;
  /** Opens a dialog at a plain press instead of going there; the address stays for another tab and for who has no script yet. */
  readonly onPress?: (() => void) | undefined;
  /** A pointer or the focus has come: a press may follow. */
  readonly onReach?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link that wants to be seen: one address, the look of a button. */
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
