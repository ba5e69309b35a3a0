import type { ReactNode } from 'react';
import * as css from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'display' | 'title1' | 'title2' | 'title3' | 'title4' | 'label' | 'smallLabel';

export interface HeadingProps {
  /** Heading level in the outline; `size` sets the appearance. */
  readonly level: HeadingLevel;
  readonly size?: HeadingSize;
  readonly id?: string;
  /** Makes the heading focusable by script, for the focus after a navigation. */
  readonly focusable?: boolean;
  /** BCP 47 tag, when the text is in another language than the page. */
  readonly language?: string;
  readonly children: ReactNode;
}

const SIZE_OF_LEVEL = {
  1: 'title1',
  2: 'title2',
  3: 'title3',
  4: 'title4',
  5: 'label',
  6: 'smallLabel',
} as const satisfies Record<HeadingLevel, HeadingSize>;

/** A heading. A page has exactly one of level 1. */
export function Heading({
  level,
  size = SIZE_OF_LEVEL[level],
  id,
  focusable,
  language,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      lang={language}
      tabIndex={focusable === true ? -1 : undefined}
      className={css.heading[size]}
    >
      {children}
    </Element>
  );
}
