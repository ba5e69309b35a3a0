import { useId } from 'react';
import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import {
  contentVersionSchema,
  type ContentVersion,
  type ContentVersionSummary,
} from '@foyer/market/content-answers';
import { Button, Heading, Notice } from '@foyer/ui';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { Changes } from './Changes.tsx';
import { messages } from './DraftPanel.messages.ts';
import { useProtectedPlaces } from './protectedPlaces.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { useValidation } from './useValidation.ts';

/** A saved version that is not live: its effect, a preview, and publication by the right person. */
export function DraftPanel({
  brand,
  section,
  draft,
  live,
  onPublish,
}: {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly draft: ContentVersionSummary;
  readonly live: ContentVersion;
  onPublish(): void;
}) {
  const text = useText();
  const placesText = useProtectedPlaces();
  const failureText = useReadFailureText();
  const person = usePerson();
  const version = useRequest(
    `/content/version?brand=${brand}&section=${encodeURIComponent(section)}&number=${draft.number}`,
    contentVersionSchema,
  );
  const check = useValidation(brand, section, version.data?.body);
  const { data: validation } = check;
  const places = validation?.protectedChanges ?? [];
  const needsOther = places.length > 0 && draft.author === person.email;
  const hint = useId();
  const missing = validation === undefined ? 'checking' : needsOther ? 'otherOperator' : undefined;
  return (
    <section className={panel.panel} aria-label={text(messages.title, { number: draft.number })}>
      <div className={panel.head}>
        <Heading level={3} size="title3">
          {text(messages.title, { number: draft.number })}
        </Heading>
        {mayDecideWithdrawals(person) && (
          <div className={panel.actions}>
            <PreviewLink brand={brand} section={section} number={draft.number} />
            <Button size="small" disabled={missing !== undefined} describedBy={hint} onPress={onPublish}>
              <Text {...(places.length > 0 ? messages.approve : messages.publish)} />
            </Button>
          </div>
        )}
      </div>
      {mayDecideWithdrawals(person) && (
        <SubmitHint
          id={hint}
          missing={missing}
          check={version.failure ? { failure: version.failure, again: version.reload } : check}
        />
      )}
      {check.failure !== undefined && (
        <Notice tone="negative" live>
          {failureText(check.failure)}
        </Notice>
      )}
      <p className={panel.muted}>
        {text(messages.by, { staff: draft.author, at: utcDateTime(draft.at), reason: draft.reason })}
      </p>
      {places.length > 0 && (
        <Notice tone="warning" title={text(messages.fourEyes)}>
          {text(needsOther ? messages.fourEyesAuthor : messages.fourEyesOther, {
            places: placesText(places),
            author: draft.author,
          })}
        </Notice>
      )}
      <AsyncContent request={version} height="6rem">
        {({ body }) => <Changes before={live.body} after={body} />}
      </AsyncContent>
    </section>
  );
}
