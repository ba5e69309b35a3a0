import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { isEngagementSection } from '@foyer/market/engagement-rules';
import { contentVersionSchema, type ContentSectionState } from '@foyer/market/content-answers';
import { Button, Heading, Link, Notice, Tabs } from '@foyer/ui';
import { useState } from 'react';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages as pageMessages } from './ContentPage.messages.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { HistoryList } from './HistoryList.tsx';
import { PublishDialog, type Publication } from './PublishDialog.tsx';
import { RuleStatusPanel } from './RuleStatusPanel.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { messages } from './SectionView.messages.ts';
import { useSectionName } from './sectionNames.ts';
import { draftOf, liveNumber, newestOf } from './sectionState.ts';

interface Done {
  readonly text: string;
  /** The version that was live before. */
  readonly undo?: number;
}

/** One section: its draft, the editor, and the history with roll back. */
export function SectionView({
  brand,
  state,
  onChanged,
}: {
  readonly brand: BrandId;
  readonly state: ContentSectionState;
  onChanged(): void;
}) {
  const text = useText();
  const href = useHref();
  const nameOf = useSectionName();
  const mayEdit = mayDecideWithdrawals(usePerson());
  const [tab, setTab] = useState<'edit' | 'history'>('edit');
  const [publication, setPublication] = useState<Publication>();
  // fixed while a person edits: a version that a colleague saves must not replace the input
  const [base, setBase] = useState(newestOf(state));
  const [done, setDone] = useState<Done>();
  const { section } = state;
  const draft = draftOf(state);
  const live = liveNumber(state);
  const address = `/content/version?brand=${brand}&section=${encodeURIComponent(section)}`;
  const liveVersion = useRequest(address, contentVersionSchema, { version: live });

  return (
    <>
      <Link href={href(`/content?brand=${brand}`)}>{text(pageMessages.back)}</Link>
      <header>
        <Heading level={2} size="title2">
          {nameOf(section)}
        </Heading>
        <p className={panel.muted}>
          {state.live === null
            ? text(messages.deliveredLive)
            : text(messages.live, {
                number: live,
                staff: state.live.publishedBy,
                at: utcDateTime(state.live.at),
                reason: state.live.reason,
              })}
        </p>
      </header>
      {isEngagementSection(section) && <RuleStatusPanel brand={brand} section={section} live={live} />}
      {!mayEdit && (
        <Notice>
          <Text {...pageMessages.readOnly} />
        </Notice>
      )}
      {done !== undefined && (
        <Notice
          tone="positive"
          live
          onDismiss={() => setDone(undefined)}
          action={
            done.undo !== undefined && (
              <Button
                tone="quiet"
                size="small"
                onPress={() => setPublication({ version: done.undo ?? 0, kind: 'rollback' })}
              >
                <Text {...messages.undo} />
              </Button>
            )
          }
        >
          {done.text}
        </Notice>
      )}
      <AsyncContent request={liveVersion} height="24rem">
        {(current) => (
          <>
            {draft !== undefined && (
              <DraftPanel
                brand={brand}
                section={section}
                draft={draft}
                live={current}
                onPublish={() => setPublication({ version: draft.number, kind: 'publish' })}
              />
            )}
            <Tabs
              label={nameOf(section)}
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'edit', label: text(messages.edit) },
                { id: 'history', label: text(messages.history) },
              ]}
            >
              {tab === 'edit' ? (
                <SectionEditor
                  key={`${base.start} ${base.head}`}
                  brand={brand}
                  section={section}
                  live={current}
                  base={base}
                  newest={state.head}
                  mayEdit={mayEdit}
                  onNewest={() => setBase(newestOf(state))}
                  onSaved={(number) => {
                    setBase({ start: number, head: number });
                    setDone({ text: text(messages.saved, { number }) });
                    onChanged();
                  }}
                />
              ) : (
                <HistoryList
                  brand={brand}
                  section={section}
                  live={current}
                  refresh={`${live} ${state.head?.number ?? 0}`}
                  onPublish={(version, kind) => setPublication({ version, kind })}
                />
              )}
            </Tabs>
            {publication !== undefined && (
              <PublishDialog
                brand={brand}
                section={section}
                publication={publication}
                live={current}
                liveNumber={state.live?.version ?? null}
                onDone={(version) => {
                  setPublication(undefined);
                  setBase({ ...base, start: version });
                  setDone({ text: text(messages.published, { number: version }), undo: live });
                  onChanged();
                }}
                onClose={() => setPublication(undefined)}
              />
            )}
          </>
        )}
      </AsyncContent>
    </>
  );
}
