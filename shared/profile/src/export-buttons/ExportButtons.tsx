import { Button, Notice, Row, Stack } from '@foyer/ui';
import { withQuery } from '@foyer/links';
import { useState } from 'react';
import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { messages } from './ExportButtons.messages.ts';

const FORMATS = ['csv', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

export interface ExportButtonsProps {
  /** Content of the file. */
  readonly of:
    | 'deposits'
    | 'withdrawals'
    | 'bonuses'
    | 'games'
    | 'rewards'
    | 'sports-bets'
    | 'sessions'
    | 'limits'
    | 'notices'
    | 'statement';
  /** Range in ISO 8601: `from` inclusive, `to` exclusive. */
  readonly span: { readonly from: string; readonly to: string };
  /** The page's filter by field names of the API, applied to the file as well; null for no filter. */
  readonly only?: Readonly<Partial<Record<'status' | 'method' | 'kind' | 'sport', readonly string[] | null>>>;
  /** True if there are no rows to export. */
  readonly disabled?: boolean;
}

/**
 * Buttons that download the player's records as a file. The server creates it from the ledger, because the
 * page may show only part of the records.
 */
export function ExportButtons({ of, span, only, disabled = false }: ExportButtonsProps) {
  const text = useText();
  const { downloads, locale } = useServices();
  const [busy, setBusy] = useState<Format>();
  const [isFailed, setFailed] = useState(false);

  async function save(format: Format): Promise<void> {
    setBusy(format);
    setFailed(false);
    try {
      await downloads.save(
        withQuery(`/api/exports/${of}.${format}`, {
          ...span,
          status: only?.status?.join(),
          method: only?.method?.join(),
          kind: only?.kind?.join(),
          sport: only?.sport?.join(),
          locale,
        }),
      );
    } catch {
      setFailed(true);
    }
    setBusy(undefined);
  }

  return (
    <Stack gap="small">
      <Row gap="small" wrap>
        {FORMATS.map((format) => (
          <Button
            key={format}
            tone="secondary"
            size="small"
            icon="download"
            busy={busy === format}
            disabled={disabled || (busy !== undefined && busy !== format)}
            onPress={() => void save(format)}
          >
            {text(messages[format])}
          </Button>
        ))}
      </Row>
      {busy !== undefined && <Notice live>{text(messages.making)}</Notice>}
      {isFailed && (
        <Notice tone="negative" live onDismiss={() => setFailed(false)}>
          {text(of === 'statement' ? messages.failed : messages.failedOfPeriod)}
        </Notice>
      )}
    </Stack>
  );
}
