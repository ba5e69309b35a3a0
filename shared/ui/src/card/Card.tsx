import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly tone?: keyof typeof css.tones;
  readonly padding?: keyof typeof css.paddings;
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Id of the card's heading, when the card is a section or an article. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A raised surface that groups related content. */
export function Card({
  tone = 'plain',
  padding = 'medium',
  as: Element = 'div',
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element className={classes(css.tones[tone], css.paddings[padding])} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
