import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface MenuLinkProps {
  readonly href: string;
  readonly look: string;
  readonly current?: boolean | undefined;
  readonly label?: string | undefined;
  onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A frame link with a frame style: links of the UI kit have fixed styles. */
export function MenuLink({ href, look, current = false, label, onLeave, children }: MenuLinkProps) {
  return (
    <Link
      to={href}
      className={look}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      title={label}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}
