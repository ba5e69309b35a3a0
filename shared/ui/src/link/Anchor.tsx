import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface AnchorProps {
  readonly href: string;
  readonly look: string;
  readonly external?: boolean | undefined;
  readonly replace?: boolean | undefined;
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  readonly children?: ReactNode;
}

/** The one place that decides between the router and the browser. @internal */
export function Anchor({ href, look, external = false, replace = false, label, current = false, children }: AnchorProps) {
  const shared = { className: look, 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (external || !href.startsWith('/')) {
    return <a href={href} {...shared} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>{children}</a>;
  }
  return <RouterLink to={href} replace={replace} {...shared}>{children}</RouterLink>;
}
