import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import { Button, ButtonLink } from '@foyer/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { utcTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './DraftPanel.messages.ts';
import { Refused } from './Refused.tsx';

/** `POST /content/preview` of the console: an address of the brand's site. */
const previewSchema = v.object({ address: v.string(), expiresAt: v.string() });

/** Creates a link to the brand's site that shows a draft in one browser. */
export function PreviewLink({
  brand,
  section,
  number,
}: {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly number: number;
}) {
  const text = useText();
  const [preview, setPreview] = useState<v.InferOutput<typeof previewSchema>>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [isBusy, setBusy] = useState(false);

  async function create(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      setPreview(
        await sendRequest('/content/preview', previewSchema, { brand, sections: { [section]: number } }),
      );
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (preview !== undefined)
    return (
      <>
        <span className={panel.muted}>{text(messages.previewUntil, { at: utcTime(preview.expiresAt) })}</span>
        <ButtonLink href={preview.address} tone="secondary" size="small" external>
          <Text {...messages.openPreview} />
        </ButtonLink>
      </>
    );
  return (
    <>
      {failure !== undefined && <Refused title={text(messages.previewFailed)} failure={failure} />}
      <Button tone="secondary" size="small" busy={isBusy} onPress={() => void create()}>
        <Text {...messages.preview} />
      </Button>
    </>
  );
}
