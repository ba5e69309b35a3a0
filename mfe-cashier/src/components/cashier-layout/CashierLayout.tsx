import { Heading, Page } from '@foyer/ui';
import type { ReactNode } from 'react';
import { CashierSurface } from '../cashier-surface/CashierSurface.tsx';
import * as css from './CashierLayout.css.ts';

export interface CashierLayoutProps {
  readonly title: string;
  /** Beside the main column where there is room, below it on a phone. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the cashier's pages: one task, with related information beside it. */
export function CashierLayout({ title, aside, children }: CashierLayoutProps) {
  return (
    <Page>
      <CashierSurface>
        <div className={css.columns}>
          <div className={css.heading}>
            <Heading level={1} size="title1">
              {title}
            </Heading>
          </div>
          <div className={css.main}>{children}</div>
          <aside className={css.aside}>{aside}</aside>
        </div>
      </CashierSurface>
    </Page>
  );
}
