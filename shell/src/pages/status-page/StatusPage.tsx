import { Heading } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as css from './StatusPage.css.ts';

export interface StatusPageProps {
  readonly title: string;
  /** Ways on, as buttons and links. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that says one thing: it is not here, it is closed, it is on its way. */
export function StatusPage({ title, actions, children }: StatusPageProps) {
  return (
    <div className={css.page}>
      <span className={css.sign} aria-hidden="true" />
      <span className={css.line} aria-hidden="true" />
      <div className={css.title}>
        <Heading level={1} focusable>
          {title}
        </Heading>
      </div>
      <div className={css.words}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
