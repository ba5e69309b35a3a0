import { useText } from '@foyer/i18n';
import { useConnectionState } from '@foyer/platform';
import { ErrorCard } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { messages } from './SectionError.messages.ts';

export interface SectionErrorProps {
  readonly busy: boolean;
  /** True if the error is the only content of the page: it then provides the page heading. */
  readonly isPage?: boolean;
  onRetry(): void;
}

/** Replaces games that failed to load. Retries automatically once the connection is back. */
export function SectionError({ busy, isPage = false, onRetry }: SectionErrorProps) {
  const text = useText();
  const state = useConnectionState();
  const wasOffline = useRef(false);

  useEffect(() => {
    if (state === 'offline') wasOffline.current = true;
    if (state !== 'online' || !wasOffline.current) return;
    wasOffline.current = false;
    onRetry();
  }, [state, onRetry]);

  return (
    <ErrorCard
      title={text(isPage ? messages.pageTitle : messages.title)}
      level={isPage ? 1 : 2}
      retryLabel={text(messages.retry)}
      busy={busy}
      onRetry={onRetry}
    >
      {text(state === 'offline' ? messages.offline : messages.text)}
    </ErrorCard>
  );
}
