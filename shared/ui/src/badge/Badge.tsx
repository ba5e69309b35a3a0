import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  readonly tone?: keyof typeof css.badge;
  readonly children: ReactNode;
}

/** A short label for a state or category. Use it sparingly: badges on every tile highlight none. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={css.badge[tone]}>{children}</span>;
}
