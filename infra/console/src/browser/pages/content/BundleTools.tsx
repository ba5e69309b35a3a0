import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { contentBundleSchema, type ContentBundle } from '@foyer/market/content-answers';
import { Button, Notice } from '@foyer/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { downloadJson } from '../../adapters/download.ts';
import { failureOf, sendRequest } from '../../adapters/sendRequest.ts';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { messages } from './BundleTools.messages.ts';
import { ImportDialog } from './ImportDialog.tsx';

const bundleFile = v.pipe(v.string(), v.parseJson(), contentBundleSchema);

/** Export of the live content as a file, and import of such a file as drafts. */
export function BundleTools({ brand, onImported }: { readonly brand: BrandId; onImported(): void }) {
  const text = useText();
  const failureText = useReadFailureText();
  const person = usePerson();
  const file = useRef<HTMLInputElement>(null);
  const [bundle, setBundle] = useState<ContentBundle>();
  const [message, setMessage] = useState<{ readonly isError: boolean; readonly text: string }>();

  async function save(): Promise<void> {
    setMessage(undefined);
    try {
      const exported = await sendRequest(`/content/export?brand=${brand}`, contentBundleSchema);
      downloadJson(`content-${brand}-${exported.exportedAt.slice(0, 10)}.json`, exported);
    } catch (error) {
      const failure = failureOf(error);
      setMessage({ isError: true, text: failureText(failure) });
    }
  }

  async function choose(chosen: File | undefined): Promise<void> {
    setMessage(undefined);
    if (chosen === undefined) return;
    const read = v.safeParse(bundleFile, await chosen.text());
    if (read.success) setBundle(read.output);
    else setMessage({ isError: true, text: text(messages.noBundle, { file: chosen.name }) });
  }

  return (
    <>
      <Button tone="quiet" size="small" onPress={() => void save()}>
        <Text {...messages.export} />
      </Button>
      {mayDecideWithdrawals(person) && (
        <>
          <Button tone="quiet" size="small" onPress={() => file.current?.click()}>
            <Text {...messages.import} />
          </Button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={text(messages.file)}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </>
      )}
      {message !== undefined && (
        <Notice tone={message.isError ? 'negative' : 'positive'} live onDismiss={() => setMessage(undefined)}>
          {message.text}
        </Notice>
      )}
      {bundle !== undefined && (
        <ImportDialog
          brand={brand}
          bundle={bundle}
          onDone={(count) => {
            setBundle(undefined);
            setMessage({ isError: false, text: text(messages.imported, { count }) });
            onImported();
          }}
          onClose={() => setBundle(undefined)}
        />
      )}
    </>
  );
}
