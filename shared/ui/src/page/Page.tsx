import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  /** `full` is up to 1440 px wide, `reading` is for long texts, `form` for one column of fields. */
  readonly width?: keyof typeof css.page;
  readonly children: ReactNode;
}

/** Gutters and vertical spacing of a page. The frame renders `<main>`. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={css.page[width]}>{children}</div>;
}
