import { useText } from '@foyer/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { IconName } from '../icon/iconPaths.ts';
import * as css from './Notice.css.ts';
import { messages } from './Notice.messages.ts';

export type NoticeTone = keyof typeof css.tones;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** It appeared because of what the player did: say it aloud. */
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

/** Something to know, in place. For passing news there are toasts. */
export function Notice({ tone = 'info', title, action, live = false, onDismiss, children }: NoticeProps) {
  const text = useText();
  const role = live ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div className={css.tones[tone]} role={role}>
      <span className={css.marks[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={css.words}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon="close" size="small" label={text(messages.dismiss)} onPress={onDismiss} />
      )}
    </div>
  );
}
