import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import {
  contentPublishedSchema,
  contentVersionSchema,
  type ContentVersion,
} from '@foyer/market/content-answers';
import { Notice } from '@foyer/ui';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { Changes } from './Changes.tsx';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import { useProtectedPlaces } from './protectedPlaces.ts';
import { Refused } from './Refused.tsx';
import { messages } from './PublishDialog.messages.ts';
import { useSectionName } from './sectionNames.ts';
import { useValidation } from './useValidation.ts';

export interface Publication {
  readonly version: number;
  readonly kind: 'publish' | 'rollback';
}

/** Publishes a version, also an earlier one: effect first, then the reason. */
export function PublishDialog({
  brand,
  section,
  publication: { version, kind },
  live,
  liveNumber,
  onDone,
  onClose,
}: {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly publication: Publication;
  readonly live: ContentVersion;
  /** The version that is live as far as this page knows; null when nothing was published. */
  readonly liveNumber: number | null;
  onDone(version: number): void;
  onClose(): void;
}) {
  const text = useText();
  const placesText = useProtectedPlaces();
  const nameOf = useSectionName();
  const { email } = usePerson();
  const wanted = useRequest(
    `/content/version?brand=${brand}&section=${encodeURIComponent(section)}&number=${version}`,
    contentVersionSchema,
  );
  const { data: validation } = useValidation(brand, section, wanted.data?.body);
  const places = validation?.protectedChanges ?? [];
  const author = wanted.data?.summary?.author;
  const needsOther = places.length > 0 && author === email;
  return (
    <StaffActionDialog
      title={text(messages[kind], { section: nameOf(section), brand: brandTitle(brand), version })}
      action={kind === 'publish' ? messages.publishAction : messages.rollbackAction}
      showFailure={(failure) => <Refused title={text(messages.refused)} failure={failure} />}
      isAllowed={validation !== undefined && !needsOther}
      onClose={onClose}
      send={async (decision) => {
        await sendRequest('/content/publication', contentPublishedSchema, {
          brand,
          section,
          version,
          live: liveNumber,
          ...decision,
        });
        onDone(version);
      }}
    >
      <div className={css.effect}>
        <p className={css.effectTitle}>
          <Text {...messages.effect} values={{ brand: brandTitle(brand) }} />
        </p>
        <AsyncContent request={wanted} height="8rem">
          {({ body }) => <Changes before={live.body} after={body} />}
        </AsyncContent>
      </div>
      {places.length > 0 && (
        <Notice tone="warning">
          {text(needsOther ? messages.needsOther : messages.asSecond, {
            places: placesText(places),
            author: author ?? '–',
          })}
        </Notice>
      )}
    </StaffActionDialog>
  );
}
