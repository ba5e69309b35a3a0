import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Paragraph } from '../paragraph/Paragraph.tsx';
import * as css from './ErrorCard.css.ts';

export interface ErrorCardProps {
  readonly title: string;
  /** Heading level; 1 when the card replaces a whole page and is centred in it. */
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
  readonly retryLabel?: string;
  readonly busy?: boolean;
  onRetry?(): void;
}

/** Error message in place of content that failed to load. */
export function ErrorCard({ title, level = 2, children, retryLabel, busy, onRetry }: ErrorCardProps) {
  const place = level === 1 ? 'page' : 'part';
  return (
    <div className={css.cards[place]} role="alert">
      <span className={css.mark}>
        <Icon name="warning" size="large" />
      </span>
      <div className={css.wordings[place]}>
        <Heading level={level} size={place === 'page' ? 'title1' : 'title3'}>
          {title}
        </Heading>
        {children !== undefined && (
          <Paragraph
            tone="muted"
            size={place === 'page' ? 'body' : 'small'}
            align={place === 'page' ? 'center' : 'start'}
          >
            {children}
          </Paragraph>
        )}
      </div>
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button tone="secondary" icon="refresh" busy={busy ?? false} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
