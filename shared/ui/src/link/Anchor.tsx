import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface AnchorProps {
  readonly href: string;
  readonly look: string;
  readonly external?: boolean | undefined;
  readonly replace?: boolean | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  /**
   * Replaces the navigation on a plain click, for example to open a dialog. Clicks with a modifier key still
   * open the address.
   */
  readonly onPress?: (() => void) | undefined;
  /** Called on hover or focus, for preloading. */
  readonly onReach?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Renders a router link for internal addresses and a plain `<a>` for all others. @internal */
export function Anchor({
  href,
  look,
  external = false,
  replace = false,
  label,
  current = false,
  onPress,
  onReach,
  children,
}: AnchorProps) {
  const shared = {
    className: look,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  const press =
    onPress &&
    ((event: MouseEvent): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    });
  const opens = press && { onClick: press, 'aria-haspopup': 'dialog' as const };
  if (external || !href.startsWith('/')) {
    return (
      <a
        href={href}
        {...shared}
        {...opens}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    );
  }
  return (
    <RouterLink
      to={href}
      replace={replace}
      {...shared}
      {...opens}
      {...(onReach && { onPointerEnter: onReach, onFocus: onReach })}
    >
      {children}
    </RouterLink>
  );
}
