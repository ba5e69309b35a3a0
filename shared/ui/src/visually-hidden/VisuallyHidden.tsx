import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
  readonly id?: string;
  readonly children: ReactNode;
}

/** Words for those who listen; others see the same from the layout. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.hidden}>
      {children}
    </Element>
  );
}
