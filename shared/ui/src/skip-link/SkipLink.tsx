import type { ReactNode } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id it jumps to. */
  readonly target: string;
  readonly children: ReactNode;
}

/** Seen only with the keyboard on it; jumps past what repeats. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={css.skip}
      href={`#${target}`}
      onClick={(event) => {
        // The router owns the address: a hash would be a navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
