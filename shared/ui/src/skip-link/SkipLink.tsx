import type { ReactNode } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the target element. */
  readonly target: string;
  readonly children: ReactNode;
}

/** Link that skips repeated content; visible only while it has keyboard focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={css.skip}
      href={`#${target}`}
      onClick={(event) => {
        // A hash in the URL would trigger a router navigation.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
