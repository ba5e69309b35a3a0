import type { RemoteFailureCode } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { Button, ErrorCard, Page } from '@foyer/ui';
import { messages } from './RemoteFailed.messages.ts';

export interface RemoteFailedProps {
  readonly code?: RemoteFailureCode;
  /** A page fills the page area; a slot stays within its own area. */
  readonly area?: 'page' | 'slot';
  readonly busy?: boolean;
  /** True while the files may still arrive. */
  readonly isLate?: boolean;
  onRetry(): void;
  /** Reloads the page; offered once, when retries have failed. */
  onReload?: (() => void) | undefined;
}

/** The explanation for players of each failure; engineers use the telemetry. */
const TEXT: Readonly<Record<RemoteFailureCode, Message>> = {
  ENTRY_UNREACHABLE: messages.unreachable,
  ENTRY_TIMEOUT: messages.slow,
  ENTRY_REFUSED: messages.refused,
  INTEGRITY_MISSING: messages.refused,
  IMPORT_THREW: messages.broken,
  CONTRACT_MISMATCH: messages.broken,
  SHARED_VERSION_MISMATCH: messages.broken,
  CHUNK_FAILED: messages.unreachable,
  CHUNK_TIMEOUT: messages.slow,
  STYLE_FAILED: messages.unreachable,
  STYLE_TIMEOUT: messages.slow,
  MESSAGES_FAILED: messages.unreachable,
  PAGE_MISSING: messages.broken,
  MOUNT_THREW: messages.broken,
  MOUNT_TIMEOUT: messages.slow,
  RENDER_THREW: messages.broken,
};

/** The notice for a remote that failed to load, with a retry button, in the position of the remote. */
export function RemoteFailed({
  code = 'RENDER_THREW',
  area = 'page',
  busy = false,
  isLate = false,
  onRetry,
  onReload,
}: RemoteFailedProps) {
  const text = useText();
  const card = (
    <ErrorCard
      title={text(isLate ? messages.lateTitle : messages.title)}
      level={area === 'page' ? 1 : 2}
      retryLabel={text(messages.retry)}
      busy={busy}
      onRetry={onRetry}
    >
      {text(isLate ? messages.late : TEXT[code])}
      {onReload !== undefined && (
        <>
          {' '}
          <Button size="small" tone="bare" onPress={onReload}>
            {text(messages.reload)}
          </Button>
        </>
      )}
    </ErrorCard>
  );
  return area === 'page' ? <Page>{card}</Page> : card;
}
