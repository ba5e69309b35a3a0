import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { isContentSection } from '@foyer/market/content';
import { contentImportedSchema, type ContentBundle } from '@foyer/market/content-answers';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { messages } from './BundleTools.messages.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { Refused } from './Refused.tsx';
import { useSectionName } from './sectionNames.ts';

/** Shows what an import saves and sends it; a refused file shows its findings. */
export function ImportDialog({
  brand,
  bundle,
  onDone,
  onClose,
}: {
  readonly brand: BrandId;
  readonly bundle: ContentBundle;
  onDone(drafts: number): void;
  onClose(): void;
}) {
  const text = useText();
  const nameOf = useSectionName();
  const names = Object.keys(bundle.sections).map((name) => (isContentSection(name) ? nameOf(name) : name));
  return (
    <StaffActionDialog
      title={text(messages.importTitle, { brand: brandTitle(brand) })}
      action={messages.importAction}
      showFailure={(failure) => <Refused title={text(messages.importRefused)} failure={failure} />}
      onClose={onClose}
      send={async (submission) => {
        const { drafts } = await sendRequest('/content/import', contentImportedSchema, {
          brand,
          bundle,
          ...submission,
        });
        onDone(Object.keys(drafts).length);
      }}
    >
      <p>
        <Text
          {...messages.importEffect}
          values={{
            sections: names.join(', '),
            brand: brandTitle(bundle.brand),
            at: utcDateTime(bundle.exportedAt),
          }}
        />
      </p>
    </StaffActionDialog>
  );
}
