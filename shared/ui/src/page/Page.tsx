import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  /** `full` up to 1440 px, `reading` for long words, `form` for one column of fields. */
  readonly width?: keyof typeof css.page;
  readonly children: ReactNode;
}

/** The gutters and the rhythm of a page. The frame already gives `<main>`. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={css.page[width]}>{children}</div>;
}
