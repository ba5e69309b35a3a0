import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as css from './Stack.css.ts';

export type Gap = keyof typeof css.gaps;

type Container = 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'section' | 'form' | 'li' | 'span';

export interface StackProps {
  readonly gap?: Gap;
  readonly align?: keyof typeof css.aligns;
  readonly as?: Container;
  readonly children: ReactNode;
}

/** Vertical flex container. */
export function Stack({ gap = 'medium', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={classes(css.stack, css.gaps[gap], css.aligns[align])}>{children}</Element>;
}

export interface RowProps extends StackProps {
  readonly justify?: keyof typeof css.justifies;
  readonly wrap?: boolean;
}

/** Horizontal flex container. */
export function Row({
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = false,
  as: Element = 'div',
  children,
}: RowProps) {
  return (
    <Element
      className={classes(
        css.row,
        css.gaps[gap],
        css.aligns[align],
        css.justifies[justify],
        wrap && css.wraps,
      )}
    >
      {children}
    </Element>
  );
}

export interface GridProps {
  /** Minimum width of a column: game tile, card, or wide card. */
  readonly min?: keyof typeof css.grids;
  readonly gap?: Gap;
  readonly as?: 'div' | 'ul';
  readonly children: ReactNode;
}

/** Grid with as many equal columns as fit. */
export function Grid({ min = 'card', gap = 'medium', as: Element = 'div', children }: GridProps) {
  return <Element className={classes(css.grids[min], css.gaps[gap])}>{children}</Element>;
}
