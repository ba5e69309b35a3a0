import { Button, Notice, Row, Stack } from '@foyer/ui';
import { withQuery } from '@foyer/links';
import { useState } from 'react';
import { useServices } from '../hooks/useServices.ts';

const FORMATS = ['csv', 'pdf'] as const;
type Format = (typeof FORMATS)[number];

/** Translated. */
export interface ExportTexts extends Readonly<Record<Format, string>> {
  /** It may take a moment. */
  readonly making: string;
  readonly failed: string;
}

export interface ExportButtonsProps {
  /** The content of the file that the server writes. */
  readonly of: 'deposits' | 'withdrawals' | 'bonuses' | 'statement';
  /** Instants in ISO 8601; the first is within, the second is not. */
  readonly span: { readonly from: string; readonly to: string };
  /** The filter of the page, by the server's names; null for none. The file has the same filter. */
  readonly only?: Readonly<Partial<Record<'status' | 'method', readonly string[] | null>>>;
  /** There is nothing to write. */
  readonly disabled?: boolean;
  readonly texts: ExportTexts;
}

/** The player's own records as a file. The server makes it from the ledger: what is on the screen may be one page of many. */
export function ExportButtons({ of, span, only, disabled = false, texts }: ExportButtonsProps) {
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
            {texts[format]}
          </Button>
        ))}
      </Row>
      {busy !== undefined && <Notice live>{texts.making}</Notice>}
      {isFailed && (
        <Notice tone="negative" live onDismiss={() => setFailed(false)}>
          {texts.failed}
        </Notice>
      )}
    </Stack>
  );
}
