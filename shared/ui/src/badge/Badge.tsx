import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  readonly tone?: keyof typeof css.badge;
  readonly children: ReactNode;
}

/** A state or a kind in a word or two. Sparingly: a badge on every tile is on none. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={css.badge[tone]}>{children}</span>;
}
