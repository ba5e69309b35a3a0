import { useDates, useNumbers, useText } from '@foyer/i18n';
import { Badge, Button, Paragraph, Row, Stack } from '@foyer/ui';
import type { DocumentRequestFieldsFragment } from '../../Documents.generated.ts';
import { refusalMessage, rejections } from '../../documentTexts.messages.ts';
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
const MEGABYTE = 1024 * 1024;
/** Megabytes. */
const MIN_SHOWN_MEGABYTES = 0.1;

/** A file that the server knows, with its verdict and the reason. */
export function FileRow({ file, onRemove }: { readonly file: ShownFile; onRemove?(): void }) {
  const text = useText();
  const dates = useDates();
  const numbers = useNumbers();
  const name = text(messages.fileName, {
    type: TYPES[file.mediaType ?? ''] ?? text(messages.file),
    date: dates.dateTime(Date.parse(file.startedAt)),
  });
  const isOpen = file.status === 'Uploading' || file.status === 'InReview';
  return (
    <Stack gap="xsmall">
      <Row gap="small" wrap justify="between">
        <span>
          {name} ·{' '}
          {text(messages.size, {
            size: numbers.decimals(Math.max(MIN_SHOWN_MEGABYTES, file.size / MEGABYTE), 1),
          })}
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
      {file.refusal && <Paragraph size="small">{text(refusalMessage(file.refusal))}</Paragraph>}
      {file.rejection && <Paragraph size="small">{text(rejections[file.rejection])}</Paragraph>}
      {file.comment !== null && (
        <Paragraph size="small" tone="muted">
          {text(messages.comment, { comment: file.comment })}
        </Paragraph>
      )}
    </Stack>
  );
}
