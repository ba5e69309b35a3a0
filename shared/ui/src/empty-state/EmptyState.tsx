import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import { Paragraph } from '../paragraph/Paragraph.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly level?: HeadingLevel;
  /** Next steps, as buttons or links. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Message for an empty list, with the next step. */
export function EmptyState({ icon = 'grid', title, level = 2, action, children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.picture}>
        <Icon name={icon} size="large" />
      </span>
      <Heading level={level} size="title3">
        {title}
      </Heading>
      {children !== undefined && (
        <Paragraph tone="muted" align="center">
          {children}
        </Paragraph>
      )}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
