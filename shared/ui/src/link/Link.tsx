import type { ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import * as css from './Link.css.ts';

export interface LinkProps {
  readonly href: string;
  readonly tone?: 'accent' | 'plain' | 'muted';
  readonly external?: boolean;
  readonly replace?: boolean;
  /** Translated accessible name; only where the visible text does not describe the target. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A text link. Always underlined: colour alone does not identify a link. */
export function Link({ href, tone = 'accent', external, replace, label, children }: LinkProps) {
  return (
    <Anchor href={href} look={css.link[tone]} external={external} replace={replace} label={label}>
      {children}
    </Anchor>
  );
}
