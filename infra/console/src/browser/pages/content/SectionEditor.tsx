import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import { isEngagementSection } from '@foyer/market/engagement-rules';
import {
  contentDraftSchema,
  contentVersionSchema,
  type ContentVersion,
  type ContentVersionSummary,
} from '@foyer/market/content-answers';
import { Button, Heading, Notice } from '@foyer/ui';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { SubmitHint, type Missing } from '../../parts/decision-fields/SubmitHint.tsx';
import { ReasonField } from '../../parts/decision-fields/DecisionFields.tsx';
import { useStaffAction } from '../../parts/decision-fields/useStaffAction.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useRequest } from '../../state/useRequest.ts';
import { Changes } from './Changes.tsx';
import { BodyEditor } from './editors/BodyEditor.tsx';
import { FieldProblems } from './editors/fields/fieldProblems.ts';
import { LiveBody } from './editors/liveBody.ts';
import { INVALID, type Edited } from './editors/editor.ts';
import { Problems } from './Problems.tsx';
import { useProtectedPlaces } from './protectedPlaces.ts';
import { Refused } from './Refused.tsx';
import { messages } from './SectionEditor.messages.ts';
import type { EditBase } from './sectionState.ts';
import { RulePreview } from './RulePreview.tsx';
import { useValidation } from './useValidation.ts';

interface SectionEditorProps {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly live: ContentVersion;
  readonly base: EditBase;
  /** The newest version, which a colleague may have saved after `base`. */
  readonly newest: ContentVersionSummary | null;
  readonly mayEdit: boolean;
  onSaved(version: number): void;
  /** Drops the input and starts from the newest version. */
  onNewest(): void;
}

/** Edits a section: findings and effect are shown before the version is saved. */
export function SectionEditor(props: SectionEditorProps) {
  const {
    brand,
    section,
    base: { start },
  } = props;
  const version = useRequest(
    `/content/version?brand=${brand}&section=${encodeURIComponent(section)}${start === 0 ? '' : `&number=${start}`}`,
    contentVersionSchema,
  );
  return (
    <AsyncContent request={version} height="24rem">
      {(found) => <Editor {...props} version={found} />}
    </AsyncContent>
  );
}

function Editor({
  brand,
  section,
  live,
  base,
  newest,
  mayEdit,
  onSaved,
  onNewest,
  version,
}: SectionEditorProps & { readonly version: ContentVersion }) {
  const text = useText();
  const failureText = useReadFailureText();
  const placesText = useProtectedPlaces();
  const [edited, setEdited] = useState<Edited>();
  const [round, setRound] = useState(0);
  const body = edited === undefined ? version.body : edited;
  const isInvalid = body === INVALID;
  const check = useValidation(brand, section, edited === undefined || isInvalid ? undefined : body);
  const { data: validation, failure } = check;
  const saving = useStaffAction(async (submission) => {
    const { number } = await sendRequest('/content/draft', contentDraftSchema, {
      brand,
      section,
      body,
      basedOn: base.head,
      ...submission,
    });
    onSaved(number);
  });
  /** Also resets what the editors hold, such as incomplete JSON. */
  function discard(): void {
    setEdited(undefined);
    setRound(round + 1);
  }

  const problems = isInvalid ? [{ path: [], problem: 'JSON' }] : (validation?.problems ?? []);
  const places = validation?.protectedChanges ?? [];
  const missing = missingInput();

  function missingInput(): Missing | undefined {
    if (problems.length > 0) return 'problems';
    if (!saving.isReady) return 'reason';
    return validation === undefined ? 'checking' : undefined;
  }

  return (
    <div className={panel.panels}>
      <FieldProblems value={problems}>
        <LiveBody value={live.body}>
          <BodyEditor
            key={round}
            brand={brand}
            section={section}
            version={version}
            value={body}
            disabled={!mayEdit}
            onChange={setEdited}
          />
        </LiveBody>
      </FieldProblems>
      {isEngagementSection(section) && !isInvalid && problems.length === 0 && (
        <RulePreview brand={brand} section={section} body={body} />
      )}
      {newest !== null && newest.number > base.head && (
        <Notice
          tone="warning"
          live
          action={
            <Button tone="quiet" size="small" onPress={onNewest}>
              <Text {...messages.openNewest} />
            </Button>
          }
        >
          {text(messages.outdated, { version: newest.number, staff: newest.author })}
        </Notice>
      )}
      {edited !== undefined && (
        <section className={panel.panel} aria-labelledby="content-effect">
          <Heading level={3} size="title3" id="content-effect">
            <Text {...messages.effect} />
          </Heading>
          {failure !== undefined && (
            <Notice tone="negative" live>
              {failureText(failure)}
            </Notice>
          )}
          {problems.length > 0 && (
            <Notice tone="negative" live title={text(messages.problems, { count: problems.length })}>
              <Problems problems={problems} section={section} />
            </Notice>
          )}
          {!isInvalid && <Changes before={live.body} after={body} />}
          {places.length > 0 && (
            <Notice tone="warning">{text(messages.fourEyes, { places: placesText(places) })}</Notice>
          )}
          <ReasonField value={saving.reason} onChange={saving.setReason} />
          {saving.failure !== undefined && (
            <Refused title={text(messages.notSaved)} failure={saving.failure} />
          )}
          <div className={panel.actions}>
            <Button
              busy={saving.isBusy}
              disabled={missing !== undefined}
              describedBy="content-save-hint"
              onPress={() => void saving.confirm()}
            >
              <Text {...messages.save} />
            </Button>
            <Button tone="quiet" onPress={discard}>
              <Text {...messages.discard} />
            </Button>
          </div>
          <SubmitHint id="content-save-hint" missing={missing} check={check} />
        </section>
      )}
    </div>
  );
}
