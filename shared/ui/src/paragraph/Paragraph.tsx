import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as css from './Paragraph.css.ts';

export interface ParagraphProps {
  readonly size?: keyof typeof css.sizes;
  readonly tone?: keyof typeof css.tones;
  readonly align?: keyof typeof css.aligns;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A paragraph of text. */
export function Paragraph({
  size = 'body',
  tone = 'default',
  align = 'start',
  id,
  children,
}: ParagraphProps) {
  return (
    <p id={id} className={classes(css.sizes[size], css.tones[tone], css.aligns[align])}>
      {children}
    </p>
  );
}
