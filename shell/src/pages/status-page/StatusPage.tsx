import { Heading } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as css from './StatusPage.css.ts';

export interface StatusPageProps {
  readonly title: string;
  /** Buttons and links to other pages. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a single message: not found, switched off, or loading. */
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
      <div className={css.text}>{children}</div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
