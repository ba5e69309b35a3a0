import type { ReviewedFile } from '@foyer/market/document-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { Badge, Button, ButtonLink, Paragraph, Row } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { messages as documentNames } from '../identity/PlayerPanel.messages.ts';
import { messages } from './DocumentsPage.messages.ts';
import type { VerdictKind } from './VerdictDialog.tsx';

const TONES = { InReview: 'warning', Rejected: 'negative', Verified: 'positive' } as const;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Common names of file types; another type is shown by its code. */
const TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

interface FileReviewProps {
  readonly brand: string;
  readonly file: ReviewedFile;
  /** Absent for roles that may not decide. */
  onDecide?(kind: VerdictKind): void;
}

/** A file with its download, verdicts and decisions. Every download is recorded. */
export function FileReview({ brand, file, onDecide }: FileReviewProps) {
  const text = useText();
  const named = useCodeText();
  const numbers = useNumbers();
  const name = text(messages.fileName, {
    type: TYPES[file.mediaType] ?? file.mediaType,
    size:
      file.size < MEGABYTE
        ? text(messages.kilobytes, { size: numbers.decimals(file.size / KILOBYTE, 0) })
        : text(messages.megabytes, { size: numbers.decimals(file.size / MEGABYTE, 1) }),
    at: file.uploadedAt === null ? '' : utcDateTime(file.uploadedAt),
  });
  return (
    <div>
      <Row gap="small" wrap justify="between">
        <span>{name}</span>
        <Row gap="small" wrap>
          <Badge tone={TONES[file.status]}>{text(messages[file.status])}</Badge>
          {file.isErased ? (
            <Text {...messages.erased} />
          ) : (
            <ButtonLink
              size="small"
              tone="secondary"
              href={`/documents/file?brand=${encodeURIComponent(brand)}&file=${encodeURIComponent(file.id)}`}
            >
              <Text {...messages.download} />
            </ButtonLink>
          )}
          {onDecide && file.status === 'InReview' && (
            <>
              <Button size="small" onPress={() => onDecide('verified')}>
                <Text {...messages.verify} />
              </Button>
              <Button size="small" tone="secondary" onPress={() => onDecide('rejected')}>
                <Text {...messages.reject} />
              </Button>
            </>
          )}
        </Row>
      </Row>
      {file.verdicts.map((verdict) => (
        <Paragraph key={verdict.at} size="small" tone="muted">
          {text(messages.verdictBy, {
            verdict: text(messages[verdict.verdict]),
            staff: verdict.staff,
            at: utcDateTime(verdict.at),
            about: [
              verdict.reason === null
                ? verdict.document && named(documentNames, verdict.document)
                : text(messages[verdict.reason]),
              verdict.comment,
            ]
              .filter((part) => part !== null)
              .join(', '),
          })}
        </Paragraph>
      ))}
    </div>
  );
}
