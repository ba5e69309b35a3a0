import { useText } from '@foyer/i18n';
import { useStore, useServices } from '@foyer/platform';
import { Button, Notice, ProgressBar, Row, Stack } from '@foyer/ui';
import { useSyncExternalStore } from 'react';
import type { Upload } from '../../adapters/createUpload.ts';
import { refusalMessage } from '../../documentTexts.messages.ts';
import { messages } from './UploadList.messages.ts';

export interface UploadListProps {
  readonly uploads: readonly Upload[];
  onDismiss(upload: Upload): void;
}

/** Pending uploads: progress, cancel and retry. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap="small">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadItem upload={upload} onDismiss={() => onDismiss(upload)} />
        </li>
      ))}
    </Stack>
  );
}

function UploadItem({ upload, onDismiss }: { readonly upload: Upload; onDismiss(): void }) {
  const text = useText();
  const state = useSyncExternalStore(upload.subscribe, upload.current);
  const isOffline = useStore(useServices().connection) === 'offline';
  if (state.status === 'refused')
    return (
      <Notice tone="negative" live title={upload.name} onDismiss={onDismiss}>
        {text(refusalMessage(state.code))}
      </Notice>
    );
  if (state.status === 'failed')
    return (
      <Notice
        tone="negative"
        live
        title={upload.name}
        action={
          <Row gap="small">
            <Button size="small" tone="secondary" icon="refresh" onPress={upload.retry}>
              {text(messages.retry)}
            </Button>
            <Button size="small" tone="quiet" onPress={upload.cancel}>
              {text(messages.cancel)}
            </Button>
          </Row>
        }
      >
        {text(state.isServiceDown === true ? messages.unavailable : messages.failed)}
      </Notice>
    );
  const [value, maximum] = 'size' in state ? [state.sent, state.size] : [0, 1];
  const percent = Math.round((value / Math.max(1, maximum)) * 100);
  const status =
    state.status === 'preparing'
      ? text(messages.preparing)
      : isOffline
        ? text(messages.offline)
        : state.status === 'interrupted'
          ? text(messages.interrupted)
          : text(messages.progress, { percent });
  return (
    <Row gap="medium" wrap>
      <div style={{ flex: '1 1 12rem', minInlineSize: 0 }}>
        <ProgressBar label={upload.name} value={value} maximum={maximum} text={status} />
      </div>
      <Button size="small" tone="quiet" icon="close" onPress={upload.cancel}>
        {text(messages.cancel)}
      </Button>
    </Row>
  );
}
