import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Text for screen readers only; sighted users get the same information from the layout. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.hidden}>
      {children}
    </Element>
  );
}
