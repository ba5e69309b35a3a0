import { useDates, useLanguage, useText } from '@foyer/i18n';
import { Badge, Button, Paragraph, Row, Stack } from '@foyer/ui';
import type { DocumentRequestFieldsFragment } from '../../Documents.generated.ts';
import { refusalMessage, rejections } from '../../documentTexts.messages.ts';
import { fileSize } from './fileSize.ts';
import { messages } from './RequestCard.messages.ts';

export type ShownFile = DocumentRequestFieldsFragment['files'][number];

const TONES = {
  Uploading: 'neutral',
  InReview: 'neutral',
  Refused: 'negative',
  Rejected: 'negative',
  Verified: 'positive',
  Removed: 'neutral',
} as const;
const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

export interface FileRowProps {
  readonly file: ShownFile;
  /** Name on the player's device, if the file was sent in this tab: the server never learns it. */
  readonly deviceName?: string | undefined;
  onRemove?(): void;
}

/** A file stored at the server, with its verdict and the reason. */
export function FileRow({ file, deviceName, onRemove }: FileRowProps) {
  const text = useText();
  const dates = useDates();
  const language = useLanguage();
  const name =
    deviceName ??
    text(messages.fileName, {
      type: TYPES[file.mediaType ?? ''] ?? text(messages.file),
      date: dates.dateTime(Date.parse(file.startedAt)),
    });
  const isOpen = file.status === 'Uploading' || file.status === 'InReview';
  return (
    <Stack gap="xsmall">
      <Row gap="small" wrap justify="between">
        <span>
          {name} · {fileSize(file.size, language)}
        </span>
        <Row gap="small">
          <Badge tone={TONES[file.status]}>{text(messages[file.status])}</Badge>
          {isOpen && onRemove && (
            <Button size="small" tone="quiet" onPress={onRemove}>
              {text(messages.remove)}
            </Button>
          )}
        </Row>
      </Row>
      {file.status === 'Uploading' && (
        <Paragraph size="small" tone="muted">
          {text(messages.unfinished, { percent: Math.floor((file.received / file.size) * 100) })}
        </Paragraph>
      )}
      {file.refusal && (
        // the result of the player's own upload is announced
        <div role={deviceName === undefined ? undefined : 'alert'}>
          <Paragraph size="small">{text(refusalMessage(file.refusal))}</Paragraph>
        </div>
      )}
      {file.rejection && <Paragraph size="small">{text(rejections[file.rejection])}</Paragraph>}
      {file.comment !== null && (
        <Paragraph size="small" tone="muted">
          {text(messages.comment, { comment: file.comment })}
        </Paragraph>
      )}
    </Stack>
  );
}
