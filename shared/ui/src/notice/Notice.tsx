import { useText } from '@foyer/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { IconName } from '../icon/IconSprite.tsx';
import * as css from './Notice.css.ts';
import { messages } from './Notice.messages.ts';

export type NoticeTone = keyof typeof css.tones;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** Announced to screen readers: set it when the notice is the result of a player action. */
  readonly live?: boolean;
  onDismiss?(): void;
  readonly children?: ReactNode;
}

const ICONS = {
  info: 'info',
  positive: 'checkCircle',
  warning: 'warning',
  negative: 'error',
} as const satisfies Record<NoticeTone, IconName>;

/** An inline message. For transient messages use toasts. */
export function Notice({ tone = 'info', title, action, live = false, onDismiss, children }: NoticeProps) {
  const text = useText();
  const role = live ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div className={css.tones[tone]} role={role}>
      <span className={css.marks[tone]}>
        <Icon name={ICONS[tone]} size="round" />
      </span>
      <div className={css.content}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon="close" size="small" label={text(messages.dismiss)} onPress={onDismiss} />
      )}
    </div>
  );
}
