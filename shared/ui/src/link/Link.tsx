import type { ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import * as css from './Link.css.ts';

export interface LinkProps {
  readonly href: string;
  readonly tone?: 'accent' | 'plain' | 'muted';
  readonly external?: boolean;
  readonly replace?: boolean;
  /** Translated; only when the words alone do not say where it leads. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Words that lead somewhere. Underlined always: colour alone does not make a link. */
export function Link({ href, tone = 'accent', external, replace, label, children }: LinkProps) {
  return (
    <Anchor href={href} look={css.link[tone]} external={external} replace={replace} label={label}>
      {children}
    </Anchor>
  );
}
